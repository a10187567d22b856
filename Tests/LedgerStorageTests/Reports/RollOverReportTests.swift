import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// What is carried from month to month, through a stored ledger (SEMANTICS §5).
struct RollOverReportTests {
  /// What happens in one month of a random schedule.
  private struct Event {
    var budget: Int64?
    var mode: RollOver.Mode?
    var cap: Int64?
  }

  @Test func `random schedules of ten years agree with a model that goes month by month`() throws {
    var random = SeededRandom()
    for _ in 0..<8 {
      let household = try Household()
      let groceries = try household.category("Groceries")
      let start = month("2016-01")
      var events = [Event](repeating: Event(), count: 120)
      for _ in 0..<10 {
        events[Int.random(in: 0..<120, using: &random)].budget = Int64.random(in: 0...15_000, using: &random)
      }
      for _ in 0..<6 {
        let index = Int.random(in: 0..<120, using: &random)
        events[index].mode = RollOver.Mode.allCases.randomElement(using: &random)
        events[index].cap = nil
        if events[index].mode != RollOver.Mode.none, Bool.random(using: &random) {
          events[index].cap = Int64.random(in: 1...9_000, using: &random)
        }
      }
      // Two thirds of the entries are stored before months start on another day, which cuts them anew.
      let days = date("2025-12-15").days(since: date("2016-01-15"))
      let spending = (0..<180).map { _ in
        (
          date: date("2016-01-15").adding(days: Int.random(in: 0...days, using: &random))!,
          amount: Int64.random(in: 1...15_000, using: &random)
        )
      }
      let starts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        MonthStart(
          day: Int.random(in: 1...31, using: &random),
          from: start.adding(months: Int.random(in: -1..<120, using: &random))!)!
      }
      let ends = Set((0..<2).map { _ in Int.random(in: 0..<120, using: &random) })
      for index in ends { events[index].budget = nil }
      try store(events, from: start, of: groceries, endingBudgetsIn: ends, in: household)
      for (index, entry) in spending.enumerated() {
        if index == 120 { try household.ledger.write { writer in try starts.forEach(writer.setMonthStart) } }
        let amount = Money(minorUnits: -entry.amount, currency: .usd)
        try household.add(amount.description, "Groceries", on: entry.date.description)
      }
      try Recomputation.expectEqual(household.ledger.connection)

      let expected = model(events, endingBudgetsIn: ends, consumed: consumed(spending, try household.ledger.calendar()))
      let history = try household.ledger.history(over: #require(MonthRange(first: start, last: month("2025-12"))))
      let found: [[Int64?]] = history.months.map {
        [$0.position.carried.minorUnits, $0.position.remaining?.minorUnits]
      }
      #expect(found == expected, "\(random)")
      // Whatever months are reported, the chain begins where it was told to.
      let last = try household.ledger.monthReport(month("2025-12")).expense
      let lastFound: [Int64?] = [last.position.carried.minorUnits, last.position.remaining?.minorUnits]
      #expect(lastFound == expected.last, "\(random)")
    }
  }

  private func store(
    _ events: [Event], from start: Month, of category: LedgerDomain.Category, endingBudgetsIn ends: Set<Int>,
    in household: Household
  ) throws {
    for (index, event) in events.enumerated() {
      let month = try #require(start.adding(months: index))
      try household.ledger.write { writer in
        if event.budget != nil || ends.contains(index) {
          let amount = event.budget.map { Money(minorUnits: $0, currency: .usd) }
          try writer.setBudget(BudgetSchedule.Rule(month: month, scope: .from, amount: amount), of: category)
        }
        if let mode = event.mode {
          let cap = event.cap.map { Money(minorUnits: $0, currency: .usd) }
          try writer.setRollOver(RollOver.Rule(month: month, mode: mode, cap: cap), of: category)
        }
      }
    }
  }

  /// What each month consumed, by the label that a walk over the days gives each entry's.
  private func consumed(
    _ spending: [(date: CalendarDate, amount: Int64)], _ calendar: MonthCalendar
  ) -> [String: Int64] {
    let labels = Dictionary(
      uniqueKeysWithValues: NaiveMonths.labels(calendar.starts, from: date("2015-01-01"), through: date("2026-12-31"))
        .map { ($0.date, $0.label) })
    return Dictionary(spending.map { (labels[$0.date] ?? "none", $0.amount) }, uniquingKeysWith: +)
  }

