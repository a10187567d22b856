import LedgerDomain
import LedgerImport
import TestSupport
import Testing

struct StructureTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `each kind of line end counts as one line`(_ end: String) throws {
    let file = ["Date;Amount", "2026-02-01;-1,50", "", "2026-02-02;2,50", ""].joined(separator: end)
    let found = try rows(statement(file))
    #expect(found.map(\.line) == [2, 4])
  }

  @Test(arguments: [",", ";", "\t", "|"])
  func `the delimiter is found`(_ delimiter: String) throws {
    let lines = [["Date", "Payee", "Amount"], ["2026-02-01", "Shop", "-1.50"], ["2026-02-02", "Work", "2.50"]]
    let found = try statement(lines.map { $0.joined(separator: delimiter) + "\n" }.joined())
    #expect(found.detected.delimiter == delimiter)
    #expect(try rows(found).map(\.payee) == ["Shop", "Work"])
  }

  @Test func `a sep line names the delimiter`() throws {
    let found = try statement("sep=^\nDate^Payee^Amount\n2026-02-01^Shop, Ltd^-1.50\n")
    #expect(found.detected.delimiter == "^")
    #expect(try rows(found).map(\.line) == [3])
  }

  @Test func `quotes hold delimiters, doubled quotes and line ends`() throws {
    let file = "Date,Payee,Note,Amount\n2026-02-01,\"Shop, \"\"Süd\"\"\",\"two\nlines\",-1.50\n2026-02-02,Work,x,2\n"
    let found = try rows(statement(file))
    #expect(found.map(\.line) == [2, 4])
    #expect(found[0].payee == "Shop, \"Süd\"")
    #expect(found[0].note == "two lines")
  }

  @Test func `a quote that is never closed costs one row, not the file`() throws {
    let file = "Date,Payee,Amount\n2026-02-01,\"Shop,-1.50\n2026-02-02,Work,2.00\n2026-02-03,Kiosk,-3.00\n"
    #expect(try rows(statement(file)).map(\.line).suffix(2) == [3, 4])
  }

  @Test func `quotes that are not doubled are text`() throws {
    let file =
      "Date,Payee,Note,Amount\n2026-02-01,\"UAB \"Akmuo\", Ltd\",\"x\",\"-1.50\"\n2026-02-02,\"Work\",\"y\",\"2.00\"\n"
    let found = try rows(statement(file))
    #expect(found.map(\.payee) == ["UAB \"Akmuo\", Ltd", "Work"])
    #expect(found.map(\.amount.description) == ["-1.50", "2.00"])
  }

  @Test func `a text cut by a delimiter without quotes is put together again`() throws {
    let file = "Date,Details,Amount,Balance\n2026-02-01,TEA, PUNE,-20.00,80.00\n2026-02-02,Work,5.00,85.00\n"
    #expect(try rows(statement(file)).map(\.payee) == ["TEA, PUNE", "Work"])
  }

  @Test func `a row with more cells than names is a problem where it cannot be put together in one way`() throws {
    let file = "Date,Payee,Note,Amount\n2026-02-01,a,b,c,-20.00\n2026-02-02,Work,x,-5.00\n"
    let found = try statement(file)
    #expect(found.problems == [RowProblem(line: 2, column: "Date", reason: .tooManyCells(found: 5, expected: 4))])
  }

  @Test func `a row that ends before its amount is a problem, not a footer`() throws {
    let file = "Date,Payee,Amount\n2026-11-17,Shop,-1.50\n2026-11-18,Short row\n2026-11-19,-2.50\n2026-11-20,Kiosk,\n"
    let found = try statement(file)
    #expect(
      found.problems.map(RowSentence.sentence) == [
        "line 3, column \"Amount\": the row has 2 of 3 cells, and the amount is not among them; is a delimiter missing?",
        "line 4, column \"Amount\": the row has 2 of 3 cells, and the amount is not among them; is a delimiter missing?",
      ])
    #expect(found.skipped == [SkippedRow(line: 5, reason: .noAmount)])
  }

  @Test func `a row without its last blank cells is whole`() throws {
    let file = "Date,Payee,Debit,Credit,Note\n2026-02-01,Shop,1.50\n2026-02-02,Work,,2.50\n2026-02-03,Lost,\n"
    let found = try statement(file)
    #expect(try rows(found).map(\.amount.description) == ["-1.50", "2.50"])
    #expect(found.problems == [RowProblem(line: 4, column: "Credit", reason: .tooFewCells(found: 3, expected: 5))])
  }

  @Test func `a short row without a header is a problem as well`() throws {
    let found = try statement(
      String(repeating: "2026-02-01,Shop,-1.50\n", count: 12) + "2026-02-03,Lost\n")
    #expect(found.problems == [RowProblem(line: 13, column: "3", reason: .tooFewCells(found: 2, expected: 3))])
  }

  @Test(arguments: ["2026-02-02;Kiosk;-2.50", "2026-02-02\tKiosk\t-2.50", "2026-02-02|Kiosk|-2.50"])
  func `a row with another delimiter is a problem`(_ row: String) throws {
    let found = try statement("Date,Payee,Amount\n2026-02-01,Shop,-1.50\n\(row)\n2026-02-03,Work,2.00\n")
    #expect(found.problems == [RowProblem(line: 3, column: "Amount", reason: .tooFewCells(found: 1, expected: 3))])
  }

  @Test(arguments: [
    "2026-02-28", "Created on 2026-02-28", "2026-02-28,Closing balance", "Total", "2026-02-28;2026-03-01",
    "From 2026-02-01; to 2026-02-28; balance 12.50", "End of list,2026-02-28",
  ])
  func `a footer with fewer cells is passed over`(_ footer: String) throws {
    let found = try statement("Date,Payee,Amount\n2026-02-01,Shop,-1.50\n2026-02-03,Work,2.00\n\(footer)\n")
    #expect(found.problems == [])
    #expect(found.skipped.map(\.line) == [4])
  }

  @Test(arguments: [1, 40, 140, 400])
  func `equal headers are one header, however often they stand there`(_ count: Int) throws {
    let header = "Date,Type,Description,Payee,Note,Amount,Fee,Currency,State,Balance,Reference,Category,Account\n"
    let row = "2026-02-01,x,Shop,,y,-1.50,0.00,EUR,Booked,10.00,A1,Food,DE00\n"
    let before = String(repeating: header, count: min(count, 140))
    let found = try statement(before + row + String(repeating: header + row, count: count))
    #expect(try rows(found).count == count + 1)
    #expect(Set(try rows(found).map(\.amount.description)) == ["-1.50"])
    #expect(found.skipped.allSatisfy { $0.reason == .header })
  }

  @Test func `different headers behind each other change the columns each time`() throws {
    let sections = (1...60).map { number in
      number.isMultiple(of: 2)
        ? "Date,Note \(number),Amount,Payee\n2026-02-01,x,-\(number),Shop\n"
        : "Payee,Amount,Note \(number),Date\nShop,-\(number),x,2026-02-01\n"
    }
    let found = try rows(statement(sections.joined()))
    #expect(found.map(\.amount.minorUnits) == (1...60).map { -100 * $0 })
    #expect(found.allSatisfy { $0.payee == "Shop" })
  }

  @Test func `many different headers without rows are refused with the first of them`() {
    let lines = (1...400).map { "Date \($0),Text,Payee,Amount \($0),Balance,Category\n" }
    #expect(
      refusal(lines.joined()) == .noDateColumn(found: ["Date 1", "Text", "Payee", "Amount 1", "Balance", "Category"]))
  }

  @Test(arguments: ["\"", "\"a,", "\"\",", "a\"", "\"\"x,"])
  func `a long line of quotes costs no row but its own`(_ pattern: String) throws {
    let line = String(repeating: pattern, count: 100_000)
    let file = "Date,Payee,Amount\n2026-02-01,Shop,-1.50\n\(line)\n2026-02-02,Kiosk,-2.50\n2026-02-03,Work,2.00\n"
    let found = try statement(file)
    #expect(try rows(found).map(\.line) == [2, 4, 5])
    #expect((found.skipped.map(\.line) + found.problems.map(\.line)) == [3])
  }

  @Test func `what stands in front of the header and behind the rows is no row`() throws {
    let file =
      "Bank X;;\nAccount;DE00;\nSaldo;1.000,00 EUR;\n\nDatum;Text;Betrag\n01.02.2026;Kiosk;-1,50\nSumme;;-1,50\n\nEnde der Liste\n"
    let found = try statement(file)
    #expect(try rows(found).map(\.line) == [6])
    #expect(found.skipped == [SkippedRow(line: 7, reason: .total), SkippedRow(line: 9, reason: .text)])
    #expect(found.rowCount == 3)
    #expect(found.detected.headerLine == 5)
  }

  @Test func `a second header may change the columns`() throws {
    let file =
      "Date,Payee,Amount\n2026-02-01,Shop,-1.50\n\nCard\nDate,Amount,Payee\n2026-02-02,-2.50,Kiosk\n"
    let found = try statement(file)
    #expect(try rows(found).map(\.payee) == ["Shop", "Kiosk"])
    #expect(found.skipped.map(\.reason) == [.text, .header])
  }

  @Test func `a record without date and amount continues the text above`() throws {
    let file = "Date,Details,Amount\n2026-02-01,CARD,-1.50\n,CORNER SHOP,\n2026-02-02,Work,2.00\n"
    let found = try statement(file)
    #expect(try rows(found).map(\.note) == ["CORNER SHOP", nil])
    #expect(found.skipped == [SkippedRow(line: 3, reason: .continuation)])
  }

  @Test(arguments: ["Pending", "Vorgemerkt", "RESERVERAT", "en attente", "offen"])
  func `a row that is only announced is passed over`(_ word: String) throws {
    let file = "Date,Payee,Amount,Status\n2026-02-01,Shop,-1.50,\(word)\n2026-02-02,Kiosk,-2.50,Booked\n"
    let found = try statement(file)
    #expect(found.skipped == [SkippedRow(line: 2, reason: .pending)])
    let all = try rows(statement(file, ReadingOptions(includePending: true)))
    #expect(all.map(\.status) == [.pending, .posted])
  }

  @Test(arguments: ["FAILED", "Declined", "REVERTED", "交易关闭", "Abgelehnt"])
  func `a row of which no money moved is passed over`(_ word: String) throws {
    let file = "Date,Payee,Amount,Status\n2026-02-01,Shop,-1.50,\(word)\n2026-02-02,Kiosk,-2.50,Booked\n"
    #expect(try statement(file).skipped == [SkippedRow(line: 2, reason: .cancelled)])
  }

  @Test(arguments: ["Opening balance", "Anfangssaldo", "SALDO ANTERIOR", "Ingående saldo", "Likutis pradžiai"])
  func `a row that states a balance is passed over`(_ text: String) throws {
    let file = "Date,Details,Amount\n2026-02-01,\(text),100.00\n2026-02-02,Kiosk,-2.50\n"
    #expect(try statement(file).skipped == [SkippedRow(line: 2, reason: .balance)])
  }

  @Test func `lines with labels are records`() throws {
    let file =
      "From: 01/01/2026 to 31/01/2026\n\nDate: 30/01/2026\nDescription: Shop, Ltd\nAmount: -4.50 GBP\n\n"
      + "Date: 23/01/2026\nDescription: Work\nAmount: 12.50 GBP\n"
    let found = try rows(statement(file))
    #expect(found.map(\.line) == [3, 7])
    #expect(found.map(\.amount) == [money("-4.50", "GBP"), money("12.50", "GBP")])
    #expect(found.map(\.payee) == ["Shop, Ltd", "Work"])
  }

  @Test func `ids that occur twice are told, so that they decide nothing`() throws {
    let ids = ["A1", "A2", "A3", "A4", "A1"]
    let file = "Date,Transaction ID,Amount\n" + ids.map { "2026-02-01,\($0),-1.00\n" }.joined()
    let found = try statement(file)
    #expect(found.repeatedReferences == ["A1"])
    #expect(try rows(found).map(\.reference) == ids)
  }

  @Test func `words in a column of ids are no ids`() throws {
    let file =
      "Date,Reference,Amount\n2026-02-01,TRANSFER FROM 0,-1.00\n2026-02-02,NOTPROVIDED,-1.00\n2026-02-03,77123,-1.00\n"
    #expect(try rows(statement(file)).map(\.reference) == [nil, nil, "77123"])
  }

  @Test func `rows can be walked through twice, and every record is counted once`() throws {
    let file = "Date,Payee,Amount\n2026-02-01,Shop,-1.50\n2026-02-02,Kiosk,x\nTotal,,3\n2026-02-03,Work,2.00\n"
    let found = try statement(file)
    #expect(try rows(found) == rows(found))
    #expect(try rows(found).count + found.skipped.count + found.problems.count == found.rowCount)
    #expect(found.rowCount == 4)
    #expect(found.dates?.lowerBound.description == "2026-02-01")
    #expect(found.dates?.upperBound.description == "2026-02-03")
  }

  @Test func `an error of the caller ends the walk`() throws {
    struct Enough: Error {}
    let found = try statement("Date,Amount\n2026-02-01,-1\n2026-02-02,-2\n")
    #expect(throws: Enough.self) { try found.forEachRow { _ in throw Enough() } }
  }

  @Test func `options name columns by header and by number`() throws {
    let file = "Kola,Mela,Zuva,Pata\n2026-02-01,Shop,-1.50,x\n2026-02-02,Kiosk,-2.50,y\n"
    let named = ReadingOptions(columns: [.date: "kola", .amount: "Zuva", .payee: "Pata"])
    #expect(try rows(statement(file, named)).map(\.payee) == ["x", "y"])
    let headerless = "2026-02-01,Shop,-1.50,x\n2026-02-02,Kiosk,-2.50,y\n"
    let numbered = ReadingOptions(columns: [.date: "1", .amount: "3", .payee: "4"])
    #expect(try rows(statement(headerless, numbered)).map(\.payee) == ["x", "y"])
  }

  @Test func `a header in a language that is not known is told by what the columns hold`() throws {
    let file = "Kola,Mela,Zuva\n2026-02-01,Shop,-1.50\n2026-02-02,Kiosk,2.50\n"
    let found = try statement(file)
    #expect(found.detected.headerLine == 1)
    #expect(try rows(found).map(\.payee) == ["Shop", "Kiosk"])
  }

  @Test func `one column for each role is told, in the order of the file`() throws {
    let found = try statement("Note,Amount,Date,Payee,Memo\nx,-1.50,2026-02-01,Shop,y\n")
    #expect(found.detected.columns.map(\.role) == [.note, .amount, .date, .payee])
    #expect(found.detected.columns.map(\.name) == ["Note", "Amount", "Date", "Payee"])
  }
}
