public import LedgerDomain

extension Statement {
  /// Whether rows may say which of the own accounts they change.
  public var namesAccounts: Bool {
    switch source {
    case .delimited(_, let reading): reading.usesAccounts
    case .movements: true
    }
  }

  /// A fingerprint of the columns that hold the texts of rows: files of another shape may have another text for a row.
  public var shape: Fingerprint {
    textColumns.reduce(into: Fingerprint()) { $0.combine($1) }
  }
}
