public import LedgerDomain

/// A ledger that was exported or taken in as a whole: `export --all` and `import --all`.
public struct WholeLedgerDocument: ReportDocument {
  /// Which way it went.
  public enum Direction: String, Sendable {
    /// Out of the ledger.
    case exported
    /// Into a new one.
    case imported
  }

  let direction: Direction
  let file: String
  let summary: ExportSummary

  /// Makes the document; the file is `-` for standard output or input.
  public init(_ direction: Direction, file: String, _ summary: ExportSummary) {
    self.direction = direction
    self.file = file
    self.summary = summary
  }

  /// `{"version":1,"action":"exported|imported","file":"…","schema":12,"entries":128,"tables":34,"rows":2000,"sha256":"…"}`.
  public var json: JSONValue {
    .document([
      ("action", .string(direction.rawValue)), ("file", .string(file)), ("schema", .count(summary.schema)),
      ("entries", .count(summary.entryCount)), ("tables", .count(summary.tableCount)),
      ("rows", .count(summary.rowCount)), ("sha256", .string(summary.sha256)),
    ])
  }

  /// One row.
  public var csv: CSVTable {
    CSVTable(
      header: ["action", "file", "schema", "entries", "tables", "rows", "sha256"],
      rows: [
        [
          .text(direction.rawValue), .text(file), .text("\(summary.schema)"), .text("\(summary.entryCount)"),
          .text("\(summary.tableCount)"), .text("\(summary.rowCount)"), .text(summary.sha256),
        ]
      ])
  }

  /// What went over, in a sentence.
  public var sentence: String {
    let verb = direction == .exported ? "Exported" : "Imported"
    return
      "\(verb) \(counted(summary.entryCount, "entry", "entries")), \(counted(summary.tableCount, "table", "tables")), "
      + "\(counted(summary.rowCount, "row", "rows")), sha256 \(summary.sha256)"
  }

  /// The sentence on a line of its own, which stays whole: people compare it with another one.
  public func text(_ style: TextStyle) -> String { sentence + "\n" }

  private func counted(_ count: Int, _ one: String, _ several: String) -> String {
    "\(FixedPoint.grouped(String(count))) \(count == 1 ? one : several)"
  }
}
