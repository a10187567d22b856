internal import LedgerReports

/// What became of one file, or of several.
struct ImportDocuments: ReportDocument {
  private let documents: [ImportDocument]

  init(_ documents: [ImportDocument]) { self.documents = documents }

  /// The document of one file as it stands; several ones under `files`.
  var json: JSONValue {
    if documents.count == 1 { return documents[0].json }
    return .object([("version", .integer(1)), ("files", .array(documents.map(\.json)))])
  }

  var csv: CSVTable {
    let tables = documents.map(\.csv)
    return CSVTable(header: tables.first?.header ?? [], rows: tables.flatMap(\.rows))
  }

  func text(_ style: TextStyle) -> String { documents.map { $0.text(style) }.joined(separator: "\n") }
}
