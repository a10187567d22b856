/// Something that a check found out about a ledger.
public enum CheckFinding: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// What is stored contradicts itself.
    case damage
    /// The ledger is sound, and what was recorded in it is probably not all.
    case warning
    /// It may be meant, and may be a slip.
    case notice
  }

  /// SQLite finds the file damaged; its own words.
  case file(String)
  /// A migration that made the ledger is another one than this version knows under its number; nil where the list of them does
  /// not fit the schema.
  case schema(migration: String?)
  /// An older ledger, with so many migrations, holds what the newer ones cannot take over.
  case notUpgradable(schema: Int)
  /// A row refers to one that is not there.
  case missingRow(table: String, row: Int64?, parent: String)
  /// An entry has neither a category nor the lines of a split, or both.
  case categoryOrSplit(entry: Int64)
  /// The lines of a split do not add up to their entry.
  case splitTotal(entry: Int64, total: Money, lines: Money)
  /// The legs of a transfer have not opposite amounts, or one account.
  case transferLegs(out: Entry.ID, into: Entry.ID)
  /// Rows that were left behind by what they belong to: so many, of a table, without their row of another one.
  case leftBehind(table: String, count: Int, parent: String)
  /// The stored sum of a month and category is not that of its entries.
  case monthSum(month: Month, category: String, stored: CheckedSum, counted: CheckedSum)
  /// The stored sum of an account is not that of its entries.
  case accountSum(account: String, stored: CheckedSum, counted: CheckedSum)
  /// The balances that a bank's files state do not join.
  case balanceGap(BalanceGap)
  /// Entries that count already although their day is to come: how many, and the first of them.
  case futureEntries(count: Int, first: Int64, date: CalendarDate)
  /// The budgets of categories are more than the whole month's.
  case budgetsAboveMonth(month: Month, categories: Money, whole: Money)
  /// A category that consumes nothing has a budget.
  case idleBudget(category: String)
  /// The budgets below a category are more than its own, which is the cap of all of them.
  case budgetsAboveParent(month: Month, parent: String, below: Money, own: Money)
  /// A category carries over what is left of budgets, and never has one.
  case idleRollOver(category: String)

  /// How much it matters.
  public var severity: Severity {
    switch self {
    case .file, .schema, .notUpgradable, .missingRow, .categoryOrSplit, .splitTotal, .transferLegs, .leftBehind,
      .monthSum, .accountSum:
      .damage
    case .balanceGap: .warning
    case .futureEntries, .budgetsAboveMonth, .budgetsAboveParent, .idleBudget, .idleRollOver: .notice
    }
  }

  /// Whether it is about what the ledger derives from entries and can work out anew.
  public var isRepairable: Bool {
    switch self {
    case .monthSum, .accountSum: true
    default: false
    }
  }

  /// Whether nothing can be derived from a ledger of which this is true.
  public var forbidsRepair: Bool {
    switch self {
    case .file, .schema, .notUpgradable, .missingRow, .categoryOrSplit: true
    default: false
    }
  }
}
