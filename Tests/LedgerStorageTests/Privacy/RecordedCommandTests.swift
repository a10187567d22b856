import Testing

@testable import LedgerStorage

/// Command lines of the change log of which a payee is taken out.
@Suite struct RecordedCommandTests {
  struct Line: CustomTestStringConvertible, Sendable {
    let name: String
    let line: String
    let erased: String
    var isOwn = false
    var testDescription: String { "\(name) in \(line)" }
  }

  @Test(arguments: [
    Line(name: "Ann", line: "ledger add 7 Home Ann", erased: "ledger add 7 Home '…'"),
    Line(
      name: "Ann", line: "ledger --force add --date yesterday 7 Home 'ann ' --refund",
      erased: "ledger --force add --date yesterday 7 Home '…' --refund"),
    Line(name: "Home", line: "ledger add 7 Home Home --account Home", erased: "ledger add 7 Home '…' --account Home"),
    Line(
      name: "Ann", line: "ledger add 60 --split Ann=45 --split Home=15 Ann",
      erased: "ledger add 60 --split Ann=45 --split Home=15 '…'"),
    Line(name: "Ann", line: "ledger add -- 7 Home Ann", erased: "ledger add -- 7 Home '…'"),
    Line(
      name: "Ann", line: "ledger edit 3 --payee=Ann --category Ann", erased: "ledger edit 3 '--payee=…' --category Ann"),
    Line(
      name: "Ann", line: "ledger edit 3 --payee Bob --note 'for Ann' --tag x",
      erased: "ledger edit 3 --payee Bob --note 'for …' --tag x"),
    Line(name: "Ann", line: "ledger edit 3 --note 'a secret'", erased: "ledger edit 3 --note '…'", isOwn: true),
    Line(
      name: "Ann", line: "ledger add 7 Home Bob --note secret", erased: "ledger add 7 Home Bob --note secret",
      isOwn: true),
    Line(
      name: "Joe's", line: "ledger add 7 Home 'Joe'\\''s' --note 'it'\\''s Joe'\\''s'",
      erased: "ledger add 7 Home '…' --note '…'"),
    Line(
      name: "Ann", line: "ledger recurring add 9 Home Ann --every month",
      erased: "ledger recurring add 9 Home '…' --every month"),
    Line(name: "Ann", line: "ledger rule add ann Home --rename Ann", erased: "ledger rule add '…' Home --rename '…'"),
    Line(name: "Dr. Ann", line: "ledger rule add ann Home", erased: "ledger rule add '…' Home", isOwn: true),
  ])
  func `a name goes where a payee or a remark belongs`(_ line: Line) {
    #expect(RecordedCommand(line.line).erased(PayeeName(line.name), isOwn: line.isOwn) == line.erased)
  }

  @Test(arguments: [
    ("AD", "ledger add 7 Home Bea"), ("add", "ledger add 7 Home Bea"), ("Home", "ledger add 7 Home Bea"),
    ("Home", "ledger edit 3 --category Home"), ("note", "ledger edit 3 --note x"), ("7", "ledger add 7 Home Bea"),
    ("S1 1", "ledger add 7 Home 'S1 10'"), ("Ann", "ledger add 7 Home 'Ann Taylor' --note 'Ann Taylor'"),
    ("Ann", "ledger import Ann.csv"), ("Ann", "ledger add 7 Home Bea --tag Ann"), ("Ann", ""),
    ("Ann", "ledger add 7 'Home"),
  ])
  func `everything else of a command stays`(name: String, line: String) {
    #expect(RecordedCommand(line).erased(PayeeName(name, others: ["Ann Taylor"]), isOwn: false) == line)
  }
}
