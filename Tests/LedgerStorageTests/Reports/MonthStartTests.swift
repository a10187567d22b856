import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Months that start on pay-day, through a stored ledger (SEMANTICS §6).
struct MonthStartTests {
  let household: Household

  init() throws { household = try Household() }

  @Test(arguments: MonthVector.table)
  func `an entry counts in the month of the table, whether it was there before the setting or not`(_ line: MonthVector)
    throws
  {
    try household.add("-1.00", "Groceries", on: line.date)
    try household.ledger.write { writer in try line.starts.forEach(writer.setMonthStart) }
    try household.add("-2.00", "Groceries", on: line.date)
    try Recomputation.expectEqual(household.ledger.connection)

    let around = months("2024-01", "2026-12")
    let history = try household.ledger.history(over: around)
    let spent = history.months.filter { $0.position.consumed == usd("3.00") }
    #expect(spent.map(\.month.description) == [line.label])
    let days = try #require(spent.first).span.days
    #expect("\(days.lowerBound) … \(days.upperBound)" == line.days)
    let view = try household.ledger.connection.all("SELECT DISTINCT month FROM entries") {
      try $0.value(0, as: String.self)
    }
    #expect(view == [line.label])
    let report = try household.ledger.breakdown(over: MonthRange(month(line.label)))
    #expect(report.days == days && report.position.consumed == usd("3.00"))
  }

  @Test func `a setting changes nothing in months before it`() throws {
    for day in ["2026-04-30", "2026-05-01", "2026-05-24", "2026-05-31", "2026-06-01", "2026-06-24", "2026-06-25"] {
      try household.add("-1.00", "Groceries", on: day)
    }
    #expect(try consumed() == ["1.00", "3.00", "3.00", "0.00"])
    try start(25, "2026-06")
    #expect(try consumed() == ["1.00", "3.00", "2.00", "1.00"])
    try start(10, "2026-06")
    #expect(try consumed() == ["1.00", "4.00", "2.00", "0.00"])
    try start(1, "2026-06")
    #expect(try consumed() == ["1.00", "3.00", "3.00", "0.00"])
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a setting that says what holds already cuts nothing, and takes one from the same month away`() throws {
    func starts() throws -> [String] { try household.ledger.calendar().starts.map { "\($0.day) from \($0.from)" } }
    try start(25, "2026-03")
    try start(25, "2026-06")
    #expect(try starts() == ["25 from 2026-03"])
    try start(10, "2026-06")
    try start(25, "2026-06")
    #expect(try starts() == ["25 from 2026-03"])
    try start(1, "2026-03")
    #expect(try starts() == [])
  }

  private func start(_ day: Int, _ iso: String) throws {
    let start = try #require(MonthStart(day: day, from: month(iso)))
    try household.ledger.write { try $0.setMonthStart(start) }
  }

  private func consumed() throws -> [String] {
    try household.ledger.history(over: months("2026-04", "2026-07")).months
      .map(\.position.consumed.description)
  }

  @Test func `a month is to come, and complete, by its own days`() throws {
    try household.ledger.write {
      try $0.setMonthStart(#require(MonthStart(day: 25, from: CalendarDate.earliest.month)))
    }
    household.ledger.today = date("2026-01-25")
    try household.add("-10.00", "Groceries", on: "2026-01-24")
    let history = try household.ledger.history(over: months("2026-01", "2026-03"))
    #expect(history.months.map(\.isFuture) == [false, false, true])
    #expect(try history.averageConsumed(today: date("2026-01-24")) == nil)
    let average = try #require(try history.averageConsumed(today: household.ledger.today))
    #expect(average.amount == usd("10.00") && average.months == 1)
  }

  @Test func `split lines, other currencies and planned entries are cut anew as they were counted`() throws {
    try household.ledger.write { writer in
      var content = try household.splitContent([("Home", "-30.00"), ("Groceries", "-12.50"), ("Groceries", "2.00")])
      content.date = date("2026-06-26")
      try writer.addEntry(content)
      try writer.addEntry(try household.content("-3.00", "Groceries", on: "2026-06-27", status: .planned))
      var foreign = try household.content("-4.00", "Groceries", on: "2026-06-28")
      foreign.amount = money("-4.00", "EUR")
      try writer.addEntry(foreign)
      try writer.setMonthStart(try #require(MonthStart(day: 25, from: month("2026-06"))))
    }
    try Recomputation.expectEqual(household.ledger.connection)
    let july = try household.ledger.breakdown(over: MonthRange(month("2026-07")))
    #expect(july.position.consumed == usd("40.50"))
    #expect(july.unconverted.map(\.consumed) == [money("4.00", "EUR")])
  }
}
