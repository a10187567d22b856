/// What budgets can be copied from.
public enum BudgetSource: String, CaseIterable, Sendable {
  /// The budgets in effect in the month before.
  case lastMonth = "last-month"
  /// The budgets in effect in the same month a year before.
  case lastYear = "last-year"
  /// The mean of what was consumed in the last 3 complete months.
  case mean3 = "mean-3"
  /// The mean of what was consumed in the last 6 complete months.
  case mean6 = "mean-6"
  /// The mean of what was consumed in the last 12 complete months.
  case mean12 = "mean-12"

  /// How many months a mean is of; nil for what copies budgets.
  public var meanMonths: Int? {
    switch self {
    case .lastMonth, .lastYear: nil
    case .mean3: 3
    case .mean6: 6
    case .mean12: 12
    }
  }
}
