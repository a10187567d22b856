/// How spending stands against its budget.
public enum BudgetStatus: String, CaseIterable, Sendable {
  /// Something is left, or nothing was wanted and nothing spent.
  case within
  /// Exactly everything is consumed.
  case usedUp
  /// More is consumed than there was.
  case over
  /// There is no budget to compare with.
  case unbudgeted
}
