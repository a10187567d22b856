import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static func verified(
    _ path: String, bytes: Int = 258_048, schema: Int = 12, entries: Int = 1_234, findings: [CheckFinding] = []
  ) -> BackupVerification {
    BackupVerification(
      path: path, bytes: bytes, schema: schema,
      report: CheckReport(entryCount: entries, findings: findings, unlistedCount: findings.isEmpty ? 0 : 3),
      months: findings.isEmpty ? month("2024-01")...month("2026-11") : nil)
  }

  private static func snapshot(_ time: String, _ reason: String, entries: Int?) -> Snapshot {
    let name = "\(time.filter { $0 != "-" && $0 != ":" })-\(reason).sqlite"
    return Snapshot(
      name: name, path: "/home/me/ledger.sqlite.snapshots/\(name)", madeAt: time, reason: reason, bytes: 1_048_576,
      entryCount: entries)
  }

  static let backups: [Sample] = [
    Sample("backup-written", BackupDocument(verified("/media/stick/\u{1b}[31mledger.sqlite"))),
    Sample("backup-verified", BackupCheckDocument(verified("old.sqlite", schema: 3, entries: 1), knownSchema: 12)),
    Sample(
      "backup-unsound",
      BackupCheckDocument(
        verified(
          "damaged.sqlite",
          findings: [
            .file("Page 7 is never used"), .schema(migration: "0003_import_batches"), .schema(migration: nil),
            .notUpgradable(schema: 3),
          ]), knownSchema: 12)),
    Sample(
      "restored-older",
      RestoredDocument(
        RestoredLedger(
          ledgerPath: "/home/me/ledger.sqlite", backup: verified("old.sqlite", schema: 3), schema: 12,
          kept: snapshot("2026-11-30T17:21:28Z", "before-restore", entries: nil)), database: "my ledger.sqlite")),
    Sample(
      "restored-new",
      RestoredDocument(
        RestoredLedger(ledgerPath: "/home/me/ledger.sqlite", backup: verified("b.sqlite"), schema: 12, kept: nil))),
    Sample(
      "snapshots-normal",
      SnapshotListDocument([
        snapshot("2026-11-30T17:21:28Z", "before-restore", entries: 1_234),
        snapshot("2026-11-29T08:30:00Z", "before-upgrade-from-11", entries: nil),
      ])),
    Sample("snapshots-none", SnapshotListDocument([])),
  ]
}
