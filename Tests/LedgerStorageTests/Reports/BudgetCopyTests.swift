import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Budgets made of those of another month, or of what was consumed; and rules that take the place of later ones.
struct BudgetCopyTests {
  let household: Household

  init() throws {
    household = try Household()
    for name in ["Food:Groceries", "Food:Out"] { try household.addCategory(name) }
  }

  @discardableResult
  func copy(
    _ source: BudgetSource, to iso: String = "2026-11", _ scope: BudgetSchedule.Rule.Scope = .only,
    of names: [String] = []
  ) throws -> BudgetCopy {
    try household.ledger.write {
      try $0.copyBudgets(from: source, to: month(iso), scope, of: try names.map(household.category))
    }
  }

  func lines(_ copy: BudgetCopy) -> [String] {
    copy.budgets.map { budget in
      "\(budget.category?.name ?? "*") \(budget.before?.description ?? "none") \(budget.after?.description ?? "none")"
    }
  }

  func expectRefused(_ error: LedgerError, _ body: () throws -> BudgetCopy) throws {
    let before = try StoredState(household.ledger.connection)
    #expect(throws: error) { try body() }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `the last month's budgets are copied as they were in effect, the whole month's too`() throws {
    try household.budget("300.00", .from, "2026-01", of: "Food")
    try household.budget("250.00", .only, "2026-10", of: "Food")
    try household.budget("2000.00", .only, "2026-10")
    try household.budget("0.00", .from, "2026-10", of: "Home")
    try household.budget("50.00", .from, "2026-11", of: "Health")
    #expect(lines(try copy(.lastMonth)) == ["* none 2000.00", "Home 0.00 0.00", "Food 300.00 250.00"])
    #expect(try household.expense("2026-11").position.budget == usd("2000.00"))
    #expect(try household.expense("2026-12").position.budget == usd("350.00"))
    // What is in effect already gets no rule of its own, which would hold it against a later decision.
    let home = try household.category("Home")
    #expect(try household.ledger.budgetSchedules()[home.id]?.rules.count == 1)
    #expect(lines(try copy(.lastMonth, to: "2026-12", .from, of: ["Food"])) == ["Food 300.00 250.00"])
    #expect(
      try household.ledger.budgetSchedules()[try household.category("Food").id]?.budget(in: month("2027-05"))
        == usd("250.00"))
  }

  @Test func `last year is the same month of the year before`() throws {
    try household.budget("90.00", .only, "2025-12", of: "Food")
    #expect(lines(try copy(.lastYear, to: "2026-12")) == ["Food none 90.00"])
    try expectRefused(.nothingToCopy(.lastYear, nil, month("2026-11"))) { try copy(.lastYear) }
  }

  @Test func `a mean counts complete months since the first entry, zeros too, with all that lies below`() throws {
    try household.add("-10.00", "Food", on: "2026-08-31")
    try household.add("-20.01", "Food:Groceries", on: "2026-08-31")
    try household.add("-30.00", "Food:Groceries", on: "2026-10-01")
    try household.add("-999.00", "Food:Groceries", on: "2026-11-01")
    let mean = try copy(.mean3)
    #expect(mean.divisor == 3)
    #expect(mean.months == months("2026-08", "2026-10"))
    #expect(lines(mean) == ["Food none 20.00", "Food:Groceries none 16.67"])
    // Months before the first entry were recorded by nobody.
    let longer = try copy(.mean12, to: "2026-10", of: ["Food:Groceries"])
    #expect([longer.divisor] == [2])
    #expect(lines(longer) == ["Food:Groceries none 10.01"])
    // What is to come is planned by months that are complete today.
    #expect(try copy(.mean3, to: "2027-06").months == months("2026-08", "2026-10"))
  }

  @Test func `a mean below 0 is 0, one of nothing is 0 for what has a budget, income has none`() throws {
    try household.add("5.00", "Food:Out", on: "2026-10-01")
    try household.add("2000.00", "Income", on: "2026-10-01")
    try household.budget("80.00", .from, "2026-01", of: "Home")
    #expect(lines(try copy(.mean6)) == ["Home 80.00 0.00", "Food:Out none 0.00"])
  }

  @Test func `what has nothing to copy is refused and stores nothing`() throws {
    let (home, income) = (try household.category("Home"), try household.category("Income"))
    let november = month("2026-11")
    try expectRefused(.nothingToCopy(.lastMonth, nil, november)) { try copy(.lastMonth) }
    try expectRefused(.nothingToCopy(.mean3, nil, november)) { try copy(.mean3) }
    try household.budget("80.00", .from, "2026-01", of: "Food")
    try expectRefused(.nothingToCopy(.lastMonth, home, november)) { try copy(.lastMonth, of: ["Food", "Home"]) }
    try household.add("-1.00", "Food")
    try expectRefused(.nothingToCopy(.mean3, home, november)) { try copy(.mean3, of: ["Home"]) }
    try expectRefused(.nothingToCopy(.mean3, nil, november)) { try copy(.mean3) }
    try household.add("-1.00", "Food", on: "2026-10-01")
    try expectRefused(.nothingToCopy(.mean3, home, november)) { try copy(.mean3, of: ["Home"]) }
    try expectRefused(.notSpending(income)) { try copy(.lastMonth, of: ["Income"]) }
  }

  @Test func `a rehearsed copy shows the same and stores nothing`() throws {
    try household.budget("80.00", .only, "2026-10", of: "Food")
    let before = try StoredState(household.ledger.connection)
    let rehearsed = try household.ledger.rehearse { try $0.copyBudgets(from: .lastMonth, to: month("2026-11"), .only) }
    #expect(try StoredState(household.ledger.connection) == before)
    #expect(try rehearsed == copy(.lastMonth))
  }

  @Test func `a rule that replaces later ones holds from its month on, and the past stays`() throws {
    for (amount, scope, iso) in BudgetCopyTests.vector { try household.budget(amount, scope, iso, of: "Food") }
    let food = try household.category("Food")
    let rule = BudgetSchedule.Rule(month: month("2026-03"), scope: .from, amount: usd("500.00"))
    let change = try household.ledger.write { try $0.setBudget(rule, of: food, replacesLater: true) }
    #expect(change.later.isEmpty && change.kept.isEmpty)
    let schedule = try #require(try household.ledger.budgetSchedules()[food.id])
    #expect(schedule.rules.map(\.month) == [month("2026-01"), month("2026-03")])
    #expect(schedule.budget(in: month("2026-02")) == usd("300.00"))
    #expect(schedule.budget(in: month("2026-12")) == usd("500.00"))
  }

  static let vector: [(String?, BudgetSchedule.Rule.Scope, String)] = [
    ("300.00", .from, "2026-01"), ("250.00", .only, "2026-03"), ("400.00", .from, "2026-05"), (nil, .from, "2026-09"),
  ]

  @Test func `without it later ones stay and are named, and so is what they hold`() throws {
    for (amount, scope, iso) in BudgetCopyTests.vector { try household.budget(amount, scope, iso, of: "Food") }
    let rule = BudgetSchedule.Rule(month: month("2026-02"), scope: .from, amount: usd("500.00"))
    let change = try household.ledger.write { try $0.setBudget(rule, of: try household.category("Food")) }
    #expect(change.later.map(\.month) == ["2026-03", "2026-05", "2026-09"].map { month($0) })
    #expect(change.kept.map(\.amount) == [usd("250.00")])
    #expect(change.changes.map(\.first) == [month("2026-02"), month("2026-04")])
  }
}
