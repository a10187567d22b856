import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The view `entries`, part of the contract with readers of the file.
struct EntriesViewTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  struct Printed: CustomStringConvertible {
    let text: String
    let currency: String
    let minorUnits: Int64
    var description: String { "\(text) \(currency)" }
  }

  @Test(arguments: [
    Printed(text: "-42.50", currency: "USD", minorUnits: -4250),
    Printed(text: "-0.05", currency: "USD", minorUnits: -5),
    Printed(text: "0.00", currency: "USD", minorUnits: 0),
    Printed(text: "1234567.89", currency: "USD", minorUnits: 123_456_789),
    Printed(text: "-23058430092136939.51", currency: "USD", minorUnits: -2_305_843_009_213_693_951),
    Printed(text: "-1234", currency: "JPY", minorUnits: -1234),
    Printed(text: "-1.005", currency: "KWD", minorUnits: -1005),
    Printed(text: "-0.010", currency: "KWD", minorUnits: -10),
    Printed(text: "2.0304", currency: "CLF", minorUnits: 20304),
    Printed(text: "-0.0007", currency: "CLF", minorUnits: -7),
  ])
  func `an amount has its currency's decimals and its sign`(expected: Printed) throws {
    try household.add(expected.text, "Groceries", in: expected.currency)
    let rows = try household.ledger.connection.values("SELECT amount, minor_units, currency FROM entries")
    #expect(rows == [[.text(expected.text), .integer(expected.minorUnits), .text(expected.currency)]])
  }

  @Test(arguments: ["0001-01-01", "1969-12-31", "1970-01-01", "2024-02-29", "2026-11-30", "9999-12-31"])
  func `dates and months are ISO`(day: String) throws {
    try household.add("-1.00", "Groceries", on: day)
    let rows = try household.ledger.connection.values("SELECT date, month FROM entries")
    #expect(rows == [[.text(day), .text(String(day.prefix(7)))]])
  }

  @Test func `an entry stands with all its names`() throws {
    try household.store(
      try household.content("-42.50", "Groceries", payee: "Corner shop", note: "milk", status: .planned))
    let rows = try household.ledger.connection.values(
      "SELECT id, category, kind, payee, account, note, split_line, status, import FROM entries")
    #expect(
      rows == [
        [
          .integer(1), .text("Groceries"), .text("spending"), .text("Corner shop"), .text("Cash"), .text("milk"), .null,
          .text("planned"), .null,
        ]
      ])
  }

  @Test func `a split stands once for each line, with the line's amount and category`() throws {
    let lines = [("Groceries", "-0.05"), ("Home", "-99.95"), ("Groceries", "10.00")]
    try household.store(try household.splitContent(lines))
    let rows = try household.ledger.connection.values(
      "SELECT split_line, amount, category FROM entries ORDER BY split_line")
    #expect(
      rows == [
        [.integer(1), .text("-0.05"), .text("Groceries")],
        [.integer(2), .text("-99.95"), .text("Home")],
        [.integer(3), .text("10.00"), .text("Groceries")],
      ])
  }

  @Test func `an imported entry names its import`() throws {
    let summary = try household.importRows([row("2026-11-03", "-1.00", "Shop")]).summary
    let batches = try household.ledger.connection.values("SELECT import FROM entries")
    #expect(batches == [[.integer(try #require(summary.batch))]])
  }
}
