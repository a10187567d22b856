/// Where spending stands against a budget: the arithmetic of SEMANTICS §2, done once for every report.
public struct BudgetPosition: Hashable, Sendable {
  /// The month's own budget; nil when there is none, which differs from 0.
  public let budget: Money?
  /// What the months before left over or overspent; 0 without roll-over.
  public let carried: Money
  /// What was consumed, refunds taken off: positive for spending.
  public let consumed: Money
  /// What there was to spend: carried and budget; nil without a budget.
  public let available: Money?
  /// What is left of it, negative when over; nil without a budget.
  public let remaining: Money?

  /// Works out a position.
  ///
  /// - Throws: ``MoneyError`` when the currencies differ or a result does not fit.
  public init(budget: Money?, carried: Money? = nil, consumed: Money) throws(MoneyError) {
    let carried = budget == nil ? Money.zero(consumed.currency) : carried ?? Money.zero(consumed.currency)
    self.budget = budget
    self.carried = carried
    self.consumed = consumed
    if let budget {
      let available = try carried.adding(budget)
      self.available = available
      self.remaining = try available.subtracting(consumed)
    } else {
      self.available = nil
      self.remaining = nil
    }
  }

  /// The consumed part of what was available. It is 0 without a base above 0; ``status`` tells these cases apart.
  public var percentConsumed: Ratio { Ratio(consumed.minorUnits, of: available?.minorUnits ?? 0) }

  /// How spending stands, decided in minor units and never by the fraction.
  public var status: BudgetStatus {
    guard let available, let remaining else { return .unbudgeted }
    if remaining.isNegative { return .over }
    return remaining.isZero && available.minorUnits > 0 ? .usedUp : .within
  }

  /// How much of a bar or ring is drawn, 0…1. A position that is over without a base is drawn full.
  public var drawnFraction: Double {
    status == .over && !percentConsumed.hasBase ? 1 : percentConsumed.drawnFraction
  }
}
