/// What an export of a whole ledger holds, as those see it who made or read it.
public struct ExportSummary: Hashable, Sendable {
  /// How many migrations made the schema of the ledger that was exported.
  public let schema: Int
  /// How many tables it has.
  public let tableCount: Int
  /// How many rows all of them have together.
  public let rowCount: Int
  /// How many entries are among them.
  public let entryCount: Int
  /// The SHA-256 of all lines but the last, in hexadecimal.
  public let sha256: String

  /// Describes an export.
  public init(schema: Int, tableCount: Int, rowCount: Int, entryCount: Int, sha256: String) {
    self.schema = schema
    self.tableCount = tableCount
    self.rowCount = rowCount
    self.entryCount = entryCount
    self.sha256 = sha256
  }
}
