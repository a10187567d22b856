import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// The table of SEMANTICS §2 through the stored ledger.
struct BudgetPositionTests {
  struct Vector: CustomStringConvertible {
    let budget: String?
    let consumed: String
    let fraction: Double
    let printed: String
    let drawn: Double
    let status: BudgetStatus
    let remaining: String?
    var description: String { "\(consumed) of \(budget ?? "none")" }
  }

  @Test(arguments: [
    Vector(
      budget: nil, consumed: "0.00", fraction: 0, printed: "–", drawn: 0, status: .unbudgeted, remaining: nil),
    Vector(
      budget: nil, consumed: "12.00", fraction: 0, printed: "–", drawn: 0, status: .unbudgeted, remaining: nil),
    Vector(
      budget: "0.00", consumed: "0.00", fraction: 0, printed: "–", drawn: 0, status: .within, remaining: "0.00"),
    Vector(
      budget: "0.00", consumed: "12.00", fraction: 0, printed: "–", drawn: 1, status: .over, remaining: "-12.00"),
    Vector(
      budget: "100.00", consumed: "0.00", fraction: 0, printed: "0 %", drawn: 0, status: .within, remaining: "100.00"),
    Vector(
      budget: "100.00", consumed: "99.60", fraction: 0.996, printed: "99 %", drawn: 0.996, status: .within,
      remaining: "0.40"),
    Vector(
      budget: "100.00", consumed: "100.00", fraction: 1, printed: "100 %", drawn: 1, status: .usedUp,
      remaining: "0.00"),
    Vector(
      budget: "100.00", consumed: "100.40", fraction: 1.004, printed: "101 %", drawn: 1, status: .over,
      remaining: "-0.40"),
    Vector(
      budget: "100.00", consumed: "250.00", fraction: 2.5, printed: "250 %", drawn: 1, status: .over,
      remaining: "-150.00"),
    Vector(
      budget: "100.00", consumed: "-20.00", fraction: -0.2, printed: "-20 %", drawn: 0, status: .within,
      remaining: "120.00"),
  ])
  func `a month and a category stand against their budgets`(expected: Vector) throws {
    let household = try Household()
    if let budget = expected.budget {
      try household.budget(budget, .only, "2026-11")
      try household.budget(budget, .from, "2026-02", of: "Groceries")
    }
    if expected.consumed != "0.00" {
      try household.store(
        try household.content("0.00", "Groceries").changing { $0.amount = try usd(expected.consumed).negated() })
    }
    let standing = try household.ledger.standing(of: try household.category("Groceries"), in: month("2026-11"))
    for position in [try household.expense("2026-11").position, standing.category, standing.month.position] {
      #expect(position.budget == expected.budget.map { usd($0) })
      #expect(position.consumed == usd(expected.consumed))
      #expect(position.percentConsumed.fraction == expected.fraction)
      #expect(position.percentConsumed.percentText == expected.printed)
      #expect(position.drawnFraction == expected.drawn)
      #expect(position.status == expected.status)
      #expect(position.remaining == expected.remaining.map { usd($0) })
    }
  }
}

extension EntryContent {
  /// The same content with something changed.
  func changing(_ change: (inout EntryContent) throws -> Void) rethrows -> EntryContent {
    var changed = self
    try change(&changed)
    return changed
  }
}
