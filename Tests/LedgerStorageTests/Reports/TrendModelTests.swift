import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Trends of random ledgers beside a naive model that adds up the listed entries one by one.
struct TrendModelTests {
  /// A ledger of random entries with months that start on a day.
  private static func household(_ random: inout SeededRandom, startDay: Int) throws -> Household {
    let household = try Household()
    try household.addAccount("Checking")
    for name in ["Food", "food:bread", "Food:Sweets", "FoodX", "Boats"] { try household.addCategory(name) }
    let start = try #require(MonthStart(day: startDay, from: month("2026-03")))
    let earlier = try #require(MonthStart(day: startDay, from: CalendarDate.earliest.month))
    try household.ledger.write { writer in
      if Bool.random(using: &random) { try writer.setMonthStart(earlier) }
      try writer.setMonthStart(start)
      for _ in 0..<150 {
        let content = try content(household, &random)
        if content.allocation.isTransfer {
          var leg = content
          leg.account = try household.account("Checking")
          _ = try writer.addTransfer(leg, to: try household.account("Cash"))
        } else {
          try writer.addEntry(content)
        }
      }
    }
    return household
  }

  private static func content(_ household: Household, _ random: inout SeededRandom) throws -> EntryContent {
    let names = [
      "Food", "food:bread", "Food:Sweets", "FoodX", "Boats", "Groceries", "Home", "Income", "Uncategorized", "Transfer",
    ]
    let code = Int.random(in: 0..<6, using: &random) == 0 ? "JPY" : "USD"
    func line(_ name: String) throws -> Split.Line {
      Split.Line(
        category: try household.category(name),
        amount: Money(minorUnits: Int64.random(in: -9999...3000, using: &random), currency: currency(code)))
    }
    let name = names.randomElement(using: &random) ?? "Food"
    var lines = [try line(name)]
    if name != "Transfer", Int.random(in: 0..<4, using: &random) == 0 {
      lines.append(try line(names.dropLast().randomElement(using: &random) ?? "Food"))
    }
    let total = try Money.sum(lines.map(\.amount), in: currency(code))
    let first = date("2025-01-01")
    return EntryContent(
      date: try #require(first.adding(days: Int.random(in: 0..<760, using: &random))), amount: total,
      allocation: lines.count == 1 ? .category(lines[0].category) : .split(try Split(total: total, lines: lines)),
      payee: Int.random(in: 0..<5, using: &random) == 0 ? nil : "Payee \(Int.random(in: 0..<15, using: &random))",
      account: try household.account(Bool.random(using: &random) ? "Cash" : "Checking"),
      tags: ["a", "b", "c"].filter { _ in Int.random(in: 0..<3, using: &random) == 0 },
      status: Int.random(in: 0..<6, using: &random) == 0 ? .planned : Bool.random(using: &random) ? .posted : .pending)
  }

  /// One part of an entry that counts as consumed, with the groups that it belongs to.
  private struct Part {
    let month: Month
    let category: String
    let payee: String?
    let account: String
    let tags: [String]
    let consumed: Int64

    func groups(_ grouping: ConsumptionGrouping) -> [ConsumptionGroup] {
      switch grouping {
      case .category: [.named(category)]
      case .payee: [payee.map(ConsumptionGroup.named) ?? .unnamed]
      case .account: [.named(account)]
      case .tag: tags.isEmpty ? [.unnamed] : tags.map(ConsumptionGroup.named)
      }
    }
  }

  /// The parts that count, by the rules of SEMANTICS §4, months by walking over the days.
  private static func parts(_ household: Household) throws -> [Part] {
    let starts = try household.ledger.calendar().starts
    let labels = Dictionary(
      uniqueKeysWithValues: NaiveMonths.labels(starts, from: date("2024-10-01"), through: date("2027-06-30")).map {
        ($0.date, $0.label)
      })
    return try household.entries().filter { $0.content.status != .planned }.flatMap { entry in
      try entry.content.parts.compactMap { part in
        guard part.amount.currency == .usd else { return nil }
        let units = part.amount.minorUnits
        switch part.category.kind {
        case .income, .transfer: return nil
        case .uncategorized where units >= 0: return nil
        case .uncategorized, .spending:
          return Part(
            month: month(try #require(labels[entry.content.date])), category: part.category.name,
            payee: entry.content.payee, account: entry.content.account.name, tags: entry.content.tags, consumed: -units)
        }
      }
    }
  }

  private static func isFood(_ part: Part) -> Bool {
    let name = part.category.lowercased()
    return name == "food" || name.hasPrefix("food:")
  }

  private static func sums(_ parts: [Part], _ stretch: MonthStretch) -> Int64 {
    parts.filter { stretch.months.contains($0.month) }.reduce(0) { $0 + $1.consumed }
  }

  private static func model(
    _ parts: [Part], _ grouping: ConsumptionGrouping, _ stretches: [MonthStretch]
  ) -> [ConsumptionGroup: [Int64]] {
    let inside = parts.filter { part in stretches.contains { $0.months.contains(part.month) } }
    let groups = Set(inside.flatMap { $0.groups(grouping) })
    return Dictionary(
      uniqueKeysWithValues: groups.map { group in
        (group, stretches.map { sums(inside.filter { $0.groups(grouping).contains(group) }, $0) })
      })
  }

  @Test(arguments: [SeededRandom.seedOfRun, 1, 2], [1, 25, 31])
  func `each table is that of the entries, and its columns add up to what the months consumed`(
    seed: UInt64, startDay: Int
  ) throws {
    var random = SeededRandom(seed: seed)
    let household = try Self.household(&random, startDay: startDay)
    let all = try Self.parts(household)
    for grouping in ConsumptionGrouping.allCases {
      for length in StretchLength.allCases {
        for category in [nil, "FOOD"] {
          let comment: Comment = "\(random) start \(startDay) by \(grouping) each \(length) of \(category ?? "all")"
          let parts = category == nil ? all : all.filter(Self.isFood)
          let range = months("2025-11", "2026-10")
          let table = try household.ledger.history(over: range, by: grouping, each: length, of: category, top: .max)
          var found = Dictionary(
            uniqueKeysWithValues: table.rows.map { ($0.group, $0.row.amounts.map(\.minorUnits)) })
          if let ungrouped = table.ungrouped { found[.unnamed] = ungrouped.amounts.map(\.minorUnits) }
          #expect(found == Self.model(parts, grouping, table.stretches), comment)
          let totals = table.stretches.map { Self.sums(parts, $0) }
          #expect(table.total.amounts.map(\.minorUnits) == totals, comment)
          if category == nil, length == .month {
            let months = try household.ledger.history(over: range).months.map(\.position.consumed)
            #expect(table.total.amounts == months, comment)
          }
          if category != nil, length == .month {
            #expect(
              try household.ledger.history(over: range, of: "food").months.map(\.position.consumed)
                == table.total.amounts, comment)
          }
          let short = try household.ledger.history(over: range, by: grouping, each: length, of: category, top: 2)
          #expect(short.rows == Array(table.rows.prefix(2)), comment)
          if grouping != .tag {
            for index in short.stretches.indices {
              let column = (short.rows.map(\.row) + [short.others].compactMap(\.self)).map { $0.amounts[index] }
              #expect(try Money.sum(column, in: .usd) == short.total.amounts[index], comment)
            }
          }
        }
      }
    }
    #expect(all.count > 50 && all.contains { $0.payee == nil } && all.contains { $0.tags.count > 1 }, "\(random)")
  }

