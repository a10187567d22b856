import LedgerDomain
import LedgerImport
import TestSupport
import Testing

/// A column of numbers, and the amounts that it has to be read as.
struct NumberColumn: CustomTestStringConvertible, Sendable {
  let cells: [String]
  let amounts: [String]
  var currency = "EUR"
  var options = ReadingOptions()

  var testDescription: String { cells.joined(separator: " | ") + " in " + currency }

  /// A file with the cells as its amounts.
  var file: String {
    let rows = cells.map { "2026-02-01;x;\"\($0)\"\n" }
    return "Date;Text;Amount\n" + rows.joined()
  }

  static let readable = [
    NumberColumn(cells: ["-1.000", "1.488,69"], amounts: ["-1000.00", "1488.69"]),
    NumberColumn(cells: [" -110.7 €"], amounts: ["-110.70"]),
    NumberColumn(cells: ["(12.34)", "12.34-", "−12.34"], amounts: ["-12.34", "-12.34", "-12.34"]),
    NumberColumn(cells: ["-1'234.50", "1'234.50"], amounts: ["-1234.50", "1234.50"]),
    NumberColumn(cells: ["-1’234.50"], amounts: ["-1234.50"]),
    NumberColumn(cells: ["-1 234,50", "1 234,50"], amounts: ["-1234.50", "1234.50"]),
    NumberColumn(
      cells: ["-1\u{202f}234,50", "1\u{2009}234,50", "1\u{a0}234,50"], amounts: ["-1234.50", "1234.50", "1234.50"]),
    NumberColumn(cells: ["-1,23,456.00", "12,34,567.00"], amounts: ["-123456.00", "1234567.00"], currency: "INR"),
    NumberColumn(cells: ["-12.345", "1.5"], amounts: ["-12.345", "1.500"], currency: "KWD"),
    NumberColumn(cells: ["-12.345", "6.000"], amounts: ["-12345.00", "6000.00"]),
    NumberColumn(cells: ["-9,000", "110"], amounts: ["-9000", "110"], currency: "JPY"),
    NumberColumn(cells: ["-12.00", "7"], amounts: ["-12", "7"], currency: "JPY"),
    NumberColumn(cells: ["-.37", ".06"], amounts: ["-0.37", "0.06"]),
    NumberColumn(cells: ["- 12,34", "+ 5,00"], amounts: ["-12.34", "5.00"]),
    NumberColumn(
      cells: ["-$1,465.00", "$-2.00", "- $3.00", "(4.00 USD)"], amounts: ["-1465.00", "-2.00", "-3.00", "-4.00"],
      currency: "USD"),
    NumberColumn(cells: ["CHF -12.50", "12.50 CHF"], amounts: ["-12.50", "12.50"], currency: "CHF"),
    NumberColumn(cells: ["-9 150,00 kr", "399,00 kr"], amounts: ["-9150.00", "399.00"], currency: "SEK"),
    NumberColumn(cells: ["12.50 DR", "1,000.00 CR"], amounts: ["-12.50", "1000.00"]),
    NumberColumn(cells: ["-41.0000", "5.10"], amounts: ["-41.00", "5.10"]),
    NumberColumn(cells: ["-1", "2", "30"], amounts: ["-1.00", "2.00", "30.00"]),
    NumberColumn(cells: ["-131.50(refunded 40.00)"], amounts: ["-131.50"]),
    NumberColumn(
      cells: ["-1.000", "12.340"], amounts: ["-1000.00", "12340.00"], options: ReadingOptions(decimalMark: .comma)),
    NumberColumn(
      cells: ["-1.000", "12.340"], amounts: ["-1.00", "12.34"], options: ReadingOptions(decimalMark: .point)),
    NumberColumn(cells: ["-23058430092136939.51"], amounts: ["-23058430092136939.51"]),
  ]

  static let ambiguous = [
    NumberColumn(cells: ["-1.000", "12.340"], amounts: []),
    NumberColumn(cells: ["-1,000", "12,340"], amounts: []),
    NumberColumn(cells: ["-12.345", "1.000"], amounts: [], currency: "KWD"),
  ]

