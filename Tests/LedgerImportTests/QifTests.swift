import LedgerDomain
import LedgerImport
import TestSupport
import Testing

struct QifTests {
  private func lines(_ lines: String...) -> String { lines.joined(separator: "\n") + "\n" }

  @Test(
    arguments: [
      (["D27.03'2010", "T3.10", "^", "D05.06'2019", "T-8.00", "^"], ["2010-03-27 3.10", "2019-06-05 -8.00"]),
      (["D31/12/2014", "T-1.00", "^"], ["2014-12-31 -1.00"]),
      (["D07/03/2026", "T-5.00", "^", "D19/03/2026", "T-6.00", "^"], ["2026-03-07 -5.00", "2026-03-19 -6.00"]),
      (["D03/28/21", "T-1.00", "^"], ["2021-03-28 -1.00"]),
      (["D 3/ 4'10", "T-1.00", "^", "D12/31' 5", "T-2.00", "^"], ["2010-03-04 -1.00", "2005-12-31 -2.00"]),
      (["D31-12-99", "T1", "^"], ["1999-12-31 1.00"]),
      (["D2026-03-07", "T1", "^"], ["2026-03-07 1.00"]),
      (["d13/03/2026", "t-1", "^"], ["2026-03-13 -1.00"]),
    ] as [([String], [String])])
  func `dates are read as they are meant`(_ body: [String], _ expected: [String]) throws {
    #expect(try readings((["!Type:Bank"] + body).joined(separator: "\n")) == expected)
    #expect(try readings((["!Type:Bank"] + body).joined(separator: "\r\n")) == expected)
  }

  @Test func `an option line decides the order of dates`() throws {
    let body = "!Type:Bank\nD03/04/2024\nT-1.00\n^\n"
    #expect(try readings("!Option:MDY\n" + body) == ["2024-03-04 -1.00"])
    #expect(try readings("!Option:DMY\n" + body) == ["2024-04-03 -1.00"])
    #expect(try readings("!Option:MDY\n" + body, ReadingOptions(dateFormat: .dmy)) == ["2024-04-03 -1.00"])
    #expect(refusal(body) == .ambiguousDateOrder(column: "D", examples: ["03/04/2024"]))
  }

