internal import LedgerDomain
internal import SQLiteKit

/// Reads what a change did to one entry out of the rows that it touched, with names for numbers.
struct EntryFields {
  private typealias Field = EntryHistory.FieldChange.Field

  private let entry: Int64
  private let names: StoredNames
  private(set) var fate = EntryHistory.Event.Fate.changed
  private(set) var isConcerned = false
  /// Whether an import brought the entry, which tells of it by its number alone.
  private(set) var isOfBatch = false
  private var changes: [EntryHistory.FieldChange] = []

  init(of entry: Entry.ID, _ names: StoredNames) {
    self.entry = entry.rawValue
    self.names = names
  }

  /// What became of each field, those left out that are what they were.
  var fields: [EntryHistory.FieldChange] {
    var merged: [EntryHistory.FieldChange] = []
    for change in changes {
      // Several rows may hold one of these, and each of them stands for itself.
      if ![.split, .tag].contains(change.field), let place = merged.firstIndex(where: { $0.field == change.field }) {
        merged[place] = EntryHistory.FieldChange(change.field, before: merged[place].before, after: change.after)
      } else if let place = merged.firstIndex(of: change.reversed) {
        merged.remove(at: place)
      } else {
        merged.append(change)
      }
    }
    let order = Field.allCases
    return merged.filter { $0.before != $0.after }.enumerated().sorted { left, right in
      let places = [left, right].map { order.firstIndex(of: $0.element.field) ?? 0 }
      return (places[0], left.offset) < (places[1], right.offset)
    }.map(\.element)
  }

  /// Takes in a row.
  mutating func take(_ row: RecordedRow) throws {
    if case .batch(let number, let first, let last) = row {
      guard first...max(first, last) ~= entry else { return }
      (isConcerned, isOfBatch, fate) = (true, true, .added)
      changes.append(EntryHistory.FieldChange(.import, before: nil, after: try names.importName(number)))
      return
    }
    guard let table = row.table, let values = row.values,
      (ChangeTables.entryColumns[table] ?? []).contains(where: { $0 < values.count && values[$0] == .integer(entry) })
    else { return }
    switch row {
    case .insert:
      if table == "entry" { fate = isConcerned && fate == .removed ? .changed : .added }
      try add(table, before: nil, after: values)
    case .delete:
      if table == "entry" { fate = .removed }
      try add(table, before: values, after: nil)
    case .update: try add(table, before: values, after: row.updatedValues)
    case .batch: break
    }
    isConcerned = true
  }

  private mutating func add(_ table: String, before: [SQLiteValue]?, after: [SQLiteValue]?) throws {
    func add(_ field: Field, _ text: ([SQLiteValue]) throws -> String?) rethrows {
      changes.append(EntryHistory.FieldChange(field, before: try before.flatMap(text), after: try after.flatMap(text)))
    }
    switch table {
    case "entry":
      try add(.date) { try names.date($0[1]) }
      try add(.amount) { try names.amount($0[2], $0[3]) }
      try add(.category) { try names.category($0[4]) }
      try add(.payee) { try names.payee($0[5]) }
      try add(.account) { try names.account($0[6]) }
      add(.note) { $0[7].text }
      add(.status) { names.status($0[8]) }
      try add(.import) { try names.importName($0[9].integer) }
    case "split_line":
      try add(.split) { line in
        let currency = try names.currency(ofEntry: entry)
        return [try names.category(line[2]), try names.amount(line[3], currency), line[4].text].compactMap { $0 }
          .joined(separator: " ")
      }
    case "entry_tag": add(.tag) { $0[1].text }
    case "transfer": add(.transfer) { "entry \((($0[0].integer == entry ? $0[1] : $0[0]).integer) ?? 0)" }
    case "entry_goal": try add(.goal) { try names.goal($0[1]) }
    case "leave_entry": try add(.balance) { try names.balance($0[1]) }
    default: break
    }
  }
}

extension SQLiteValue {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var integer: Int64? { if case .integer(let integer) = self { integer } else { nil } }
}
