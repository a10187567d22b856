import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Random trees of categories with random budgets and entries, against a model that knows nothing but names.
struct RandomTreeTests {
  /// What was decided and entered, as plain values.
  private struct Model {
    var names: [String] = []
    /// The budget of each month, by name; the whole month's has the name "".
    var rules: [(name: String, month: Int, isOverride: Bool, amount: Int64?)] = []
    var entries: [(name: String, month: Int, amount: Int64)] = []
    /// Names whose budgets roll over from a month on.
    var rollOver: [String: Int] = [:]

    func below(_ name: String) -> [String] { names.filter { $0 == name || $0.hasPrefix(name + ":") } }

    func budget(_ name: String, _ month: Int) -> Int64? {
      var (result, start): (Int64?, Int) = (nil, -1)
      for rule in rules where rule.name == name && !rule.isOverride && rule.month <= month && rule.month > start {
        (result, start) = (rule.amount, rule.month)
      }
      for rule in rules where rule.name == name && rule.isOverride && rule.month == month { result = rule.amount }
      return result
    }

    func consumed(_ name: String, _ month: Int) -> Int64 {
      entries.filter { $0.month == month && below(name).contains($0.name) }.reduce(0) { $0 + $1.amount }
    }

    func own(_ name: String, _ month: Int) -> Int64 {
      entries.filter { $0.month == month && $0.name == name }.reduce(0) { $0 + $1.amount }
    }

    func carried(_ name: String, _ month: Int) -> Int64 {
      guard budget(name, month) != nil, let start = rollOver[name], month > start,
        let before = budget(name, month - 1)
      else { return 0 }
      return carried(name, month - 1) + before - consumed(name, month - 1)
    }

    func topmost(_ month: Int) -> [String] {
      names.filter { name in
        budget(name, month) != nil && !names.contains { name.hasPrefix($0 + ":") && budget($0, month) != nil }
      }
    }

    func monthBudget(_ month: Int) -> Int64? {
      if let whole = budget("", month) { return whole }
      return topmost(month).isEmpty ? nil : topmost(month).reduce(0) { $0 + (budget($1, month) ?? 0) }
    }

    func monthCarried(_ month: Int) -> Int64 {
      budget("", month) == nil ? topmost(month).reduce(0) { $0 + carried($1, month) } : 0
    }

    /// What each category has in a report of the upper levels.
    func amounts(_ month: Int, depth: Int) -> [String: Int64] {
      var amounts: [String: Int64] = [:]
      for name in names {
        let shown = name.split(separator: ":").prefix(depth).joined(separator: ":")
        amounts[shown, default: 0] += own(name, month)
      }
      return amounts
    }
  }

  private static let start = month("2025-01")
  private static let count = 10

  @Test func `random trees agree with a model that knows nothing but names`() throws {
    var random = SeededRandom()
    for _ in 0..<12 {
      let household = try Household()
      let model = try make(in: household, &random)
      let last = try #require(Self.start.adding(months: Self.count - 1))
      let range = try #require(MonthRange(first: Self.start, last: last))
      let history = try household.ledger.history(over: range).months
      for (index, month) in range.months.enumerated() {
        let position = history[index].position
        #expect(position.budget?.minorUnits == model.monthBudget(index), "\(random) \(month)")
        #expect(position.carried.minorUnits == model.monthCarried(index), "\(random) \(month)")
        for name in model.names {
          let found = try household.ledger.standing(of: try household.category(name), in: month).category
          #expect(found.budget?.minorUnits == model.budget(name, index), "\(random) \(name) \(month)")
          #expect(found.consumed.minorUnits == model.consumed(name, index), "\(random) \(name) \(month)")
          #expect(found.carried.minorUnits == model.carried(name, index), "\(random) \(name) \(month)")
        }
        for depth in 1...4 {
          let breakdown = try household.ledger.breakdown(over: MonthRange(month), depth: depth).breakdown
          let expected = model.amounts(index, depth: depth)
          for share in breakdown.shares {
            #expect(share.amount.minorUnits == expected[share.category.name], "\(random) \(depth) \(month)")
          }
          #expect(breakdown.shares.reduce(0) { $0 + $1.amount.minorUnits } == breakdown.total.minorUnits, "\(random)")
          let percents = breakdown.shares.compactMap(\.wholePercent).reduce(0, +)
          #expect(percents == (breakdown.shares.contains { $0.amount.minorUnits > 0 } ? 100 : 0), "\(random)")
        }
      }
    }
  }

  private func make(in household: Household, _ random: inout SeededRandom) throws -> Model {
    var model = Model()
    // Every path of up to four of two letters may be there; each brings those above it. Two names begin alike.
    let letters = ["A", "AB"]
    for _ in 0..<6 {
      let path = (0..<Int.random(in: 1...4, using: &random)).map { _ in letters.randomElement(using: &random) ?? "A" }
      for depth in 1...path.count {
        let name = path.prefix(depth).joined(separator: ":")
        if !model.names.contains(name) { model.names.append(name) }
      }
      let name = path.joined(separator: ":")
      if (try? household.category(name)) == nil { try household.addCategory(name) }
    }
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let name = Int.random(in: 0..<8, using: &random) == 0 ? "" : model.names.randomElement(using: &random) ?? ""
      let rule = (
        name: name, month: Int.random(in: 0..<Self.count, using: &random), isOverride: Bool.random(using: &random),
        amount: Int.random(in: 0..<4, using: &random) == 0 ? nil : Int64.random(in: 0...9_000, using: &random)
      )
      model.rules.removeAll { $0.name == name && $0.month == rule.month && $0.isOverride == rule.isOverride }
      model.rules.append(rule)
    }
    for _ in 0..<40 {
      model.entries.append(
        (
          name: model.names.randomElement(using: &random) ?? "", month: Int.random(in: 0..<Self.count, using: &random),
          amount: Int64.random(in: -2_000...6_000, using: &random)
        ))
    }
    for name in model.names where Int.random(in: 0..<3, using: &random) == 0 {
      model.rollOver[name] = Int.random(in: 0..<Self.count, using: &random)
    }
    try store(model, in: household)
    return model
  }

  private func store(_ model: Model, in household: Household) throws {
    func month(_ index: Int) throws -> Month { try #require(Self.start.adding(months: index)) }
    for rule in model.rules {
      let amount = rule.amount.map { Money(minorUnits: $0, currency: .usd).description }
      try household.budget(
        amount, rule.isOverride ? .only : .from, "\(try month(rule.month))", of: rule.name.isEmpty ? nil : rule.name)
    }
    for entry in model.entries {
      let amount = Money(minorUnits: -entry.amount, currency: .usd)
      try household.add(amount.description, entry.name, on: "\(try month(entry.month))-15")
    }
    try household.ledger.write { writer in
      for (name, start) in model.rollOver {
        try writer.setRollOver(
          RollOver.Rule(month: try month(start), mode: .both), of: try household.category(name))
      }
    }
  }
}
