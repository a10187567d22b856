public import LedgerDomain

/// The copies that the ledger has kept by itself: `backup --list`.
public struct SnapshotListDocument: ReportDocument {
  let snapshots: [Snapshot]

  /// Makes the document.
  ///
  /// - Parameter snapshots: the copies, in the order in which they are shown.
  public init(_ snapshots: [Snapshot]) { self.snapshots = snapshots }

  /// `{"version":1,"snapshots":[{"name":"…","file":"…","time":"…","reason":"…","bytes":…,"entries":…}]}`.
  public var json: JSONValue { .document([("snapshots", .array(snapshots.map(JSONValue.snapshot)))]) }

  /// The copies, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["name", "file", "time", "reason", "bytes", "entries"],
      rows: snapshots.map { snapshot in
        [
          .text(snapshot.name), .text(snapshot.path), .text(snapshot.madeAt), .text(snapshot.reason),
          .number(snapshot.bytes), snapshot.entryCount.map { .number($0) } ?? .empty,
        ]
      })
  }

  /// A line for each copy with the name that restores it.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if snapshots.isEmpty {
      page.add(Line("The ledger has kept no copies yet.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "Snapshot", sizing: .wrapping(to: 12)), .init(title: "Entries", alignment: .trailing),
      .init(title: "Size", alignment: .trailing),
    ])
    for snapshot in snapshots {
      table.add([
        .text(VisibleText.of(snapshot.name)),
        .text(snapshot.entryCount.map { FixedPoint.grouped(String($0)) } ?? "?"),
        .text(ByteCount(snapshot.bytes).text),
      ])
    }
    page.add(table)
    return page.text
  }
}
