internal import SQLiteKit

/// What an export has of a ledger: the tables of the schema, found in a new ledger in memory. Those that somebody added to
/// the file are not among them, and a new one of the schema cannot be forgotten.
struct ExportSchema {
  /// The tables that the ledger works out from others.
  static let derived: Set = ["consumed_amount", "account_amount"]
  /// The migrator's own, which each file has of itself.
  static let bookkeeping = "schema_migrations"
  /// SQLite's own, which remembers the numbers that are never used again.
  static let numbers = ExportedTable(
    name: "sqlite_sequence",
    columns: [.init(name: "name", kind: .text), .init(name: "seq", kind: .integer)], key: ["name"])

  /// How many migrations made the schema.
  let version: Int
  /// The tables in the order of an export: those that others refer to stand before them, as far as they do not refer to each
  /// other.
  let tables: [ExportedTable]
  /// A new ledger of the schema.
  let model: Connection

  /// Finds the tables.
  ///
  /// - Parameter version: how many migrations make the schema; this version's without it.
  /// - Throws: `SQLiteError`.
  init(version: Int = MigrationCatalog.count) throws {
    self.version = version
    model = try Connection(path: ":memory:", access: .readWriteCreating)
    try Migrator(Array(MigrationCatalog.all.prefix(version))).migrate(model, appliedAt: "")
    let names = try model.all(
      #"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name"#
    ) { try $0.value(0, as: String.self) }
    let exported = names.filter { !ExportSchema.derived.contains($0) && $0 != ExportSchema.bookkeeping }
    let sorted = try ExportSchema.parentsFirst(exported, in: model)
    tables = try sorted.map { [model] in try ExportSchema.table($0, in: model) } + [ExportSchema.numbers]
  }

  /// The table with a name.
  func table(_ name: String) -> ExportedTable? { tables.first { $0.name == name } }

  /// Whether a ledger of the same schema holds what a new one does, and nothing else.
  func isNew(_ connection: Connection) throws -> Bool {
    for table in tables {
      let counts = try [model, connection].map { try $0.first(table.count) { try $0.value(0, as: Int64.self) } }
      guard counts[0] == counts[1] else { return false }
      func rows(_ connection: Connection) throws -> [[SQLiteValue]] {
        try connection.all(table.selection) { row in try table.columns.indices.map { try row.value($0) } }
      }
      guard try rows(model) == rows(connection) else { return false }
    }
    return true
  }

  /// The names of the tables in a file that are neither the ledger's nor SQLite's.
  func foreignTables(in connection: Connection) throws -> [String] {
    let known = Set(tables.map(\.name)).union(ExportSchema.derived).union([ExportSchema.bookkeeping])
    return try connection.all(
      #"SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name"#
    ) { try $0.value(0, as: String.self) }.filter { !known.contains($0) }
  }

  private static func table(_ name: String, in model: Connection) throws -> ExportedTable {
    var columns: [ExportedTable.Column] = []
    var key: [(place: Int, name: String)] = []
    try model.forEach("SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid", name) { row in
      let column: String = try row.value(0)
      guard let kind = ExportedTable.Kind(rawValue: try row.value(1)) else {
        preconditionFailure("an export has no form for the values of \(name).\(column)")
      }
      columns.append(.init(name: column, kind: kind))
      let place: Int = try row.value(2)
      if place > 0 { key.append((place, column)) }
    }
    precondition(!key.isEmpty, "an export has no order for the rows of \(name)")
    return ExportedTable(name: name, columns: columns, key: key.sorted { $0.place < $1.place }.map(\.name))
  }

  /// Tables behind those that they refer to; of tables that refer to each other the one that is met first goes last.
  private static func parentsFirst(_ names: [String], in model: Connection) throws -> [String] {
    var sorted: [String] = []
    var met: Set<String> = []
    func visit(_ name: String) throws {
      guard met.insert(name).inserted else { return }
      let parents = try model.all(
        #"SELECT DISTINCT "table" FROM pragma_foreign_key_list(?) ORDER BY "table""#, name
      ) { try $0.value(0, as: String.self) }
      for parent in parents { try visit(parent) }
      if names.contains(name) { sorted.append(name) }
    }
    for name in names { try visit(name) }
    return sorted
  }
}
