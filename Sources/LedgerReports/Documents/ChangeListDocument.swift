public import LedgerDomain

/// What commands changed: `log`.
public struct ChangeListDocument: ReportDocument {
  private let changes: [LedgerChange]
  private let total: Int

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - changes: the changes, in the order in which they are shown.
  ///   - total: how many the ledger has.
  public init(_ changes: [LedgerChange], total: Int) {
    self.changes = changes
    self.total = total
  }

  /// `{"version":1,"changes":[CHANGE…]}`.
  public var json: JSONValue { .document([("changes", .array(changes.map(JSONValue.change)))]) }

  /// The changes, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "number", "made_at", "kind", "target", "command", "added", "changed", "removed", "undone_by", "overrode_lock",
      ],
      rows: changes.map { change in
        [
          .number(change.id.rawValue), .text(change.madeAt), .text(change.kind.rawValue),
          .text(change.target.map { "\($0.rawValue)" } ?? ""), .text(change.command), .number(change.counts.added),
          .number(change.counts.changed), .number(change.counts.removed),
          .text(change.undoneBy.map { "\($0.rawValue)" } ?? ""), .text(change.overrodeLock ? "yes" : ""),
        ]
      })
  }

  /// One row for each change, those that were taken back faint.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if changes.isEmpty {
      page.add(Line("Nothing was changed since changes are recorded.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "No", alignment: .trailing), .init(title: "When (UTC)"),
      .init(title: "Command", sizing: .wrapping(to: 16)), .init(title: "Entries", isOmittedWhenEmpty: true),
      .init(title: "State", isOmittedWhenEmpty: true),
    ])
    for change in changes {
      let ink: Ink = change.undoneBy == nil ? .plain : .faint
      table.add([
        .text("\(change.id.rawValue)", .faint), .text(change.minute, .faint), .text(change.commandText, ink),
        .text(change.counts.signs, ink), .text(change.stateText, ink),
      ])
    }
    page.add(table)
    if total > changes.count {
      let earlier = FixedPoint.grouped("\(total - changes.count)")
      page.add(Line("\(earlier) earlier ones; --limit shows more.", .faint))
    }
    return page.text
  }
}
