internal import LedgerReports

/// What became of one file, or of several.
struct ImportDocuments: ReportDocument {
  private let documents: [ImportDocument]
  private let areSeveral: Bool

  /// Makes the document of what one command line named, several files or one, as far as it came.
  init(_ documents: [ImportDocument], areSeveral: Bool) {
    self.documents = documents
    self.areSeveral = areSeveral
  }

  /// The document of one file as it stands; several ones under `files`.
  var json: JSONValue {
    if !areSeveral, let document = documents.first { return document.json }
    return .object([("version", .integer(1)), ("files", .array(documents.map(\.json)))])
  }

  var csv: CSVTable {
    let tables = documents.map(\.csv)
    return CSVTable(header: tables.first?.header ?? [], rows: tables.flatMap(\.rows))
  }

  func text(_ style: TextStyle) -> String { documents.map { $0.text(style) }.joined(separator: "\n") }
}