  @Test(arguments: [SeededRandom.seedOfRun, 1, 2], [1, 25])
  func `comparisons with the year before are those of the entries`(seed: UInt64, startDay: Int) throws {
    var random = SeededRandom(seed: seed)
    let household = try Self.household(&random, startDay: startDay)
    let all = try Self.parts(household)
    let begin = try #require(try household.ledger.monthsWithEntries()).first
    for length in StretchLength.allCases {
      let comparison = try household.ledger.comparisonWithYearBefore(over: months("2025-10", "2026-12"), each: length)
      var sums: (now: Int64, before: Int64) = (0, 0)
      for pair in comparison.pairs {
        let comment: Comment = "\(random) start \(startDay) \(pair.stretch.label)"
        let earlier = try #require(pair.earlier)
        let (now, before) = (Self.sums(all, pair.stretch), Self.sums(all, earlier))
        #expect(pair.change.consumed.minorUnits == now, comment)
        #expect(earlier.months.first.number == pair.stretch.months.first.number - 12, comment)
        #expect(pair.change.before?.minorUnits == (begin <= earlier.months.last ? before : nil), comment)
        let isComplete = begin <= earlier.months.first && pair.stretch.days.upperBound < Household.today
        #expect(pair.isComplete == isComplete, comment)
        if isComplete { sums = (sums.now + now, sums.before + before) }
      }
      let sum = try comparison.sum()
      #expect(sum?.consumed.minorUnits ?? 0 == sums.now && sum?.before?.minorUnits ?? 0 == sums.before, "\(random)")
    }
  }

  @Test(arguments: [SeededRandom.seedOfRun, 1, 2], [1, 25])
  func `changes are those of the entries`(seed: UInt64, startDay: Int) throws {
    var random = SeededRandom(seed: seed)
    let household = try Self.household(&random, startDay: startDay)
    let all = try Self.parts(household)
    for grouping in [ConsumptionGrouping.category, .payee] {
      for label in ["2025-02", "2025-06", "2026-10", "2026-12"] {
        let comment: Comment = "\(random) start \(startDay) \(label) by \(grouping)"
        let report = try household.ledger.changes(in: month(label), by: grouping)
        let (now, before) = (
          all.filter { $0.month == month(label) },
          all.filter { report.compared?.contains($0.month) ?? false }
        )
        #expect(report.total.consumed.minorUnits == now.reduce(0) { $0 + $1.consumed }, comment)
        var sizes: [Int64] = []
        for change in report.changes {
          let inGroup = { (parts: [Part]) in
            parts.filter { $0.groups(grouping) == [change.group] }.reduce(Int64(0)) { $0 + $1.consumed }
          }
          let exact = Double(inGroup(before)) / Double(max(1, report.divisor))
          #expect(change.change.consumed.minorUnits == inGroup(now), comment)
          let average = try #require(change.change.before)
          #expect(abs(Double(average.minorUnits) - exact) <= 0.5, comment)
          #expect(change.change.change == (try change.change.consumed.subtracting(average)), comment)
          #expect((change.kind == .new) == (inGroup(before) == 0), comment)
          sizes.append(abs(change.change.change?.minorUnits ?? 0))
        }
        #expect(sizes == sizes.sorted(by: >), comment)
        let groups = Set((now + before).flatMap { $0.groups(grouping) })
        #expect(Set(report.changes.map(\.group)).isSubset(of: groups), comment)
      }
    }
  }
}

extension Allocation {
  fileprivate var isTransfer: Bool {
    if case .category(let category) = self { category.kind == .transfer } else { false }
  }
}
