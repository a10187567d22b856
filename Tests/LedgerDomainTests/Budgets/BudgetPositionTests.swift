import LedgerDomain
import TestSupport
import Testing

/// Percent consumed, remaining and status (SEMANTICS §2).
struct BudgetPositionTests {
  struct Row: CustomStringConvertible {
    let budget: String?
    let consumed: String
    let fraction: Double
    let printed: String
    let drawn: Double
    let status: BudgetStatus
    let remaining: String?
    var description: String { "budget \(budget ?? "none"), consumed \(consumed)" }
  }

  @Test(arguments: [
    Row(
      budget: nil, consumed: "0.00", fraction: 0, printed: "–", drawn: 0, status: .unbudgeted, remaining: nil),
    Row(
      budget: nil, consumed: "12.00", fraction: 0, printed: "–", drawn: 0, status: .unbudgeted, remaining: nil),
    Row(
      budget: "0.00", consumed: "0.00", fraction: 0, printed: "–", drawn: 0, status: .within, remaining: "0.00"),
    Row(
      budget: "0.00", consumed: "12.00", fraction: 0, printed: "–", drawn: 1, status: .over, remaining: "-12.00"),
    Row(
      budget: "100.00", consumed: "0.00", fraction: 0, printed: "0 %", drawn: 0, status: .within,
      remaining: "100.00"),
    Row(
      budget: "100.00", consumed: "99.60", fraction: 0.996, printed: "99 %", drawn: 0.996, status: .within,
      remaining: "0.40"),
    Row(
      budget: "100.00", consumed: "100.00", fraction: 1, printed: "100 %", drawn: 1, status: .usedUp,
      remaining: "0.00"),
    Row(
      budget: "100.00", consumed: "100.40", fraction: 1.004, printed: "101 %", drawn: 1, status: .over,
      remaining: "-0.40"),
    Row(
      budget: "100.00", consumed: "250.00", fraction: 2.5, printed: "250 %", drawn: 1, status: .over,
      remaining: "-150.00"),
    Row(
      budget: "100.00", consumed: "-20.00", fraction: -0.2, printed: "-20 %", drawn: 0, status: .within,
      remaining: "120.00"),
    Row(
      budget: "-10.00", consumed: "0.00", fraction: 0, printed: "–", drawn: 1, status: .over, remaining: "-10.00"),
    Row(
      budget: "0.00", consumed: "-5.00", fraction: 0, printed: "–", drawn: 0, status: .within, remaining: "5.00"),
  ])
  func `percent, bar, status and remaining follow from budget and consumed`(row: Row) throws {
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
