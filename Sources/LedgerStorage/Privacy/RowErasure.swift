internal import LedgerDomain
internal import SQLiteKit

/// What becomes of a row when a payee is forgotten: the same for rows of the ledger and for the states that the change log holds
/// of them, so that changes can be taken back afterwards as before.
struct RowErasure {
  /// The block of a file's text that begins with a line.
  struct TextBlock: Hashable {
    let batch: Int64
    let firstLine: Int64
  }

  /// The name.
  let name: PayeeName
  /// The payees that have it.
  let payees: Set<Int64>
  /// Split entries that were never anybody else's, whose lines lose their notes.
  let ownEntries: Set<Int64>
  /// Rules that go.
  let rules: Set<Int64>
  /// Compressed texts that take the place of others.
  let texts: [TextBlock: [UInt8]]

  /// A recorded row as it has to be; nil when it goes.
  func erased(_ row: RecordedRow) -> RecordedRow? {
    switch row {
    case .batch: return row
    case .insert(let table, let values): return erased(values, of: table).map { .insert(table: table, values: $0) }
    case .delete(let table, let values): return erased(values, of: table).map { .delete(table: table, values: $0) }
    case .update(let table, let values, let changed):
      guard let updated = row.updatedValues, let old = erased(values, of: table), let new = erased(updated, of: table)
      else { return nil }
      // An entry that went to another payee got its note then.
      let columns = old.indices.filter { changed[$0] != nil || old[$0] != new[$0] }
      return .update(
        table: table, old: old,
        new: changed.filter { $0.key >= old.count }.merging(columns.map { ($0, new[$0]) }) { $1 })
    }
  }

  /// The values of a row as they have to be; nil when the row goes.
  private func erased(_ values: [SQLiteValue], of table: String) -> [SQLiteValue]? {
    var values = values
    func clear(_ column: Int) { if column < values.count { values[column] = .null } }
    switch (table, values.first) {
    case ("payee", .integer(let id)): return payees.contains(id) ? nil : values
    case ("rule", .integer(let id)): return rules.contains(id) ? nil : values
    case ("entry", _) where isPayee(values, column: 5):
      clear(5)
      clear(7)
    case ("split_line", .integer(let entry)) where ownEntries.contains(entry): clear(4)
    case ("recurring", _) where isName(values, column: 6):
      clear(6)
      clear(8)
    case ("import_text", .integer(let batch)) where values.count > 3:
      if case .integer(let line) = values[1], let text = texts[TextBlock(batch: batch, firstLine: line)] {
        values[3] = .blob(text)
      }
    default: break
    }
    return values
  }

  /// Whether a row says of an entry, or a recurring one, that it is the payee's from then on, or is a rule for nobody else.
  func isOfPayee(_ row: RecordedRow) -> Bool {
    guard let values = row.updatedValues ?? row.values else { return false }
    return switch row.table {
    case "entry": isPayee(values, column: 5)
    case "recurring": isName(values, column: 6)
    case "rule": erased(values, of: "rule") == nil
    default: false
    }
  }

  private func isPayee(_ values: [SQLiteValue], column: Int) -> Bool {
    guard column < values.count, case .integer(let id) = values[column] else { return false }
    return payees.contains(id)
  }

  private func isName(_ values: [SQLiteValue], column: Int) -> Bool {
    guard column < values.count, case .text(let text) = values[column] else { return false }
    return name.isEqual(to: text)
  }
}
