import LedgerDomain
import TestSupport
import Testing

/// Percent consumed, remaining and status (SEMANTICS §2).
struct BudgetPositionTests {
  @Test(arguments: BudgetVector.all)
  func `percent, bar, status and remaining follow from budget and consumed`(row: BudgetVector) throws {
    let position = try BudgetPosition(budget: row.budget.map(usd), consumed: usd(row.consumed))
    #expect(position.percentConsumed.fraction == row.fraction)
    #expect(position.percentConsumed.percentText == row.printed)
    #expect(position.drawnFraction == row.drawn)
    #expect(position.status == row.status)
    #expect(position.remaining == row.remaining.map(usd))
    #expect(position.budget == row.budget.map(usd))
    #expect(position.consumed == usd(row.consumed))
  }

  @Test func `what was carried in is available, and never consumed`() throws {
    let position = try BudgetPosition(budget: usd("100.00"), carried: usd("40.00"), consumed: usd("70.00"))
    #expect(position.budget == usd("100.00"))
    #expect(position.carried == usd("40.00"))
    #expect(position.consumed == usd("70.00"))
    #expect(position.available == usd("140.00"))
    #expect(position.remaining == usd("70.00"))
    #expect(position.percentConsumed.percentText == "50 %")
  }

  @Test func `an overspend carried in can use up the budget`() throws {
    let over = try BudgetPosition(budget: usd("100.00"), carried: usd("-110.00"), consumed: usd("0.00"))
    #expect(over.available == usd("-10.00"))
    #expect(over.status == .over)
    #expect(over.drawnFraction == 1)
    let nothing = try BudgetPosition(budget: usd("100.00"), carried: usd("-100.00"), consumed: usd("0.00"))
    #expect(nothing.status == .within)
    #expect(nothing.drawnFraction == 0)
  }

  @Test func `without a budget nothing is carried`() throws {
    let position = try BudgetPosition(budget: nil, carried: usd("40.00"), consumed: usd("10.00"))
    #expect(position.carried == usd("0.00"))
    #expect(position.available == nil)
    #expect(position.status == .unbudgeted)
  }

  @Test func `a cent decides the status where the fraction cannot`() throws {
    let budget = Money(minorUnits: .max - 1, currency: .usd)
    let less = try BudgetPosition(budget: budget, consumed: budget.subtracting(usd("0.01")))
    let more = try BudgetPosition(budget: budget, consumed: budget.adding(usd("0.01")))
    #expect(less.percentConsumed.fraction == more.percentConsumed.fraction)
    #expect(less.status == .within)
    #expect(more.status == .over)
    #expect(less.percentConsumed.percentText == "99 %")
    #expect(more.percentConsumed.percentText == "101 %")
  }

  @Test func `currencies do not mix and results must fit`() throws {
    let differs = MoneyError.differentCurrencies(currency("EUR"), .usd)
    let euro = money("1.00", "EUR")
    #expect(throws: differs) { try BudgetPosition(budget: usd("1.00"), consumed: euro) }
    #expect(throws: differs) { try BudgetPosition(budget: usd("1.00"), carried: euro, consumed: usd("1.00")) }
    let largest = Money(minorUnits: .max, currency: .usd)
    #expect(throws: MoneyError.outOfRange) { try BudgetPosition(budget: largest, consumed: usd("-0.01")) }
    #expect(throws: MoneyError.outOfRange) {
      try BudgetPosition(budget: largest, carried: usd("0.01"), consumed: usd("0.00"))
    }
  }
}