  /// What is carried into each month and left at its end, with nothing but the rules in hand.
  private func model(_ events: [Event], endingBudgetsIn ends: Set<Int>, consumed: [String: Int64]) -> [[Int64?]] {
    var result: [[Int64?]] = []
    var (budget, mode, cap): (Int64?, RollOver.Mode, Int64?) = (nil, .none, nil)
    var (left, receivedBefore): (Int64?, Bool) = (nil, false)
    for (index, event) in events.enumerated() {
      if event.budget != nil || ends.contains(index) { budget = event.budget }
      if let new = event.mode { (mode, cap) = (new, event.cap) }
      var carried: Int64 = 0
      if mode != .none, receivedBefore, let left {
        carried = mode == .surplus ? max(0, left) : left
        if let cap { carried = min(carried, cap) }
      }
      receivedBefore = mode != .none
      if budget == nil { carried = 0 }
      left = budget.map { carried + $0 - (consumed[month("2016-01").adding(months: index)!.description] ?? 0) }
      result.append([carried, left])
    }
    return result
  }

  @Test func `an entry two years back changes every later carried figure`() throws {
    let household = try Household()
    let groceries = try household.category("Groceries")
    try household.ledger.write { writer in
      try writer.setBudget(
        BudgetSchedule.Rule(month: month("2024-01"), scope: .from, amount: usd("100.00")), of: groceries)
      try writer.setRollOver(RollOver.Rule(month: month("2024-01"), mode: .both), of: groceries)
    }
    #expect(try carried(household) == usd("2400.00"))
    let entry = try household.add("-40.00", "Groceries", on: "2024-01-20")
    #expect(try carried(household) == usd("2360.00"))
    #expect(try household.ledger.check() == CheckReport(entryCount: 1, findings: []))
    // Moved to before the chain began, it has nothing to do with it; moved to another month of it, it has.
    var content = entry.content
    content.date = date("2023-12-31")
    try household.ledger.write { try $0.updateEntry(entry.id, to: content) }
    #expect(try carried(household) == usd("2400.00"))
    content.date = date("2025-12-31")
    try household.ledger.write { try $0.updateEntry(entry.id, to: content) }
    #expect(try carried(household) == usd("2360.00"))
    #expect(try household.ledger.check() == CheckReport(entryCount: 1, findings: []))
    try household.ledger.write { _ = try $0.deleteEntry(entry.id) }
    #expect(try carried(household) == usd("2400.00"))
    #expect(try household.ledger.check() == CheckReport(entryCount: 0, findings: []))
  }

  private func carried(_ household: Household) throws -> Money {
    let groceries = try household.category("Groceries")
    return try household.ledger.standing(of: groceries, in: month("2026-01")).category.carried
  }

  @Test func `the month adds up what its categories carry, and nothing when it has a budget of its own`() throws {
    let household = try Household()
    try household.ledger.write { writer in
      for (name, amount) in [("Groceries", "100.00"), ("Home", "50.00")] {
        let category = try household.category(name)
        try writer.setBudget(
          BudgetSchedule.Rule(month: month("2026-01"), scope: .from, amount: usd(amount)), of: category)
        try writer.setRollOver(RollOver.Rule(month: month("2026-01"), mode: .surplus), of: category)
      }
      try writer.setBudget(BudgetSchedule.Rule(month: month("2026-03"), scope: .only, amount: usd("120.00")), of: nil)
    }
    let carried = try ["2026-02", "2026-03", "2026-04"].map {
      try household.ledger.monthReport(month($0)).expense.position.carried
    }
    #expect(carried == [usd("150.00"), usd("0.00"), usd("450.00")])
  }

  @Test func `income carries nothing, and a cap in another currency is refused`() throws {
    let household = try Household()
    let income = try household.category("Income")
    #expect(throws: LedgerError.notSpending(income)) {
      try household.ledger.write { try $0.setRollOver(RollOver.Rule(month: month("2026-01"), mode: .both), of: income) }
    }
    let groceries = try household.category("Groceries")
    #expect(throws: MoneyError.self) {
      try household.ledger.write {
        try $0.setRollOver(
          RollOver.Rule(month: month("2026-01"), mode: .both, cap: money("5.00", "EUR")), of: groceries)
      }
    }
  }
}
