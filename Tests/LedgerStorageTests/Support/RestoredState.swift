import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Expects that a backup is complete, readable for its owner alone and by itself, and that restoring it gives back what was
/// backed up. Each test that makes a backup or a snapshot ends with it.
func expectRestoresEqual(
  _ backup: String, to expected: StoredState, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = try TemporaryFolder()
  let before = try Data(contentsOf: URL(filePath: backup))
  for ending in ["-wal", "-shm", "-journal"] {
    #expect(!FileManager.default.fileExists(atPath: backup + ending), sourceLocation: sourceLocation)
  }
  let attributes = try FileManager.default.attributesOfItem(atPath: backup)
  #expect(attributes[.posixPermissions] as? Int == 0o600, sourceLocation: sourceLocation)
  let found = try LedgerBackup.verify(backup, today: Household.today)
  #expect(found.report.isSound, "\(found.report.findings)", sourceLocation: sourceLocation)
  #expect(try StoredState(try Connection(path: backup, access: .immutable)) == expected, sourceLocation: sourceLocation)

  let path = folder.path("restored.sqlite")
  let restored = try LedgerBackup.restore(backup, into: path, today: Household.today, now: Household.now)
  #expect(restored.kept == nil && restored.backup == found, sourceLocation: sourceLocation)
  let household = try Household(.file(path))
  if found.schema == MigrationCatalog.all.count {
    #expect(try StoredState(household.ledger.connection) == expected, sourceLocation: sourceLocation)
  }
  #expect(try household.ledger.check().isSound, sourceLocation: sourceLocation)
  #expect(try household.ledger.connection.string(pragma: "journal_mode") == "wal", sourceLocation: sourceLocation)
  try household.ledger.close()
  #expect(try Data(contentsOf: URL(filePath: backup)) == before, sourceLocation: sourceLocation)
}
