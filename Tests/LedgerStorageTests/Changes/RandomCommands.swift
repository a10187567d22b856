import LedgerDomain
import TestSupport

@testable import LedgerStorage

/// Gives commands of all kinds that a household could give, as a seed decides: those about entries and imports, and names,
/// budgets, months, leave, goals, recurring entries, rules, profiles, settings.
struct RandomCommands {
  let household: Household
  private var changes: RandomChanges
  private var random: SeededRandom
  private var count = 0

  private var ledger: Ledger { household.ledger }

  init(_ household: Household, seed: UInt64) throws {
    self.household = household
    changes = try RandomChanges(household, seed: seed)
    random = SeededRandom(seed: seed &+ 1)
  }

  /// Gives a command, which may be refused.
  ///
  /// - Returns: what it was.
  mutating func give() -> String {
    count += 1
    let kind = Int.random(in: 0..<26, using: &random)
    do {
      return "\(kind): \(try give(kind))"
    } catch {
      return "\(kind): refused, \(error)"
    }
  }

  private mutating func give(_ kind: Int) throws -> String {
    switch kind {
    case 0...9: return try ledger.write { try changes.change($0) }
    case 10, 11: return try budget()
    case 12: return try months()
    case 13...16: return try leave()
    case 17, 18: return try goal()
    case 19...21: return try recurring()
    case 22: return try rule()
    case 23: return try imports()
    case 24: return try names()
    default: return try setting()
    }
  }

  private mutating func pick<T>(_ choices: [T]) -> T? { choices.randomElement(using: &random) }
  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
  private mutating func month() -> Month { TestSupport.month("2026-\(pick(["08", "09", "10", "11"])!)") }
  private mutating func day() -> CalendarDate { date("2026-11-\(pick(["02", "09", "17", "25"])!)") }
  private mutating func amount() -> Money {
    Money(minorUnits: Int64.random(in: 1...50_000, using: &random), currency: .usd)
  }

  private mutating func spending() throws -> LedgerDomain.Category? {
    pick(try ledger.categories().filter { $0.kind == .spending && !$0.isArchived })
  }

