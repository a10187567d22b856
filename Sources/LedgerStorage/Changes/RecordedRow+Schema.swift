internal import SQLiteKit

extension RecordedRow {
  /// How many columns `import_row` had before schema 15.
  private static let formerKeyColumns = 12

  /// The row as the tables of this version hold it: what stood in `import_row` alone before schema 15 is in up to three.
  var inTodaysTables: [RecordedRow] {
    switch self {
    case .insert("import_row", let values) where values.count == RecordedRow.formerKeyColumns:
      RecordedRow.tables(ofFormerKey: values).map { .insert(table: $0.table, values: $0.values) }
    case .delete("import_row", let values) where values.count == RecordedRow.formerKeyColumns:
      RecordedRow.tables(ofFormerKey: values).map { .delete(table: $0.table, values: $0.values) }
    case .insert, .delete, .update, .batch: [self]
    }
  }

  /// What migration 0015 made of a row.
  private static func tables(ofFormerKey values: [SQLiteValue]) -> [(table: String, values: [SQLiteValue])] {
    let (entry, batch) = (values[3], values[4])
    var shift = values[5]
    if case .integer(let line) = shift, case .integer(let entry) = entry { shift = .integer(line &- entry) }
    var likeness = values[8]
    if case .integer(let bits) = likeness { likeness = .integer(bits >> 41 & 0x7f_ffff) }
    var rows = [("import_row", Array(values[...4]) + [shift, values[6], likeness])]
    if values[7] != .null { rows.append(("import_link", [entry, batch, values[7], values[11]])) }
    if values[10] != .null {
      rows.append(("import_extent", [entry, batch, values[9] == .null ? .integer(0) : values[9], values[10]]))
    }
    return rows
  }
}
