internal import LedgerDomain

/// Where the rows of one file go.
struct ImportDestination {
  /// The account of rows whose file does not name one.
  var account: Account
  /// The accounts by what the file calls them.
  var accounts: [String: Account] = [:]
  /// The accounts that were made for the file.
  var made: Set<Account.ID> = []
  /// What the file calls accounts, to be remembered.
  var identifiers: [String: Account] = [:]
}
