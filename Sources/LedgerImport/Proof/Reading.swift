import LedgerDomain

/// All that has been proved of a file, enough to read its rows.
struct Reading: Sendable {
  /// The order of day, month and year.
  var order: DateOrder
  /// How numbers become amounts.
  var amounts: AmountRule
  /// What settles the signs.
  var signProof: SignProof
  /// The currency of rows that state none.
  var currency: Currency
  /// The columns behind each further header, by its line.
  var sections: [Int: PreparedColumns]
  /// Whether the column of the bank's ids holds ids.
  var usesReferences: Bool
  /// The owner's name, which is nobody's payee.
  var ownName: String?
  /// Whether the column of accounts names the own account of each row.
  var usesAccounts = false
}