  @Test func `contradicting dates are refused with their lines`() {
    let file = lines("!Type:Bank", "D13/04/2024", "T-1", "^", "D04/13/2024", "T-1", "^", "D03/04/2024", "T-1", "^")
    #expect(
      refusal(file) == .badCells([RowProblem(line: 5, column: "D", reason: .notADate("04/13/2024"))]))
  }

  @Test func `one notation of amounts is proved for the whole file`() throws {
    func file(_ amounts: String...) -> String {
      "!Type:Bank\n" + amounts.map { "D2026-03-07\nT\($0)\n^\n" }.joined()
    }
    #expect(try readings(file("-1.000", "-1.234,50")).map { $0.dropFirst(11) } == ["-1000.00", "-1234.50"])
    #expect(try readings(file("-1,000", "12.5")).map { $0.dropFirst(11) } == ["-1000.00", "12.50"])
    #expect(refusal(file("-1.000")) == .ambiguousDecimal(column: "T", examples: ["-1.000"]))
    #expect(try readings(file("-1.000"), ReadingOptions(decimalMark: .comma)) == ["2026-03-07 -1000.00"])
    let found = try statement(file("-1.00", "x", "2.00"))
    #expect(found.problems == [RowProblem(line: 5, column: "T", reason: .notANumber("x"))])
    #expect(try rows(found).count == 2)
  }

  @Test func `a blank split of zero is noise`() throws {
    let file = lines("!Type:Bank", "D2026-03-07", "T-10.00", "SFood", "$-10.00", "S", "$0.00", "^")
    let read = try rows(statement(file))
    #expect(read.map(\.category) == ["Food"])
    #expect(read.map(\.splits) == [[]])
  }

  @Test func `one part alone that names an own account makes the row a transfer`() throws {
    let read = try rows(statement(lines("!Type:Bank", "D2026-03-07", "T-10.00", "S[Card]", "$-10.00", "^")))
    #expect(read.map(\.otherAccount) == ["Card"])
    #expect(read.map(\.splits) == [[]])
  }

  @Test func `parts of a split keep their categories and notes`() throws {
    let file = lines(
      "!Type:Bank", "D2026-03-07", "T-30.00", "PMarket", "LFood", "SFood:Groceries/Anna", "Eapples", "$-20.00",
      "S[Savings]", "$-10.00", "^")
    let row = try #require(try rows(statement(file)).first)
    #expect(row.category == nil)
    #expect(
      row.splits == [
        ImportRow.Part(category: "Food:Groceries", amount: money("-20.00", "EUR"), note: "apples"),
        ImportRow.Part(otherAccount: "Savings", amount: money("-10.00", "EUR"), note: "[Savings]"),
      ])
  }

  @Test func `parts that do not add up are a problem`() throws {
    let file = lines("!Type:Bank", "D2026-03-07", "T-30.00", "SFood", "$-20.00", "SFun", "$-5.00", "^")
    #expect(
      try statement(file).problems == [
        RowProblem(
          line: 2, column: "$", reason: .partsDoNotAddUp(total: money("-30.00", "EUR"), parts: money("-25.00", "EUR")))
      ])
  }

  @Test(
    arguments: [
      ("-10.01", ["33.3", "33.3%", "33,4"], ["-3.33", "-3.33", "-3.35"]), ("-0.01", ["50", "50"], ["-0.01"]),
      ("100.00", ["60.00%", "40.00 %"], ["60.00", "40.00"]), ("-10.00", ["0", "12.5", "87.5"], ["-1.25", "-8.75"]),
    ] as [(String, [String], [String])])
  func `parts by percents add up to the whole`(_ total: String, _ percents: [String], _ expected: [String]) throws {
    let parts = percents.flatMap { ["SFood", "%\($0)"] }.joined(separator: "\n")
    let read = try rows(statement("!Type:Bank\nD2026-03-07\nT\(total)\n\(parts)\n^\n"))
    let found = read.flatMap { $0.splits.isEmpty ? [$0.amount] : $0.splits.map(\.amount) }
    #expect(found.map(\.description) == expected)
  }

  @Test(
    arguments: [
      (["SFood", "%50", "SFun", "%49"], "%", RowProblem.Reason.percentsDoNotAddUp),
      (["SFood", "%half", "SFun", "%50"], "%", .notANumber("half")),
      (["SFood", "%-50", "SFun", "%150"], "%", .notANumber("-50")),
      (["SFood", "$-25.00", "SFun", "%50"], "%", .amountsBesidePercents),
      (
        ["SFood", "$0.00", "SFun", "$0.00"], "$",
        .partsDoNotAddUp(total: money("-50.00", "EUR"), parts: money("0.00", "EUR"))
      ),
      (["SFood", "$-90000000000000000.00", "SFun", "$5.00"], "$", .tooLarge("-90000000000000000.00")),
      (
        Array(repeating: ["SFood", "$-20000000000000000.00"], count: 5).flatMap { $0 }, "$",
        .partsTooLarge(total: money("-50.00", "EUR"))
      ),
    ] as [([String], String, RowProblem.Reason)])
  func `parts that are no split of the amount are a problem`(
    _ parts: [String], _ field: String, _ reason: RowProblem.Reason
  ) throws {
    let file = (["!Type:Bank", "D2026-03-07", "T-50.00"] + parts + ["^", ""]).joined(separator: "\n")
    #expect(try statement(file).problems == [RowProblem(line: 2, column: field, reason: reason)])
  }

  @Test func `percents beside the amount of each part are passed over, and a blank part is noise`() throws {
    let both = lines("!Type:Bank", "D2026-03-07", "T-50.00", "SFood", "$-20.00", "%40", "SFun", "$-30.00", "%60", "^")
    #expect(try rows(statement(both)).first?.splits.map(\.amount.description) == ["-20.00", "-30.00"])
    let blank = lines("!Type:Bank", "D2026-03-07", "T-50.00", "LFood", "S", "$0.00", "^")
    #expect(try rows(statement(blank)).map { "\($0.amount) \($0.category ?? "")" } == ["-50.00 Food"])
  }

  @Test func `amounts of parts that contradict the others are named`() {
    let file = lines("!Type:Bank", "D2026-03-07", "T-10.50", "SFood", "$-10,50", "^")
    #expect(refusal(file) == .badCells([RowProblem(line: 2, column: "$", reason: .otherNotation("-10,50"))]))
  }

  @Test func `accounts name the rows behind them, and a transfer keeps the other account in the note`() throws {
    let file = lines(
      "!Option:AutoSwitch", "!Account", "NGiro", "TBank", "^", "NCard", "TCCard", "^", "!Clear:AutoSwitch", "!Account",
      "NGiro", "TBank", "^", "!Type:Bank ", "D13/03/2026", "T-5.00", "PX", "Mmemo", "N101", "CX", "L[Card]", "^",
      "!Account", "NCard", "^", "!Type:CCard", "D14/03/2026", "U-6.00", "PY", "LFun/Trip", "^")
    let found = try statement(file)
    let read = try rows(found)
    #expect(read.map(\.account) == ["Giro", "Card"])
    #expect(read.map(\.note) == ["memo [Card]", nil])
    #expect(read.map(\.category) == [nil, "Fun"])
    #expect(read.map(\.otherAccount) == ["Card", nil])
    #expect(read.map(\.reference) == [nil, nil])
    #expect(read.map(\.line) == [15, 27])
    #expect(found.rowCount == 2)
  }

  @Test func `lists and securities are skipped with a reason`() throws {
    let file = lines(
      "!Type:Cat", "NFood", "E", "^", "!Type:Class", "NTrip", "^", "!Type:Memorized", "KP", "T-1.00", "^",
      "!Type:Security", "NIBM", "^", "!Type:Prices", "\"IBM\",100,\"1/1/20\"", "^", "!Type:Invst", "D13/03/2026",
      "NBuy",
      "T100", "^", "!Type:Cash", "D13/03/2026", "T-2.00", "^", "D14/03/2026", "POpening Balance", "T100", "L[Cash]",
      "^",
      "D15/03/2026", "PNothing", "^")
    let found = try statement(file)
    #expect(try rows(found).map(\.amount.description) == ["-2.00"])
    let list = SkippedRow.Reason.listEntry
    #expect(found.skipped.map(\.reason) == [list, list, list, list, list, .investment, .balance, .noAmount])
  }

  @Test func `records without a section, and without an end, are read`() throws {
    let found = try statement("D13/03/2026\nT-5.00\nPShop\n^\nD14/03/2026\nT-6.00\nPKiosk")
    #expect(try rows(found).map { "\($0.line) \($0.amount)" } == ["1 -5.00", "5 -6.00"])
    #expect(found.detected.format == .qif)
    #expect(found.detected.dateFormat == "dd/MM/yyyy")
    #expect(found.detected.delimiter == nil)
  }

  @Test func `a date without a year needs the option`() throws {
    let file = "!Type:Bank\nD13/03\nT-5.00\n^\n"
    #expect(try statement(file).problems.map(\.reason) == [.noYear("13/03")])
    #expect(try readings(file, ReadingOptions(year: 2025)) == ["2025-03-13 -5.00"])
  }
}
