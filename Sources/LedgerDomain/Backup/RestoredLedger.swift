/// What restoring a backup came to.
public struct RestoredLedger: Hashable, Sendable {
  /// The ledger's file.
  public let ledgerPath: String
  /// The backup, as it was looked through before.
  public let backup: BackupVerification
  /// How many migrations the ledger has had now; more than the backup where that was older.
  public let schema: Int
  /// The copy of what the ledger held before; nil where there was none.
  public let kept: Snapshot?

  /// Describes what was restored.
  public init(ledgerPath: String, backup: BackupVerification, schema: Int, kept: Snapshot?) {
    self.ledgerPath = ledgerPath
    self.backup = backup
    self.schema = schema
    self.kept = kept
  }
}
