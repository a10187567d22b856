internal import LedgerReports

/// What undoing one import, or several, took back.
struct UndoneImports: ReportDocument {
  private let documents: [UndoneImportDocument]

  /// Makes the document of what one command line named, in the order in which it was taken back.
  init(_ documents: [UndoneImportDocument]) { self.documents = documents }

  /// The document of one import as it stands; several ones under `imports`.
  var json: JSONValue {
    if documents.count == 1 { return documents[0].json }
    return .object([("version", .integer(1)), ("imports", .array(documents.map(\.json)))])
  }

  var csv: CSVTable {
    let tables = documents.map(\.csv)
    return CSVTable(header: tables.first?.header ?? [], rows: tables.flatMap(\.rows))
  }

  func text(_ style: TextStyle) -> String { documents.map { $0.text(style) }.joined() }
}
