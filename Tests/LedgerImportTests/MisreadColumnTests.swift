import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// Columns that their names tell, though most of their cells cannot be read (SEMANTICS §8: none left → name the bad cells).
struct MisreadColumnTests {
  private func problems(_ file: String) throws -> [String] {
    try statement(file).problems.map { "\($0.line) \($0.column) \(RowSentence.reason($0.reason))" }
  }

  @Test(
    arguments: [
      (["-3.10", "-4.10", "x4.10", "-0.0.66962", "--4"], [4, 5, 6]),
      (["-3.10", "-4.10", "-0.0.66962", "--4"], [4, 5]),
      (["-3.10", "--5", "-0.0.66962"], [3, 4]), (["--5"], [2]), (["ten", "-1.00", "twelve"], [2, 4]),
    ] as [([String], [Int])])
  func `bad amounts below a known name are named by their lines, however many they are`(
    _ amounts: [String], _ lines: [Int]
  ) throws {
    let file = "Date;Payee;Amount\n" + amounts.map { "2026-03-13;A;\($0)\n" }.joined()
    let found = try statement(file)
    #expect(found.problems.map(\.line) == lines)
    #expect(found.problems.allSatisfy { $0.column == "Amount" })
    #expect(try rows(found).count == amounts.count - lines.count)
  }

  @Test func `bad dates below a known name are named by their lines`() throws {
    let file = "Date,Payee,Amount\n2026-02-30,A,-1.00\n2026-13-01,B,-2.00\n2026-03-01,C,-3.00\n"
    #expect(try statement(file).problems.map { "\($0.line) \($0.column)" } == ["2 Date", "3 Date"])
  }

  @Test func `a bad column of amounts does not give way to a fee`() throws {
    let file = "Date;Payee;Amount;Fee\n2026-03-13;A;--3.10;-0.50\n2026-03-14;B;--4.10;-0.60\n"
    #expect(try statement(file).problems.map { "\($0.line) \($0.column)" } == ["2 Amount", "3 Amount"])
  }

  @Test func `bad cells of one column of a pair are named and not passed over`() throws {
    let file = "Date;Payee;Debit;Credit\n2026-03-13;A;--3.10;\n2026-03-14;B;4..10;\n2026-03-15;C;;5.00\n"
    let found = try statement(file)
    #expect(found.problems.map { "\($0.line) \($0.column)" } == ["2 Debit", "3 Debit"])
    #expect(found.skipped == [])
  }

  @Test func `a header without the name of an amount is refused as before`() {
    #expect(refusal("Date,Name\n2026-02-01,Shop\n") == .noAmountColumn(found: ["Date", "Name"]))
  }

  @Test func `a sign beside a bad date counts, and the date is named`() throws {
    let found = try statement("Date;Payee;Amount\n2026-03-13;A;3.10\n2026-02-30;B;-5.00\n")
    #expect(found.problems == [RowProblem(line: 3, column: "Date", reason: .notADate("2026-02-30"))])
    #expect(try rows(found).map(\.amount.description) == ["3.10"])
  }

  @Test func `where no readable amount has a sign the cells that cannot be read are named as well`() {
    let error = refusal("Date;Payee;Amount\n2026-03-13;A;3.10\n2026-03-14;B;4.10\n2026-03-15;C;--5\n")
    let cell = RowProblem(line: 4, column: "Amount", reason: .notANumber("--5"))
    #expect(error == .ambiguousSign(column: "Amount", .noSignBesideBadCells([cell])))
    let sentence = error.map(ImportErrorSentence.sentence) ?? ""
    #expect(sentence.contains("line 4, column \"Amount\": \"--5\"") && sentence.contains("--sign inverted"))
  }

  @Test func `a currency that is not known is named by line and column`() throws {
    let file = "date,payee,amount,currency\n2024-03-13,a,-27.318,XYZ\n2024-03-14,b,0.5,XYZ\n"
    #expect(
      try statement(file).problems == [
        RowProblem(line: 2, column: "currency", reason: .unknownCurrency("XYZ")),
        RowProblem(line: 3, column: "currency", reason: .unknownCurrency("XYZ")),
      ])
  }

  @Test func `amounts that contradict each other by their decimals are named`() {
    let error = refusal("Date,Payee,Amount\n2026-03-13,a,-27.318\n2026-03-14,b,0.5\n")
    #expect(
      error == .badCells([RowProblem(line: 2, column: "Amount", reason: .tooManyDecimals("-27.318", currency("EUR")))]))
  }

  @Test(arguments: ["-90000000000000000.00", "23058430092136939.52"])
  func `one amount that no ledger could hold is a problem of its row`(_ amount: String) throws {
    let csv = try statement("Date,Payee,Amount\n2026-03-13,A,-1.00\n2026-03-14,B,\(amount)\n")
    #expect(csv.problems == [RowProblem(line: 3, column: "Amount", reason: .tooLarge(amount))])
    let qif = try statement("!Type:Bank\nD2026-03-13\nT-1.00\n^\nD2026-03-14\nT\(amount)\n^\n")
    #expect(qif.problems == [RowProblem(line: 5, column: "T", reason: .tooLarge(amount))])
    #expect(try rows(csv).count == 1 && rows(qif).count == 1)
  }

  @Test func `the largest amount that a ledger holds is read`() throws {
    #expect(
      try readings("Date,Payee,Amount\n2026-03-14,B,-23058430092136939.51\n") == ["2026-03-14 -23058430092136939.51"])
  }
}
