import LedgerDomain
import TestSupport
import Testing

/// What the bars of months stand for, the same wherever they are drawn.
@Suite struct MonthBarsTests {
  private func expense(_ label: String, _ consumed: String, of budget: String?, future: Bool = false) throws
    -> MonthExpense
  {
    MonthExpense(
      span: MonthSpan(month(label)),
      position: try BudgetPosition(budget: budget.map { usd($0) }, consumed: usd(consumed)),
      income: usd("0.00"), isFuture: future)
  }

  @Test func `with a budget in one month all bars are percents, and a month without one has a track alone`() throws {
    let months = [
      try expense("2026-07", "40.00", of: nil), try expense("2026-08", "0.00", of: nil),
      try expense("2026-09", "25.00", of: "100.00"), try expense("2026-10", "100.00", of: "100.00"),
      try expense("2026-11", "100.01", of: "100.00"), try expense("2026-12", "12.00", of: "0.00"),
    ]
    let bars = MonthBars(months)
    #expect(bars.scale == .budget)
    #expect(months.map(bars.bar) == [.unbudgeted, .unbudgeted, .filled(0.25), .filled(1), .over, .over])
    #expect(bars.contains(.over) && bars.contains(.unbudgeted) && !bars.contains(.blank))
  }

  @Test func `without any budget all bars are amounts against the largest`() throws {
    let months = [
      try expense("2026-09", "25.00", of: nil), try expense("2026-10", "100.00", of: nil),
      try expense("2026-11", "-5.00", of: nil), try expense("2026-12", "50.00", of: nil, future: true),
    ]
    let bars = MonthBars(months)
    #expect(bars.scale == .largestAmount(usd("100.00")))
    #expect(months.map(bars.bar) == [.filled(0.25), .filled(1), .filled(0), .filled(0.5)])
  }

  @Test func `a month to come is blank until something is planned in it`() throws {
    let months = [
      try expense("2026-11", "0.00", of: "100.00"), try expense("2026-12", "0.00", of: "100.00", future: true),
      try expense("2027-01", "30.00", of: "100.00", future: true),
    ]
    #expect(months.map(MonthBars(months).bar) == [.filled(0), .blank, .filled(0.3)])
    #expect(months.map(\.isBlank) == [false, true, false])
  }

  @Test func `where nothing was spent and nothing budgeted, bars stand for nothing`() throws {
    let months = [try expense("2026-10", "0.00", of: nil), try expense("2026-11", "-5.00", of: nil)]
    #expect(MonthBars(months).scale == .nothing)
    #expect(months.map(MonthBars(months).bar) == [.filled(0), .filled(0)])
    #expect(MonthBars([]).scale == .nothing)
  }
}
