internal import LedgerDomain

extension CheckFinding {
  /// The kind, as scripts see it.
  var kind: String {
    switch self {
    case .file: "file"
    case .missingRow: "missing-row"
    case .categoryOrSplit: "category-or-split"
    case .splitTotal: "split-total"
    case .monthSum: "month-sum"
    case .accountSum: "account-sum"
    case .futureEntries: "future-entries"
    case .budgetsAboveMonth: "budgets-above-month"
    case .idleBudget: "idle-budget"
    }
  }

  /// The finding in a sentence, with what to do where that is known.
  var sentence: String {
    switch self {
    case .file(let words): "the file is damaged, SQLite says: \(words); restore a backup"
    case .missingRow(let table, let row, let parent):
      "row \(row.map(String.init) ?? "?") of \(table) refers to a row of \(parent) that is not there; restore a backup"
    case .categoryOrSplit(let entry): "entry \(entry) has neither a category nor the lines of a split, or both"
    case .splitTotal(let entry, let total, let lines):
      "the lines of entry \(entry) add up to \(lines.textWithCurrency) instead of \(total.textWithCurrency)"
    case .monthSum(let month, let category, let stored, let counted):
      "\(category) in \(month) is kept as \(stored.words), and its entries add up to \(counted.words)"
    case .accountSum(let account, let stored, let counted):
      "account \(account) is kept as \(stored.words), and its entries add up to \(counted.words)"
    case .futureEntries(let count, let first, let date):
      (count == 1
        ? "1 entry is dated after today, entry \(first) on \(date), and counts already"
        : "\(FixedPoint.grouped(String(count))) entries are dated after today, the first is entry \(first) on \(date), and "
          + "count already")
    case .budgetsAboveMonth(let month, let categories, let whole):
      "in \(month) the budgets of categories are \(categories.textWithCurrency) together, more than the whole month's "
        + whole.textWithCurrency
    case .idleBudget(let category): "\(category) has a budget, and nothing is consumed in it"
    }
  }
}

extension CheckedSum {
  fileprivate var words: String {
    "\(amount.textWithCurrency) of \(entryCount == 1 ? "1 entry" : "\(FixedPoint.grouped(String(entryCount))) entries")"
  }
}
