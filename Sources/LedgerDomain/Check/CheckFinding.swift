/// Something that a check found out about a ledger.
public enum CheckFinding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// What is stored contradicts itself.
    case damage
    /// It may be meant, and may be a slip.
    case notice
  }

  /// SQLite finds the file damaged; its own words.
  case file(String)
  /// A row refers to one that is not there.
  case missingRow(table: String, row: Int64?, parent: String)
  /// An entry has neither a category nor the lines of a split, or both.
  case categoryOrSplit(entry: Int64)
  /// The lines of a split do not add up to their entry.
  case splitTotal(entry: Int64, total: Money, lines: Money)
  /// The stored sum of a month and category is not that of its entries.
  case monthSum(month: Month, category: String, stored: CheckedSum, counted: CheckedSum)
  /// The stored sum of an account is not that of its entries.
  case accountSum(account: String, stored: CheckedSum, counted: CheckedSum)
  /// Entries that count already although their day is to come: how many, and the first of them.
  case futureEntries(count: Int, first: Int64, date: CalendarDate)
  /// The budgets of categories are more than the whole month's.
  case budgetsAboveMonth(month: Month, categories: Money, whole: Money)
  /// A category that consumes nothing has a budget.
  case idleBudget(category: String)

  /// How much it matters.
  public var severity: Severity {
    switch self {
    case .file, .missingRow, .categoryOrSplit, .splitTotal, .monthSum, .accountSum: .damage
    case .futureEntries, .budgetsAboveMonth, .idleBudget: .notice
    }
  }

  /// Whether it is about what the ledger derives from entries and can work out anew.
  public var isRepairable: Bool {
    switch self {
    case .monthSum, .accountSum: true
    case .file, .missingRow, .categoryOrSplit, .splitTotal, .futureEntries, .budgetsAboveMonth, .idleBudget: false
    }
  }

  /// Whether nothing can be derived from a ledger of which this is true.
  public var forbidsRepair: Bool {
    switch self {
    case .file, .missingRow, .categoryOrSplit: true
    default: false
    }
  }
}
