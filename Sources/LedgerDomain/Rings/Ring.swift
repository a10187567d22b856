/// One of the concentric rings: how much of a budget or of a leave-style balance is consumed.
public struct Ring: Hashable, Sendable {
  /// What a ring stands for. The raw value is the word in data.
  public enum Kind: String, CaseIterable, Sendable {
    /// A category, or the whole month, against what was available to it.
    case budget
    /// A leave-style balance against all that was granted.
    case balance
  }

  /// The value that a ring is drawn from.
  public enum Source: Hashable, Sendable {
    /// A category with its position in the month.
    case budget(Category, BudgetPosition)
    /// The whole month against its budget.
    case wholeMonth(BudgetPosition)
    /// A balance as of a day.
    case balance(BalanceCard)
  }

  /// What the ring of the whole month is called, as lists of budgets call it.
  public static let wholeMonthName = "Whole month"

  /// The value that the ring is drawn from.
  public let source: Source

  /// The ring of a category in a month.
  public init(_ category: Category, _ position: BudgetPosition) { source = .budget(category, position) }

  /// The ring of a whole month.
  public init(wholeMonth position: BudgetPosition) { source = .wholeMonth(position) }

  /// The ring of a leave-style balance.
  public init(_ card: BalanceCard) { source = .balance(card) }

  /// What it stands for.
  public var kind: Kind {
    switch source {
    case .budget, .wholeMonth: .budget
    case .balance: .balance
    }
  }

  /// The name of the category or balance, or ``wholeMonthName``.
  public var name: String {
    switch source {
    case .budget(let category, _): category.name
    case .wholeMonth: Ring.wholeMonthName
    case .balance(let card): card.source.name
    }
  }

  /// The two ends of its gradient. A balance has one colour; its ring begins with a lighter shade of it.
  public var colors: Gradient {
    switch source {
    case .budget(let category, _): category.colors
    case .wholeMonth: .neutral
    case .balance(let card): Gradient(shadesOf: card.source.color)
    }
  }

  /// The consumed part of the total, unclamped; 0 without a total above 0, which ``status`` tells apart (SEMANTICS §2, §9).
  public var percentConsumed: Ratio {
    switch source {
    case .budget(_, let position), .wholeMonth(let position): position.percentConsumed
    case .balance(let card): card.progress
    }
  }

  /// What was consumed; negative for a net refund.
  public var amount: Quantity {
    switch source {
    case .budget(_, let position), .wholeMonth(let position): Quantity(position.consumed)
    case .balance(let card): card.consumed
    }
  }

  /// What there was to consume: the available part of a budget, or all grants of a balance; nil without a budget.
  public var total: Quantity? {
    switch source {
    case .budget(_, let position), .wholeMonth(let position): position.available.map(Quantity.init)
    case .balance(let card): card.total
    }
  }

  /// How consumption stands, decided in whole small units and never by the fraction.
  public var status: BudgetStatus {
    switch source {
    case .budget(_, let position), .wholeMonth(let position): return position.status
    case .balance(let card):
      if card.consumed.scaled > card.total.scaled { return .over }
      return card.consumed.scaled == card.total.scaled && card.total.scaled > 0 ? .usedUp : .within
    }
  }

  /// Whether there is something to measure against: a budget, be it 0, or a balance that something was granted to.
  public var isMeasured: Bool {
    switch source {
    case .budget(_, let position), .wholeMonth(let position): position.status != .unbudgeted
    case .balance(let card): card.isGranted
    }
  }

  /// Whether it is over a total of 0 or below, of which no percent tells anything.
  public var isOverNothing: Bool { status == .over && !percentConsumed.hasBase }

  /// How much of the ring is drawn, 0…1. What is over without a base is drawn full.
  public var drawnFraction: Double {
    isOverNothing ? 1 : percentConsumed.drawnFraction
  }

  /// Whether the ring stands before another when those with the largest share consumed come first: the larger share, then the
  /// larger amount, then the name, then a budget before a balance.
  ///
  /// - Parameter other: another ring.
  /// - Returns: whether this one comes first.
  public func isConsumed(before other: Ring) -> Bool {
    if let order = percentConsumed.isLarger(than: other.percentConsumed) { return order }
    if let order = amount.isLarger(than: other.amount) { return order }
    if name != other.name { return name < other.name }
    return kind == .budget && other.kind == .balance
  }
}

extension Ratio {
  /// Whether the ratio is the larger one, compared exactly; nil when both are equal.
  fileprivate func isLarger(than other: Ratio) -> Bool? {
    let (own, others) = (hasBase ? part : 0, other.hasBase ? other.part : 0)
    let left = Int128(own) * Int128(max(1, other.base))
    let right = Int128(others) * Int128(max(1, base))
    return left == right ? nil : left > right
  }
}

extension Quantity {
  /// Whether the number is the larger one, whatever its unit; nil when both are equal.
  fileprivate func isLarger(than other: Quantity) -> Bool? {
    let left = Int128(scaled) * Int128(other.unit.scale)
    let right = Int128(other.scaled) * Int128(unit.scale)
    return left == right ? nil : left > right
  }
}

extension LeaveUnit {
  /// How many of the small units that are counted make one.
  fileprivate var scale: Int64 {
    switch self {
    case .counted: 1000
    case .time: 60
    case .money(let currency): PowerOfTen.value(currency.exponent)
    }
  }
}
