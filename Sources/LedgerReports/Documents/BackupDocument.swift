public import LedgerDomain

/// A backup that was written: `backup`.
public struct BackupDocument: ReportDocument {
  let backup: BackupVerification

  /// Makes the document.
  ///
  /// - Parameter backup: what looking through the new file came to.
  public init(_ backup: BackupVerification) { self.backup = backup }

  /// `{"version":1,"backup":{"file":"…","bytes":…,"entries":…,"schema":…,"verified":true}}`.
  public var json: JSONValue { .document([("backup", .backup(backup))]) }

  /// The one file.
  public var csv: CSVTable { .backups([backup]) }

  /// What was written, and that it was looked through.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.add(
      Line(
        """
        Backed up \(EntryCount(backup.report.entryCount).text) to \(VisibleText.of(backup.path)), \
        \(ByteCount(backup.bytes).text), and verified it.
        """
      ).wrapped(to: page.width))
    return page.text
  }
}

extension CSVTable {
  /// Backups, one in a row.
  static func backups(_ backups: [BackupVerification]) -> CSVTable {
    CSVTable(
      header: ["file", "bytes", "entries", "schema", "verified"],
      rows: backups.map { backup in
        [
          .text(backup.path), .number(backup.bytes), .number(backup.report.entryCount), .number(backup.schema),
          .text(backup.report.isSound ? "true" : "false"),
        ]
      })
  }
}
