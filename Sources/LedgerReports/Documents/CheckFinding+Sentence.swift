public import LedgerDomain

extension CheckFinding {
  /// The kind, as scripts see it.
  var kind: String {
    switch self {
    case .file: "file"
    case .schema: "schema"
    case .notUpgradable: "not-upgradable"
    case .missingRow: "missing-row"
    case .categoryOrSplit: "category-or-split"
    case .splitTotal: "split-total"
    case .transferLegs: "transfer-legs"
    case .leftBehind: "left-behind"
    case .monthSum: "month-sum"
    case .accountSum: "account-sum"
    case .balanceGap: "balance-gap"
    case .futureEntries: "future-entries"
    case .budgetsAboveMonth: "budgets-above-month"
    case .budgetsAboveParent: "budgets-above-parent"
    case .idleBudget: "idle-budget"
    case .idleRollOver: "idle-roll-over"
    }
  }

  /// The finding in a sentence, with what to do where that is known.
  public var sentence: String {
    switch self {
    case .file(let words): "the file is damaged, SQLite says: \(words); restore a backup"
    case .schema(let migration):
      (migration.map { "its migration \($0) is not the one that this version knows" }
        ?? "its list of migrations does not fit its schema") + "; restore a backup"
    case .notUpgradable(let schema):
      "schema \(schema) cannot be upgraded with what it holds; the version that made it can still open it"
    case .missingRow(let table, let row, let parent):
      "row \(row.map(String.init) ?? "?") of \(table) refers to a row of \(parent) that is not there; restore a backup"
    case .categoryOrSplit(let entry): "entry \(entry) has neither a category nor the lines of a split, or both"
    case .splitTotal(let entry, let total, let lines):
      "the lines of entry \(entry) add up to \(lines.textWithCurrency) instead of \(total.textWithCurrency)"
    case .transferLegs(let out, let into):
      "entries \(out.rawValue) and \(into.rawValue) are the legs of a transfer, and do not have opposite amounts in two "
        + "accounts"
    case .leftBehind(let table, let count, let parent):
      "\(count) \(count == 1 ? "row" : "rows") of \(table) should have gone with \(count == 1 ? "its row" : "their rows") of "
        + "\(parent); restore a backup"
    case .monthSum(let month, let category, let stored, let counted):
      "\(category) in \(month) is kept as \(stored.words), and its entries add up to \(counted.words)"
    case .accountSum(let account, let stored, let counted):
      "account \(account) is kept as \(stored.words), and its entries add up to \(counted.words)"
    case .balanceGap(let gap): gap.sentence
    case .futureEntries(let count, let first, let date):
      (count == 1
        ? "1 entry is dated after today, entry \(first) on \(date), and counts already"
        : "\(FixedPoint.grouped(String(count))) entries are dated after today, the first is entry \(first) on \(date), and "
          + "count already")
    case .budgetsAboveMonth(let month, let categories, let whole):
      "in \(month) the budgets of categories are \(categories.textWithCurrency) together, more than the whole month's "
        + whole.textWithCurrency
    case .budgetsAboveParent(let month, let parent, let below, let own):
      "in \(month) the budgets below \(parent) are \(below.textWithCurrency) together, more than its own "
        + own.textWithCurrency
    case .idleBudget(let category): "\(category) has a budget, and nothing is consumed in it"
    case .idleRollOver(let category): "\(category) carries over what is left of its budget, and never has one"
    }
  }
}

extension CheckedSum {
  fileprivate var words: String {
    "\(amount.textWithCurrency) of \(entryCount == 1 ? "1 entry" : "\(FixedPoint.grouped(String(entryCount))) entries")"
  }
}
