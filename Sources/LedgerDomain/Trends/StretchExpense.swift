/// What a stretch of months consumed, against the sum of its budgets.
public struct StretchExpense: Hashable, Sendable {
  /// The stretch.
  public let stretch: MonthStretch
  /// Consumed, budget and what follows from them; no budget unless each month has one.
  public let position: BudgetPosition
  /// Whether it begins after today.
  public let isFuture: Bool
  /// Whether it counts in the average.
  public let isComplete: Bool

  /// Makes it of its parts.
  public init(stretch: MonthStretch, position: BudgetPosition, isFuture: Bool, isComplete: Bool) {
    self.stretch = stretch
    self.position = position
    self.isFuture = isFuture
    self.isComplete = isComplete
  }

  /// Whether nothing is drawn of it: it is to come, and nothing is planned in it yet (SEMANTICS §6).
  public var isBlank: Bool { isFuture && position.consumed.isZero }
}
