/// What one month consumed, against its budget.
public struct MonthExpense: Hashable, Sendable {
  /// The month, with its days.
  public let span: MonthSpan
  /// Consumed, budget and what follows from them.
  public let position: BudgetPosition
  /// Income of the month, which never lowers what was consumed.
  public let income: Money
  /// Whether the month begins after today.
  public let isFuture: Bool

  /// The label of the month.
  public var month: Month { span.month }

  /// Makes a month of its parts.
  public init(span: MonthSpan, position: BudgetPosition, income: Money, isFuture: Bool) {
    self.span = span
    self.position = position
    self.income = income
    self.isFuture = isFuture
  }

  /// Whether the month is drawn blank: it is to come, and nothing is planned in it yet (SEMANTICS §6).
  public var isBlank: Bool { isFuture && position.consumed.isZero }
}
