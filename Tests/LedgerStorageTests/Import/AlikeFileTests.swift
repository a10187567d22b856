import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Files whose rows are like those of an earlier import, as a re-export with other payees has them, and what an import that
/// is taken back leaves out of later ones.
struct AlikeFileTests {
  let household: Household
  static let shape = OtherTextTests.csv

  init() throws {
    household = try Household()
    _ = try household.addAccount("Checking")
  }

  private func statement(_ payee: String, days: ClosedRange<Int> = 1...6) -> [ImportRow] {
    days.map { row("2026-03-0\($0)", "-\($0).50", "\(payee) \($0)") }
  }

  @discardableResult
  private func importRows(_ rows: [ImportRow], into account: String = "Cash") throws -> ImportSummary {
    try household.importRows(rows, into: account) { $0.shape = Self.shape }.summary
  }

  // MARK: Rows of other texts

  @Test func `rows whose payees differ wholly are new and counted by the import that they are like`() throws {
    try importRows(statement("Shop"))
    let again = try household.importRows(statement("Bakery")) { $0.shape = Self.shape }
    #expect(again.summary.new == 6)
    #expect(again.summary.alike == [1: 6])
    #expect(again.summary.resembling == 0)
    #expect(again.reasons == Array(repeating: nil, count: 6))
  }

  @Test func `rows that resemble stored ones are counted as well, each stored row once`() throws {
    try importRows([row("2026-03-03", "-20.00", "Shell"), row("2026-03-03", "-20.00", "Aral")])
    let rows = [
      row("2026-03-03", "-20.00", "Shell 0815"), row("2026-03-03", "-20.00", "Esso"),
      row("2026-03-03", "-20.00", "Jet"),
    ]
    let again = try importRows(rows)
    #expect(again.resembling == 1)
    #expect(again.alike == [1: 2])
  }

  @Test func `rows without a payee are like others, too`() throws {
    try importRows([row("2026-03-03", "-20.00", "Shell")])
    #expect(try importRows([row("2026-03-03", "-20.00", nil)]).alike == [1: 1])
  }

  @Test func `another account, day or amount, a row that is known and ids that differ are like nothing`() throws {
    try importRows([row("2026-03-03", "-20.00", "Shell"), row("2026-03-05", "-9.00", "Shop", id: "A")])
    #expect(try importRows([row("2026-03-03", "-20.00", "Aral")], into: "Checking").alike == [:])
    let others = [
      row("2026-03-04", "-20.00", "Aral"), row("2026-03-03", "-20.01", "Aral"), row("2026-03-03", "-20.00", "Shell"),
      row("2026-03-05", "-9.00", "Mall", id: "B"),
    ]
    #expect(try importRows(others).alike == [:])
  }

  @Test func `the sums of the new rows leave known ones out`() throws {
    try importRows(statement("Shop", days: 1...2))
    let summary = try importRows(statement("Shop", days: 1...3))
    #expect(summary.totals.map(\.moneyOut.description) == ["-7.50"])
    #expect(summary.newTotals.map(\.moneyOut.description) == ["-3.50"])
    #expect(try importRows(statement("Shop", days: 1...3)).newTotals == [])
  }

  // MARK: Taking back

  @Test func `an import that is taken back names later ones that had rows known`() throws {
    try importRows(statement("Shop", days: 1...3))
    try importRows(statement("Shop", days: 2...5))
    try importRows(statement("Bakery", days: 7...8))
    try importRows(statement("Shop", days: 1...2) + statement("Shop", days: 7...7), into: "Checking")
    let undone = try household.undo(1)
    #expect(undone.mayHaveKnown.map(\.number) == [2])
    #expect(undone.mayHaveKnown.map(\.counts.known) == [2])
  }

  @Test func `an earlier import, one taken back and one of other days are not named`() throws {
    try importRows(statement("Shop", days: 1...2))
    try importRows(statement("Shop", days: 2...4))
    try importRows(statement("Shop", days: 4...6))
    #expect(try household.undo(3).mayHaveKnown == [])
    #expect(try household.undo(1).mayHaveKnown.map(\.number) == [2])
    #expect(try household.undo(2).mayHaveKnown == [])
  }

  @Test func `the imports of a file are those of its bytes that were not taken back`() throws {
    func store(_ rows: [ImportRow], _ hash: String) throws {
      try household.importRows(rows) { $0.fileHash = String(repeating: hash, count: 64) }
    }
    try store(statement("Shop", days: 1...1), "a")
    try store(statement("Shop", days: 2...2), "b")
    try store(statement("Shop", days: 3...3), "a")
    let file = String(repeating: "a", count: 64)
    #expect(try household.ledger.imports(ofFile: file).map(\.number) == [3, 1])
    try household.undo(3)
    #expect(try household.ledger.imports(ofFile: file).map(\.number) == [1])
  }
}
