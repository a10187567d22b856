public import LedgerDomain

/// What is kept of a file beside its rows.
extension Statement {
  /// The text of the file in UTF-8, without a byte order mark.
  public var text: [UInt8] { context.bytes }

  /// Whether rows say which of the own accounts they change.
  public var namesAccounts: Bool { detected.columns.contains { $0.role == .account } }

  /// A fingerprint of the columns that hold the texts of rows: files of another shape may have another text for a row.
  public var shape: Fingerprint {
    textColumns.reduce(into: Fingerprint()) { $0.combine($1) }
  }

  /// The columns that hold the texts of rows, in the order of the file.
  private var textColumns: [String] {
    let map = context.layout.map
    return (map.payees + map.payers + map.descriptions + map.notes).sorted().map { map.name($0) }
  }
}