  private mutating func budget() throws -> String {
    let (month, category, scope) = (
      month(), chance(3) ? nil : try spending(), pick([BudgetSchedule.Rule.Scope.from, .only])!
    )
    let amount = amount()
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      guard let category else { return "nothing" }
      let mode = pick(RollOver.Mode.allCases)!
      _ = try ledger.write { try $0.setRollOver(RollOver.Rule(month: month, mode: mode), of: category) }
      return "roll over \(category.name)"
    case 1:
      _ = try ledger.write { try $0.clearBudget(in: month, scope, of: category) }
      return "clear a budget"
    case 2:
      _ = try ledger.write { try $0.copyBudgets(from: .lastMonth, to: month, scope) }
      return "copy budgets"
    default:
      let rule = BudgetSchedule.Rule(month: month, scope: scope, amount: amount)
      _ = try ledger.write { try $0.setBudget(rule, of: category) }
      return "set a budget"
    }
  }

  private mutating func months() throws -> String {
    let start = MonthStart(day: Int.random(in: 1...31, using: &random), from: month())!
    try ledger.write { try $0.setMonthStart(start) }
    return "months start on \(start.day)"
  }

  private mutating func leave() throws -> String {
    let balances = try ledger.balances()
    guard let balance = pick(balances), !chance(5) else {
      let name = "Leave \(count)"
      _ = try ledger.write { try $0.addBalance(named: name, unit: .counted("days")) }
      return "add a balance"
    }
    let (day, scaled) = (day(), Int64.random(in: 1...9, using: &random) * 1000)
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: try ledger.write { try $0.addEvent(LeaveEvent(kind: .grant, date: day, scaled: scaled), to: balance) }
    case 3, 4: try ledger.write { try $0.addEvent(LeaveEvent(kind: .consume, date: day, scaled: scaled), to: balance) }
    case 5:
      guard let id = pick(try ledger.events(of: balance).compactMap(\.id)) else { return "nothing" }
      _ = try ledger.write { try $0.cancelEvent(id, of: balance) }
    case 6:
      guard let entry = pick(try household.entries()) else { return "nothing" }
      try ledger.write { try $0.setConsumption(EntryConsumption(balance, scaled: 1000), of: entry.id) }
    default:
      let isArchived = balance.isArchived
      try ledger.write { try $0.setArchived(balance, !isArchived) }
    }
    return "something about leave"
  }

  private mutating func goal() throws -> String {
    let goals = try ledger.goals()
    guard let goal = pick(goals), !chance(4) else {
      let (name, target, month) = ("Goal \(count)", amount(), month())
      let account = chance(2) ? pick(try ledger.accounts().filter { $0.currency == .usd && !$0.isArchived }) : nil
      _ = try ledger.write { try $0.addGoal(named: name, target: target, by: month, account: account) }
      return "add a goal"
    }
    if chance(4) {
      try ledger.write { try $0.deleteGoal(goal) }
      return "delete a goal"
    }
    if chance(2), let entry = pick(try household.entries()) {
      try ledger.write { try $0.setAside(entry, for: goal) }
      return "set entry \(entry.id.rawValue) aside"
    }
    let target = amount()
    _ = try ledger.write { try $0.updateGoal(goal, target: target) }
    return "change a goal"
  }

  private mutating func recurring() throws -> String {
    let all = try ledger.recurringStandings()
    guard let standing = pick(all), !chance(4) else {
      guard let category = try spending() else { return "nothing" }
      let amount = "-\(amount())"
      _ = try household.recur(
        amount, category.name, from: "2026-09-0\(Int.random(in: 1...9, using: &random))", payee: pick([nil, "Rent"])!)
      return "add a recurring entry"
    }
    let id = standing.entry.id
    switch Int.random(in: 0..<5, using: &random) {
    case 0: _ = try ledger.write { try $0.removeRecurring(id) }
    case 1:
      let day = day()
      _ = try ledger.write { try $0.stopRecurring(id, from: day) }
    case 2:
      guard let day = standing.next else { return "nothing" }
      try ledger.write { try $0.skipRecurring(id, on: day) }
    default: _ = try ledger.write { try $0.postRecurring(until: Household.today) }
    }
    return "something recurring"
  }

  private mutating func rule() throws -> String {
    if let rule = pick(try ledger.rules()), chance(2) {
      if chance(2) {
        try ledger.write { try $0.removeRule(rule.id) }
        return "remove a rule"
      }
      let entries = try household.entries()
      _ = try ledger.write { try $0.sort(entries.filter { $0.transferPeer == nil }, by: rule) }
      return "sort by a rule"
    }
    guard let category = try spending() else { return "nothing" }
    let pattern = pick(["a", "e", "shop", "\(count)"])!
    _ = try ledger.write { try $0.addRule(pattern: .part(pattern), category: category) }
    return "add a rule"
  }

  private mutating func imports() throws -> String {
    guard let batch = pick(try ledger.imports().filter { $0.undoneAt == nil }) else { return "nothing" }
    try ledger.write { _ = try $0.undoImport(batch.number, force: true) }
    return "take import \(batch.number) back"
  }

  private mutating func names() throws -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let name = pick(["Food:Fruit \(count)", "Extra \(count)"])!
      _ = try ledger.write { try $0.addCategory(named: name) }
      return "add category \(name)"
    case 1:
      let name = "Account \(count)"
      _ = try ledger.write { try $0.addAccount(named: name, opening: usd("12.00")) }
      return "add account \(name)"
    case 2:
      guard let account = pick(try ledger.accounts().filter { $0.currency == .usd }) else { return "nothing" }
      let opening = amount()
      try ledger.write { try $0.setOpening(opening, of: account) }
      return "set what an account began with"
    default:
      let name = "Bank \(count)"
      let category = try spending()
      _ = try ledger.write {
        try $0.saveProfile(
          named: name, account: nil, category: category, header: ["date"], reading: ["decimal": "comma"])
      }
      return "save a profile"
    }
  }

  private mutating func setting() throws -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      guard let account = pick(try ledger.accounts()) else { return "nothing" }
      try ledger.write { try $0.setDefaultAccount(account) }
    case 1:
      let isAutomatic = try !ledger.postsRecurring()
      try ledger.write { try $0.setPostsRecurring(isAutomatic) }
    case 2: try ledger.write { _ = try $0.setCurrency(.usd) }
    default:
      if let profile = pick(try ledger.profiles()) { try ledger.write { try $0.removeProfile(profile) } }
    }
    return "a setting"
  }
}
