import CSQLite
import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage
@testable import SQLiteKit

/// What a report costs SQLite does not depend on how many entries there are.
struct ReportCostTests {
  /// A report by its name.
  struct Question: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ask: @Sendable (Ledger) throws -> Void

    init(_ name: String, _ ask: @escaping @Sendable (Ledger) throws -> Void) {
      testDescription = name
      self.ask = ask
    }
  }

  private static let decade = MonthRange(count: 120, endingWith: month("2026-11"))
  private static let questions = [
    Question("this month") { _ = try $0.monthReport(month("2026-11")) },
    Question("a month of years ago") { _ = try $0.monthReport(month("2018-03"), depth: 1) },
    Question("120 months") { _ = try $0.history(over: decade) },
    Question("120 months of a category") { _ = try $0.history(over: decade, of: "Groceries") },
    Question("years beside those before") { _ = try $0.comparisonWithYearBefore(over: decade, each: .year) },
    Question("a breakdown of ten years") { _ = try $0.breakdown(over: decade) },
    Question("budgets") { _ = try $0.budgetReport(month("2026-10")) },
    Question("rings") { _ = try $0.ringsReport(month("2026-10")) },
    Question("the page") { _ = try $0.overview(of: decade) },
    Question("accounts") { _ = try $0.accountStandings() },
  ]

  /// A ledger with entries in each month of ten years, months that begin on the 25th since 2020, and budgets that roll over.
  private static func household(entriesEachMonth count: Int) throws -> Household {
    let household = try Household()
    let names = ["Groceries", "Rent", "Leisure"]
    for name in names where try !household.ledger.categories().contains(where: { $0.name == name }) {
      try household.addCategory(name)
    }
    try household.budget("100.00", .from, "2017-01")
    try household.budget("50.00", .from, "2017-01", of: "Groceries")
    let rows = decade.months.flatMap { month in
      (0..<count).map { row("\(month)-05", "-\($0 % 3 + 1).00", "Shop \($0)", category: names[$0 % 3]) }
    }
    try household.importRows(rows, creating: true)
    try household.ledger.write { writer in
      try writer.setMonthStart(try #require(MonthStart(day: 25, from: month("2020-01"))))
      try writer.setRollOver(
        RollOver.Rule(month: month("2018-01"), mode: .both), of: try household.category("Groceries"))
    }
    return household
  }

  @Test func `the work for a report is the same with ten times as many entries`() throws {
    let few = try ReportCostTests.household(entriesEachMonth: 3)
    let many = try ReportCostTests.household(entriesEachMonth: 30)
    for question in ReportCostTests.questions {
      let costs = try [few, many].map { household in
        try StatementCost.of(household.ledger.connection) { try question.ask(household.ledger) }
      }
      #expect(costs[0].steps > 0, "\(question.testDescription)")
      #expect(costs[1].steps <= costs[0].steps + costs[0].steps / 50, "\(question.testDescription)")
      #expect(costs[1].scannedRows <= costs[0].scannedRows, "\(question.testDescription)")
    }
    // What reads entries does depend on their number, or nothing is counted here.
    let lists = try [few, many].map { household in
      try StatementCost.of(household.ledger.connection) { _ = try household.ledger.entries(matching: EntryFilter()) }
    }
    #expect(lists[1].steps > 5 * lists[0].steps)
  }
}

/// What statements cost, as SQLite counts it (https://sqlite.org/c3ref/c_stmtstatus_counter.html).
private final class StatementCost {
  /// Instructions of its virtual machine.
  private(set) var steps = 0
  /// Rows that were stepped over in search of others, without an index.
  private(set) var scannedRows = 0

  /// Counts what a connection does meanwhile.
  static func of(_ connection: Connection, _ body: () throws -> Void) rethrows -> StatementCost {
    let cost = StatementCost()
    let context = Unmanaged.passUnretained(cost).toOpaque()
    sqlite3_trace_v2(
      connection.handle, UInt32(SQLITE_TRACE_PROFILE),
      { _, context, statement, _ in
        guard let context, let statement else { return 0 }
        let cost = Unmanaged<StatementCost>.fromOpaque(context).takeUnretainedValue()
        let pointer = OpaquePointer(statement)
        cost.steps += Int(sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_VM_STEP, 1))
        cost.scannedRows += Int(sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1))
        return 0
      }, context)
    defer { sqlite3_trace_v2(connection.handle, 0, nil, nil) }
    try body()
    return cost
  }
}
