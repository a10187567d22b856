public import LedgerDomain

/// What was taken back or done again: `undo` and `redo`.
public struct UndoneChangeDocument: ReportDocument {
  private let changes: [UndoneChange]
  private let isRedo: Bool
  private let isDryRun: Bool

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - changes: what was taken back, or done again, in that order.
  ///   - isRedo: whether it was done again.
  ///   - isDryRun: whether it was only tried.
  public init(_ changes: [UndoneChange], isRedo: Bool, isDryRun: Bool) {
    self.changes = changes
    self.isRedo = isRedo
    self.isDryRun = isDryRun
  }

  /// `{"version":1,"undone":[{"change":CHANGE,"entries":{"added":0,"changed":0,"removed":1}}],"dryRun":false}`; of a redo
  /// `redone`.
  public var json: JSONValue {
    .document([
      (
        isRedo ? "redone" : "undone",
        .array(
          changes.map { done in
            .object([("change", .change(done.change)), ("entries", .counts(done.counts))])
          })
      ),
      ("dryRun", .bool(isDryRun)),
    ])
  }

  /// The changes, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["change", "made_at", "command", "added", "changed", "removed"],
      rows: changes.map { done in
        [
          .number(done.change.id.rawValue), .text(done.change.madeAt), .text(done.change.command),
          .number(done.counts.added), .number(done.counts.changed), .number(done.counts.removed),
        ]
      })
  }

  /// A sentence for each.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let verb = isRedo ? (isDryRun ? "Would do again" : "Did again") : (isDryRun ? "Would undo" : "Undid")
    for done in changes {
      page.add(
        Paragraph.lines(
          "\(verb) change \(done.change.id.rawValue): \(done.change.commandText)", behind: Line(), indent: 0,
          width: page.width))
      if let words = done.counts.words { page.add(Line("  \(words)", .faint)) }
    }
    return page.text
  }
}
