public import LedgerDomain

/// A backup that was restored: `restore`.
public struct RestoredDocument: ReportDocument {
  let restored: RestoredLedger
  let database: String?

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - restored: what became of the ledger.
  ///   - database: what --db named, which the command that goes back has to name as well.
  public init(_ restored: RestoredLedger, database: String? = nil) {
    self.restored = restored
    self.database = database
  }

  /// `{"version":1,"restored":{"file":"…","ledger":"…","entries":…,"from":"2026-01"|null,"to":"2026-11"|null,"schema":…,
  /// "upgradedFrom":11|null,"kept":{"name":"…",…}|null}}`.
  public var json: JSONValue {
    .document([
      (
        "restored",
        .object([
          ("file", .string(restored.backup.path)),
          ("ledger", .string(restored.ledgerPath)),
          ("entries", .count(restored.backup.report.entryCount)),
          ("from", .described(restored.backup.months?.lowerBound)),
          ("to", .described(restored.backup.months?.upperBound)),
          ("schema", .count(restored.schema)),
          ("upgradedFrom", isUpgraded ? .count(restored.backup.schema) : .null),
          (
            "kept",
            restored.kept.map { kept in
              .object([
                ("name", .string(kept.name)), ("file", .string(kept.path)), ("bytes", .count(kept.bytes)),
              ])
            } ?? .null
          ),
        ])
      )
    ])
  }

  /// The one ledger.
  public var csv: CSVTable {
    CSVTable(
      header: ["file", "ledger", "entries", "from", "to", "schema", "kept"],
      rows: [
        [
          .text(restored.backup.path), .text(restored.ledgerPath), .number(restored.backup.report.entryCount),
          .described(restored.backup.months?.lowerBound), .described(restored.backup.months?.upperBound),
          .number(restored.schema), .text(orEmpty: restored.kept?.path),
        ]
      ])
  }

  /// What the ledger holds now, where the copy of the old content is, and how to go back to it.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let months = restored.backup.periodWords
    let upgrade = isUpgraded ? " It was upgraded from schema \(restored.backup.schema) to \(restored.schema)." : ""
    page.add(
      Line(
        """
        Restored \(EntryCount(restored.backup.report.entryCount).text)\(months) from \
        \(VisibleText.of(restored.backup.path)).\(upgrade)
        """
      ).wrapped(to: page.width))
    if let kept = restored.kept {
      page.add(Line("What the ledger held before is kept. To go back:").wrapped(to: page.width))
      let option = database.map { " --db \(ShellWord.quoted($0))" } ?? ""
      let command = VisibleText.of("ledger\(option) restore --snapshot \(kept.name)")
      page.add(Paragraph.lines(command, behind: Line("  "), indent: 2, width: page.width))
      return page.text
    }
    page.add(Line("The ledger \(VisibleText.of(restored.ledgerPath)) is new.").wrapped(to: page.width))
    return page.text
  }

  private var isUpgraded: Bool { restored.schema > restored.backup.schema }
}
