public import LedgerDomain

/// What became of a payee that was forgotten: `forget`. Its name is not told once more.
public struct ForgottenPayeeDocument: ReportDocument {
  private let forgotten: ForgottenPayee
  private let isDryRun: Bool

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - forgotten: what became of it.
  ///   - isDryRun: whether it was only tried.
  public init(_ forgotten: ForgottenPayee, isDryRun: Bool) {
    self.forgotten = forgotten
    self.isDryRun = isDryRun
  }

  /// `{"version":1,"entries":N,"rows":N,"rules":N,"recurring":N,"changes":N,"snapshots":N,"compacted":true,"left":[…],"dryRun":false}`.
  public var json: JSONValue {
    .document(
      counts.map { ($0.key, .count($0.count)) } + [
        ("compacted", .bool(forgotten.isCompacted)),
        (
          "left",
          .array(
            forgotten.remainders.map { left in
              .object([
                ("where", .string(left.place.rawValue)), ("count", .count(left.count)),
              ])
            })
        ), ("dryRun", .bool(isDryRun)),
      ])
  }

  /// The counts in a row.
  public var csv: CSVTable {
    CSVTable(
      header: counts.map(\.key) + ["compacted"],
      rows: [counts.map { .number($0.count) } + [.text(forgotten.isCompacted ? "yes" : "no")]])
  }

  /// The counts, and what could not be reached.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title(isDryRun ? "Would be forgotten" : "Forgotten")
    page.add(facts: counts.filter { $0.count > 0 }.map { ($0.label, FixedPoint.grouped("\($0.count)")) })
    for left in forgotten.remainders {
      page.add(
        Paragraph.lines(
          "The name still stands in \(left.phrase), which may be about something else.",
          behind: Line("Note: ", .notice), indent: 6, width: page.width))
    }
    if !isDryRun, !forgotten.isCompacted {
      page.add(
        Paragraph.lines(
          "The file could not be written anew while another process has it open, so that free pages may still hold the name. "
            + "Close the other one and run 'ledger backup' into a new file, or the sqlite3 shell's VACUUM.",
          behind: Line("Note: ", .notice), indent: 6, width: page.width))
    }
    page.add(
      Paragraph.lines(
        "Not reached: backups and exports in other places, the bank's own files, the history of the shell, and copies that the "
          + "file system keeps.",
        behind: Line(), indent: 0, width: page.width))
    return page.text
  }

  private var counts: [(key: String, label: String, count: Int)] {
    [
      ("entries", "Entries without payee and note", forgotten.entryCount),
      ("rows", "Rows of files written over", forgotten.rowCount),
      ("rules", "Rules removed", forgotten.ruleCount),
      ("recurring", "Recurring entries without payee and note", forgotten.recurringCount),
      ("changes", "Changes in the log", forgotten.changeCount),
      ("snapshots", "Copies removed", forgotten.snapshotCount),
    ]
  }
}
