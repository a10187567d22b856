internal import LedgerDomain
internal import LedgerImport

/// What a file calls the accounts of its rows.
struct AccountsInFile {
  /// The names or numbers in the order of the file.
  private(set) var labels: [String] = []
  /// The currencies of the rows of each.
  private(set) var currencies: [String: Set<Currency>] = [:]
  /// Whether rows stand among them that do not say their account.
  private(set) var hasOtherRows = false

  /// Goes through the rows, where the file says accounts at all.
  init(_ statement: Statement) {
    guard statement.namesAccounts else { return }
    var last: (label: String, currency: Currency)?
    // Collecting throws nothing, and neither does walking through rows that were proved.
    try? statement.forEachRow { row in
      guard let label = row.account, !FoldedText(label).text.isEmpty else {
        hasOtherRows = true
        return
      }
      if let last, last == (label, row.amount.currency) { return }
      last = (label, row.amount.currency)
      if currencies[label] == nil { labels.append(label) }
      currencies[label, default: []].insert(row.amount.currency)
    }
  }
}
