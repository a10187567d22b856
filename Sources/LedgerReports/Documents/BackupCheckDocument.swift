public import LedgerDomain

/// A backup that was looked through: `backup --verify`.
public struct BackupCheckDocument: ReportDocument {
  let backup: BackupVerification
  let knownSchema: Int

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - backup: what was found.
  ///   - knownSchema: how many migrations this version has.
  public init(_ backup: BackupVerification, knownSchema: Int) {
    self.backup = backup
    self.knownSchema = knownSchema
  }

  /// As ``BackupDocument`` with what was found: `"sound":true,"findings":[…],"unlisted":0`, as `check` has it.
  public var json: JSONValue {
    .document([
      ("backup", .backup(backup)),
      ("sound", .bool(backup.report.isSound)),
      ("findings", .array(backup.report.findings.map(CheckDocument.finding))),
      ("unlisted", .count(backup.report.unlistedCount)),
    ])
  }

  /// The findings, one in a row, as `check` has them.
  public var csv: CSVTable { CheckDocument(backup.report).csv }

  /// A line for each finding, and whether the backup can be relied on.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    CheckDocument.add(backup.report, to: &page)
    let file = VisibleText.of(backup.path)
    let sentence =
      backup.report.isSound
      ? "\(file) is sound: \(EntryCount(backup.report.entryCount).text)\(backup.periodWords), \(ByteCount(backup.bytes).text), "
        + "schema \(backup.schema)\(age)."
      : "\(file) is not sound, and 'ledger restore' refuses it."
    page.add(Line(sentence).wrapped(to: page.width))
    return page.text
  }

  private var age: String {
    backup.schema < knownSchema ? ", an older one that 'ledger restore' upgrades to \(knownSchema)" : ""
  }
}
