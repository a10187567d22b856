import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// A payment counts once, whether the bank's row or the posted entry comes first.
struct RecurringMatchTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  @Test func `a row that comes after the posted entry is linked to it`() throws {
    try household.recur("-12.50", "Home", from: "2026-11-03", payee: "Club")
    try household.post()
    let imported = try household.importRows([row("2026-11-05", "-12.50", "CLUB 17"), row("2026-11-09", "-12.50", "x")])
    #expect(imported.statuses == [.linked, .new])
    #expect(try household.post() == [])
    #expect(try household.entries().count == 2)
  }

  @Test func `a row that came before is matched and nothing is posted`() throws {
    try household.importRows([row("2026-11-05", "-12.50", "club")])
    let club = try household.recur("-12.50", "Home", from: "2026-11-03", payee: "Club")
    #expect(try household.post() == ["2026-11-03 matched 1"])
    #expect(try household.post() == [])
    #expect(try household.postings(of: club) == ["2026-11-03 matched 1"])
    #expect(try household.importRows([row("2026-11-05", "-12.50", "club")]).statuses == [.known])
    #expect(try household.entries().count == 1)
  }

  @Test(arguments: [("2026-10-29", false), ("2026-10-30", true), ("2026-11-07", true), ("2026-11-08", false)])
  func `an entry stands for a due day up to four days away`(day: String, isMatched: Bool) throws {
    try household.add("-12.50", "Home", on: day)
    try household.recur("-12.50", "Home", from: "2026-11-03")
    #expect(try household.post() == ["2026-11-03 \(isMatched ? "matched 1" : "posted 2")"])
  }

  @Test func `the payee or the category must be the same, and the payee is the better proof`() throws {
    try household.add("-12.50", "Health", on: "2026-11-03")
    try household.store(try household.content("-12.50", "Home", on: "2026-11-03", payee: "Club"))
    try household.store(try household.content("-12.50", "Home", on: "2026-11-03", payee: "Paper"))
    try household.recur("-12.50", "Home", from: "2026-11-03", payee: "paper")
    try household.recur("-12.50", "Home", from: "2026-11-03", payee: "Club")
    #expect(try household.post() == ["2026-11-03 matched 3", "2026-11-03 matched 2"])
  }

  @Test func `a payee is the same as the one that a rule makes of it`() throws {
    try household.store(try household.content("-12.50", "Uncategorized", on: "2026-11-03", payee: "Streaming"))
    try household.recur("-12.50", "Home", from: "2026-11-03", payee: "STRMNG 0815")
    let renaming: PayeeRenaming = { $0.payee == "STRMNG 0815" ? "Streaming" : nil }
    #expect(try household.post(renaming: renaming) == ["2026-11-03 matched 1"])
  }

  @Test(arguments: [
    ("-12.51", "Cash", "USD"), ("12.50", "Cash", "USD"), ("-12.50", "Card", "USD"), ("-12.50", "Cash", "EUR"),
  ])
  func `an entry of another amount, sign, account or currency is another payment`(
    amount: String, account: String, currency: String
  ) throws {
    try household.addAccount("Card")
    try household.add(amount, "Home", on: "2026-11-03", in: currency, account: account)
    try household.recur("-12.50", "Home", from: "2026-11-03")
    #expect(try household.post() == ["2026-11-03 posted 2"])
  }

  @Test func `the nearest entry is taken, each once`() throws {
    try household.add("-12.50", "Home", on: "2026-11-06")
    try household.add("-12.50", "Home", on: "2026-11-04")
    try household.recur("-12.50", "Home", from: "2026-11-03")
    try household.recur("-12.50", "Home", from: "2026-11-03")
    try household.recur("-12.50", "Home", from: "2026-11-03")
    #expect(try household.post() == ["2026-11-03 matched 2", "2026-11-03 matched 1", "2026-11-03 posted 3"])
  }

  @Test func `of two equal rows one is the posted entry, and the other is new`() throws {
    try household.recur("-12.50", "Home", from: "2026-11-03")
    try household.post()
    let rows = [row("2026-11-04", "-12.50", "x"), row("2026-11-04", "-12.50", "x")]
    #expect(try household.importRows(rows).statuses == [.linked, .new])
    #expect(try household.post() == [])
    #expect(try household.entries().count == 2)
  }

  @Test func `of two equal rows one is matched, and the other stays`() throws {
    try household.importRows(
      [row("2026-11-04", "-12.50", "x"), row("2026-11-04", "-12.50", "x")], category: "Home")
    try household.recur("-12.50", "Home", from: "2026-11-03")
    #expect(try household.post() == ["2026-11-03 matched 1"])
    #expect(try household.post() == [])
    #expect(try household.entries().count == 2)
  }

  @Test func `undoing the import frees what it matched, and the next run posts`() throws {
    try household.importRows([row("2026-11-04", "-12.50", "x")], category: "Home")
    let club = try household.recur("-12.50", "Home", from: "2026-11-03")
    try household.post()
    try household.undo(1)
    #expect(try household.postings(of: club) == [])
    #expect(try household.post() == ["2026-11-03 posted 2"])
    #expect(try household.importRows([row("2026-11-04", "-12.50", "x")], category: "Home").statuses == [.linked])
    #expect(try household.entries().count == 1)
  }

  @Test func `undoing the import lets the posted entry be what it was`() throws {
    let club = try household.recur("-12.50", "Home", from: "2026-11-03")
    try household.post()
    let before = try household.entries()
    try household.importRows([row("2026-11-04", "-12.50", "x")])
    #expect(try household.undo(1).unlinked == 1)
    #expect(try household.entries() == before)
    #expect(try household.postings(of: club) == ["2026-11-03 posted 1"])
  }

  @Test func `a matched entry that its owner deletes is not posted either`() throws {
    try household.importRows([row("2026-11-04", "-12.50", "x")], category: "Home")
    let club = try household.recur("-12.50", "Home", from: "2026-11-03")
    try household.post()
    try household.delete(1)
    #expect(try household.post() == [])
    #expect(try household.postings(of: club) == ["2026-11-03 matched 1 deleted"])
  }

  @Test func `a deleted row that comes back stands for its due day again, and no more once that is undone`() throws {
    let rows = [row("2026-11-04", "-12.50", "x")]
    try household.importRows(rows, category: "Home")
    let club = try household.recur("-12.50", "Home", from: "2026-11-03")
    try household.post()
    try household.delete(1)
    try household.importRows(rows, category: "Home") { $0.includesDeleted = true }
    #expect(try household.postings(of: club) == ["2026-11-03 matched 2"])
    try household.undo(2)
    #expect(try household.postings(of: club) == ["2026-11-03 matched 1 deleted"])
    #expect(try household.post() == [])
  }

  @Test func `a row about the amount gives the posted entry the amount of the bank, and the day stays`() throws {
    try household.recur("-80.00", "Home", from: "2026-11-03", payee: "City power", about: 10)
    try household.post()
    #expect(try household.importRows([row("2026-11-05", "-84.20", "CITY  POWER")]).statuses == [.linked])
    try Recomputation.expectEqual(household.ledger.connection)
    let entry = try household.entries()[0]
    #expect(entry.content.amount == usd("-84.20"))
    #expect(entry.content.date == date("2026-11-03"))
    #expect(try household.expense("2026-11").position.consumed == usd("84.20"))
    #expect(try household.post() == [])
    try household.undo(1)
    #expect(try household.entries().map(\.content.amount) == [usd("-80.00")])
    #expect(try household.expense("2026-11").position.consumed == usd("80.00"))
  }

  @Test func `a row about the amount needs the payee or the category, or a rule that says so`() throws {
    try household.recur("-80.00", "Home", from: "2026-11-03", payee: "City power", about: 10)
    try household.post()
    let rows = [row("2026-11-05", "-84.20", "CITY UTILITY 1")]
    #expect(try household.preview(rows).statuses == [.new])
    #expect(try household.preview([row("2026-11-05", "-84.20", "x", category: "home")]).statuses == [.linked])
    #expect(try household.preview([row("2026-11-05", "-88.01", "City power")]).statuses == [.new])
    #expect(try household.preview([row("2026-11-08", "-84.20", "City power")]).statuses == [.new])
    let rule = try household.ledger.write {
      try $0.addRule(pattern: .part("city"), category: try household.category("Health"), payee: "City power")
    }
    let imported = try household.importRows(rows) { $0.sort = { _, _ in RuleMatch(rule) } }
    #expect(imported.statuses == [.linked])
  }

  @Test func `an entry that was divided since keeps the amount of the bank when its row is taken back`() throws {
    try household.recur("-80.00", "Home", from: "2026-11-03", payee: "City power", about: 10)
    try household.post()
    try household.importRows([row("2026-11-05", "-84.20", "City power")])
    let divided = try household.splitContent([("Home", "-80.00"), ("Health", "-4.20")])
    try household.ledger.write { try $0.updateEntry(Entry.ID(rawValue: 1), to: divided) }
    try household.undo(1)
    #expect(try household.entries().map(\.content.amount) == [usd("-84.20")])
  }

  @Test func `the row with the same amount is linked before one that is about it`() throws {
    try household.recur("-80.00", "Home", from: "2026-11-03", payee: "City power", about: 10)
    try household.post()
    let rows = [row("2026-11-03", "-84.20", "City power"), row("2026-11-06", "-80.00", "City power")]
    #expect(try household.importRows(rows).statuses == [.new, .linked])
  }

  @Test func `an entry about the amount that is there already is matched as it is`() throws {
    try household.importRows([row("2026-11-05", "-84.20", "City power")])
    try household.recur("-80.00", "Home", from: "2026-11-03", payee: "City power", about: 10)
    #expect(try household.post() == ["2026-11-03 matched 1"])
    #expect(try household.entries().map(\.content.amount) == [usd("-84.20")])
  }

  @Test func `a matched entry that is uncategorized gets the category, and any other keeps its own`() throws {
    try household.importRows([row("2026-11-03", "-12.50", "Club")])
    try household.store(try household.content("-7.00", "Health", on: "2026-11-03", payee: "Paper"))
    try household.recur("-12.50", "Home", from: "2026-11-03", payee: "Club")
    try household.recur("-7.00", "Home", from: "2026-11-03", payee: "Paper")
    #expect(try household.post() == ["2026-11-03 matched 1", "2026-11-03 matched 2"])
    #expect(try household.entries().flatMap(\.content.parts).map(\.category.name) == ["Home", "Health"])
    // It was not changed by hand, so that the import can be undone.
    #expect(try household.undo(1).edited == [])
  }

  @Test func `a transfer is matched by either leg`() throws {
    try household.addAccount("Savings")
    try household.importRows([row("2026-11-02", "200.00", "from cash", category: "Transfer")], into: "Savings")
    try household.recur("-200.00", "Transfer", from: "2026-11-01", to: "Savings")
    #expect(try household.post() == ["2026-11-01 matched 1"])
    let content = try household.content("-200.00", "Transfer", on: "2026-12-02")
    try household.ledger.write { try $0.addTransfer(content, to: try household.account("Savings")) }
    #expect(try household.post(until: "2026-12-01") == ["2026-12-01 matched 2"])
    // Neither leg stands for another due day.
    try household.recur("-200.00", "Transfer", from: "2026-12-01", to: "Savings")
    #expect(try household.post(until: "2026-12-01") == ["2026-12-01 posted 4"])
  }

  @Test func `both legs of a posted transfer are linked to their rows`() throws {
    try household.addAccount("Savings")
    try household.recur("-200.00", "Transfer", from: "2026-11-01", to: "Savings")
    try household.post()
    #expect(try household.importRows([row("2026-11-02", "-200.00", "x")]).statuses == [.linked])
    #expect(try household.importRows([row("2026-11-02", "200.00", "y")], into: "Savings").statuses == [.linked])
    #expect(try household.entries().count == 2)
  }

  @Test func `random rows and due days never count a payment twice, whatever comes first`() throws {
    var random = SeededRandom()
    for _ in 0..<20 {
      let household = try Household()
      let rent = try household.recur("-10.00", "Home", every: "week", from: "2026-09-01", payee: "Club")
      let due = Array(rent.schedule.dueDays(in: date("2026-09-01")...date("2026-11-20")))
      // The bank books each payment up to three days late; files and runs of posting come in any order.
      let rows = due.map { row($0.adding(days: Int.random(in: 0...3, using: &random))!.description, "-10.00", "CLUB") }
      for cut in (0..<4).map({ _ in Int.random(in: 0...due.count, using: &random) }).sorted() {
        if Bool.random(using: &random) { try household.importRows(Array(rows[..<cut])) }
        if Bool.random(using: &random), cut > 0 { try household.post(until: due[cut - 1].description) }
      }
      try household.importRows(rows)
      try household.post(until: "2026-11-20")
      try household.importRows(rows)
      #expect(try household.entries().count == due.count, "\(random)")
      #expect(try household.postings(of: rent).count == due.count, "\(random)")
    }
  }
}
