internal import LedgerDomain
internal import SQLiteKit

/// Finds the changes that touched the same rows as another one, to be named when that one cannot be taken back.
struct ChangeOverlap {
  /// A row by its table and key.
  private struct RowKey: Hashable {
    let table: String
    let key: [SQLiteValue]
  }

  /// How many are named.
  private static let mostNamed = 20

  private let changes: ChangeDAO
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
    changes = ChangeDAO(connection: connection)
  }

  /// The changes that hold and touched rows which are recorded under a number, or refer to them.
  ///
  /// - Parameters:
  ///   - id: what the rows are recorded under: the change, or the undo that took it back.
  ///   - change: the change, which is none of them.
  /// - Returns: the last of them, oldest first.
  /// - Throws: ``LedgerError/damaged(_:)`` for a log that cannot be read.
  func changes(over id: LedgerChange.ID, of change: LedgerChange.ID) throws -> [LedgerChange] {
    let all = try rows(of: id)
    let found = try overlapping(all, behind: id, of: change, withNames: false)
    return try found.isEmpty ? overlapping(all, behind: id, of: change, withNames: true) : found
  }

  /// Names that came along, as the account of a first entry, are nearly everybody's: they are asked for when nothing else is found.
  private func overlapping(
    _ all: [RecordedRow], behind id: LedgerChange.ID, of change: LedgerChange.ID, withNames: Bool
  ) throws -> [LedgerChange] {
    var layouts: [String: TableLayout] = [:]
    var touched: Set<RowKey> = []
    var entries = NumberRanges()
    let isAboutNames = all.allSatisfy { $0.table.map(ChangeTables.named.union(ChangeTables.lasting).contains) ?? false }
    for row in all where withNames || isAboutNames || row.table.map({ !ChangeTables.named.contains($0) }) ?? true {
      touched.formUnion(try keys(of: row, &layouts))
      if case .batch(_, let first, let last) = row, first <= last { entries.insert(first...last) }
    }
    let ranges = entries.sorted
    func overlaps(_ row: RecordedRow) throws -> Bool {
      if try !touched.isDisjoint(with: keys(of: row, &layouts) + references(of: row, &layouts)) { return true }
      guard let table = row.table, let values = row.values else { return false }
      return (ChangeTables.entryColumns[table] ?? []).contains { column in
        guard column < values.count, case .integer(let id) = values[column] else { return false }
        return ranges.contains { $0.contains(id) }
      }
    }
    return Array(
      try changes.changes(after: id).filter { other in
        try other.id != change && rows(of: other.id).contains(where: overlaps)
      }.suffix(ChangeOverlap.mostNamed))
  }

  private func rows(of id: LedgerChange.ID) throws -> [RecordedRow] {
    try (0..<changes.blockCount(of: id)).flatMap { try changes.rows(of: id, block: $0 + 1) }
  }

  private func keys(of row: RecordedRow, _ layouts: inout [String: TableLayout]) throws -> [RowKey] {
    guard let table = row.table, let values = row.values, !ChangeTables.lasting.contains(table) else { return [] }
    let layout = try layout(of: table, &layouts)
    return [values, row.updatedValues].compactMap { $0 }.flatMap { values in
      [RowKey(table: table, key: layout.key(of: values))]
        + (ChangeTables.uniqueColumns[table].map { [RowKey(table: "\(table) by name", key: $0.map { values[$0] })] }
          ?? [])
    }
  }

  private func references(of row: RecordedRow, _ layouts: inout [String: TableLayout]) throws -> [RowKey] {
    guard let table = row.table, let values = row.values else { return [] }
    let parents = [values, row.updatedValues].compactMap { $0 }.compactMap { values in
      table == "category" ? ChangeOverlap.parent(of: values[2]) : nil
    }
    return try parents
      + layout(of: table, &layouts).references(of: values).map { RowKey(table: $0.table, key: [$0.value]) }
  }

  /// The category that a category lies below by its path.
  private static func parent(of foldedName: SQLiteValue) -> RowKey? {
    guard case .text(let path) = foldedName, let colon = path.lastIndex(of: ":") else { return nil }
    return RowKey(table: "category by name", key: [.text(String(path[..<colon]))])
  }

  private func layout(of table: String, _ layouts: inout [String: TableLayout]) throws -> TableLayout {
    let layout = try layouts[table] ?? TableLayout(of: table, in: connection)
    layouts[table] = layout
    return layout
  }
}
