/// A table as an export writes it and an import takes it.
struct ExportedTable: Equatable {
  /// How the values of a column are stored, apart from NULL: tables are STRICT, and none has fractions.
  enum Kind: String {
    case integer = "INTEGER"
    case text = "TEXT"
    case blob = "BLOB"
  }

  /// A column.
  struct Column: Equatable {
    let name: String
    let kind: Kind
  }

  let name: String
  let columns: [Column]
  /// The columns that rows are in the order of.
  let key: [String]

  /// Reads all rows in their order.
  var selection: String {
    "SELECT \(ExportedTable.list(columns.map(\.name))) FROM main.\(ExportedTable.quoted(name)) "
      + "ORDER BY \(ExportedTable.list(key))"
  }

  /// Stores a row with values in some columns.
  func insertion(of columns: [Column]) -> String {
    let values = columns.map { _ in "?" }.joined(separator: ", ")
    return
      "INSERT INTO main.\(ExportedTable.quoted(name)) (\(ExportedTable.list(columns.map(\.name)))) VALUES (\(values))"
  }

  /// Removes all rows.
  var deletion: String { "DELETE FROM main.\(ExportedTable.quoted(name))" }

  /// Counts the rows.
  var count: String { "SELECT count(*) FROM main.\(ExportedTable.quoted(name))" }

  private static func list(_ names: [String]) -> String { names.map(quoted).joined(separator: ", ") }

  private static func quoted(_ name: String) -> String {
    "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
