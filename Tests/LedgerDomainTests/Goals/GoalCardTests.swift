import LedgerDomain
import TestSupport
import Testing

struct GoalCardTests {
  private func card(
    target: String = "1000.00", saved: String, by label: String, on day: String,
    calendar: MonthCalendar = MonthCalendar()
  ) throws -> GoalCard {
    let goal = SavingsGoal(
      id: SavingsGoal.ID(rawValue: 1), name: "Holiday", target: usd(target), month: month(label), account: nil,
      color: HexColor(rgb: 0))
    return try GoalCard(goal, saved: usd(saved), asOf: date(day), calendar: calendar)
  }

  @Test func `what is missing is spread over the months that are left, this one included, rounded up`() throws {
    let card = try card(saved: "0.00", by: "2027-01", on: "2026-11-29")
    #expect(card.monthsLeft == 3)
    #expect(card.perMonth == usd("333.34"))
    #expect(card.status == .open)
    #expect(card.progress.fraction == 0)
  }

  @Test func `a goal is reached with the last unit, whatever its month`() throws {
    let almost = try card(saved: "999.99", by: "2026-11", on: "2026-11-30")
    #expect(almost.status == .open && almost.perMonth == usd("0.01") && almost.monthsLeft == 1)
    let reached = try card(saved: "1000.00", by: "2026-10", on: "2026-11-30")
    #expect(reached.status == .reached && reached.perMonth == nil && reached.remaining == usd("0.00"))
    let beyond = try card(saved: "1000.01", by: "2026-12", on: "2026-11-30")
    #expect(beyond.status == .reached && beyond.remaining == usd("-0.01"))
  }

  @Test func `a goal whose month has ended is missed, and nothing is asked for any more`() throws {
    let card = try card(saved: "10.00", by: "2026-10", on: "2026-11-01")
    #expect(card.status == .missed && card.monthsLeft == 0 && card.perMonth == nil)
  }

  @Test func `what was taken out beyond what was put in has to be saved too`() throws {
    let card = try card(saved: "-200.00", by: "2026-12", on: "2026-11-01")
    #expect(card.perMonth == usd("600.00"))
    #expect(card.progress.fraction == -0.2)
  }

  @Test func `months are those that start on pay-day`() throws {
    let calendar = MonthCalendar([MonthStart(day: 25, from: month("2026-01"))!])
    #expect(try card(saved: "0.00", by: "2026-12", on: "2026-11-24", calendar: calendar).monthsLeft == 2)
    #expect(try card(saved: "0.00", by: "2026-12", on: "2026-11-25", calendar: calendar).monthsLeft == 1)
  }
}
