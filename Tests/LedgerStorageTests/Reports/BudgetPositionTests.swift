import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// The table of SEMANTICS §2 through the stored ledger.
struct BudgetPositionTests {
  @Test(arguments: BudgetVector.all.filter(\.isTyped))
  func `a month and a category stand against their budgets`(expected: BudgetVector) throws {
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
