public import LedgerDomain

/// The imports there were: `imports list`.
public struct ImportListDocument: ReportDocument {
  let imports: [ImportBatch]

  /// Makes the document.
  ///
  /// - Parameter imports: the imports, in the order in which they are shown.
  public init(_ imports: [ImportBatch]) { self.imports = imports }

  /// `{"version":1,"imports":[…]}`.
  public var json: JSONValue { .document([("imports", .array(imports.map(JSONValue.batch)))]) }

  /// The imports, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "number", "file", "imported_at", "undone_at", "account", "from", "to", "sha256", "rows", "new", "known",
        "linked", "skipped", "rejected",
      ],
      rows: imports.map { batch in
        [
          .number(batch.number), .text(batch.fileName), .text(batch.importedAt), .text(orEmpty: batch.undoneAt),
          .text(orEmpty: batch.account?.name), .described(batch.days?.lowerBound), .described(batch.days?.upperBound),
          .text(orEmpty: batch.fileHash),
        ] + ImportListDocument.cells(batch.counts)
      })
  }

  private static func cells(_ counts: ImportBatch.Counts) -> [CSVCell] {
    [counts.rows, counts.new, counts.known, counts.linked, counts.skipped, counts.rejected].map(CSVCell.number)
  }
}