  static let unreadable = [
    "-0.0.66962", "1.355,9.0", "--5", "12-34", "1,23,45", "12a", "1.234.56", "+-3", "-5-", "(5", "5)", "(-5)", "-5 CR",
    "12%",
    "1''234", "1234,567.89.1", "€ 5 $", "0x10", "NaN", "1e5",
  ]
}

struct NumberTests {
  @Test(arguments: NumberColumn.readable)
  func `one notation is proved for the whole column`(_ column: NumberColumn) throws {
    let statement = try statement(column.file, column.options, currency: column.currency)
    #expect(statement.problems == [])
    #expect(try rows(statement).map(\.amount.description) == column.amounts)
    #expect(try rows(statement).allSatisfy { $0.amount.currency.code == column.currency })
  }

  @Test(arguments: NumberColumn.ambiguous)
  func `numbers that can be read in two ways are refused`(_ column: NumberColumn) {
    let examples = column.cells.filter { $0.contains(".") || $0.contains(",") }
    #expect(refusal(column.file, currency: column.currency) == .ambiguousDecimal(column: "Amount", examples: examples))
  }

  @Test func `the running balance decides where the amounts cannot`() throws {
    let file = "Date;Amount;Balance\n2026-02-01;-1.000;9.000,50\n2026-02-02;-2.000;7.000,50\n"
    #expect(try readings(file) == ["2026-02-01 -1000.00", "2026-02-02 -2000.00"])
  }

  @Test(arguments: NumberColumn.unreadable)
  func `a cell that is no number is named by line and column`(_ cell: String) throws {
    let file = "Date;Text;Amount\n2026-02-01;x;-1.50\n2026-02-02;y;\"\(cell)\"\n2026-02-03;z;2.25\n"
    let statement = try statement(file)
    #expect(statement.problems.map(\.line) == [3])
    #expect(statement.problems.map(\.column) == ["Amount"])
    #expect(try rows(statement).map(\.line) == [2, 4])
  }

  @Test func `the line that decides the decimal mark is reported`() throws {
    let statement = try statement("Date;Amount\n2026-02-01;-1.000\n2026-02-02;7\n2026-02-03;-0,5\n")
    #expect(statement.detected.decimal == ",")
    #expect(statement.detected.decimalDecidedAtLine == 4)
  }

  @Test func `a cell against the notation of the others is a problem of its row`() throws {
    let statement = try statement("Date;Amount\n2026-02-01;-1.25\n2026-02-02;7.50\n2026-02-03;-0,5\n")
    #expect(statement.problems == [RowProblem(line: 4, column: "Amount", reason: .otherNotation("-0,5"))])
    #expect(try rows(statement).map(\.amount.description) == ["-1.25", "7.50"])
  }

  @Test func `cells that contradict each other one to one are refused by name`() {
    let error = refusal("Date;Amount\n2026-02-01;-1.25\n2026-02-02;-0,5\n")
    #expect(error == .badCells([RowProblem(line: 3, column: "Amount", reason: .otherNotation("-0,5"))]))
  }

  @Test func `more decimals than the currency has are refused, trailing zeros aside`() throws {
    let statement = try statement("Date,Amount\n2026-02-01,-1.2500\n2026-02-02,-1.2345\n")
    #expect(try rows(statement).map(\.amount.description) == ["-1.25"])
    #expect(statement.problems.map(\.reason) == [.tooManyDecimals("-1.2345", currency("EUR"))])
  }

  @Test func `an amount beyond 64 bits is a problem, not a crash`() throws {
    let statement = try statement("Date,Amount\n2026-02-01,-99999999999999999999.00\n2026-02-02,-1.00\n")
    #expect(statement.problems.map(\.line) == [2])
    #expect(try rows(statement).map(\.line) == [3])
  }

  @Test func `each row may have its own currency`() throws {
    let file =
      "Date,Amount,Currency\n2026-02-01,-1.250,KWD\n2026-02-02,-7.50,usd\n2026-02-03,-8,JPY\n2026-02-04,-9,XYZ\n"
    let statement = try statement(file)
    #expect(try rows(statement).map(\.amount) == [money("-1.250", "KWD"), money("-7.50", "USD"), money("-8", "JPY")])
    #expect(statement.problems == [RowProblem(line: 5, column: "Currency", reason: .unknownCurrency("XYZ"))])
  }
}
