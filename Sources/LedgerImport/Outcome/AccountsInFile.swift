public import LedgerDomain

/// What a file calls the accounts of its rows.
public struct AccountsInFile: Sendable {
  /// The names or numbers in the order of the file.
  public private(set) var labels: [String] = []
  /// The currencies of the rows of each.
  public private(set) var currencies: [String: Set<Currency>] = [:]
  /// Whether rows stand among them that do not say their account.
  public private(set) var hasOtherRows = false

  /// Takes in a row: what the file calls its account, nil where it does not say, and its currency.
  mutating func take(_ label: String?, _ currency: Currency) {
    guard let label, !FoldedText(label).text.isEmpty else {
      hasOtherRows = true
      return
    }
    if currencies[label] == nil { labels.append(label) }
    currencies[label, default: []].insert(currency)
  }
}

extension Statement {
  /// What the file calls the accounts of its rows, where it says accounts at all.
  public var accountsInFile: AccountsInFile {
    guard namesAccounts else { return AccountsInFile() }
    if let accountsInColumn { return accountsInColumn }
    var accounts = AccountsInFile()
    var last: (label: String?, currency: Currency)?
    // Collecting throws nothing, and neither does walking through rows that were proved.
    try? forEachRow { row in
      if let last, last == (row.account, row.amount.currency) { return }
      last = (row.account, row.amount.currency)
      accounts.take(row.account, row.amount.currency)
    }
    return accounts
  }
}
