internal import LedgerDomain
internal import SQLiteKit

/// Takes a payee out of all that a ledger's file holds, within one transaction.
struct Forgetting {
  private let ledger: Ledger
  private let name: String
  private let eraser: ByteEraser
  private let payees: Set<Int64>
  private let entries: Set<Int64>
  private var forgotten = ForgottenPayee()

  private var connection: Connection { ledger.connection }

  init(_ ledger: Ledger, _ name: String) throws {
    self.ledger = ledger
    let found = try ledger.connection.all(
      "SELECT id, name FROM payee WHERE folded_name = ?", FoldedText(name).text
    ) { (id: try $0.value(0, as: Int64.self), name: try $0.value(1, as: String.self)) }
    guard let first = found.first else { throw LedgerError.unknownPayee(name) }
    self.name = first.name
    eraser = ByteEraser(first.name)
    payees = Set(found.map(\.id))
    entries = Set(
      try found.flatMap { payee in
        try ledger.connection.all("SELECT id FROM entry WHERE payee_id = ?", payee.id) {
          try $0.value(0, as: Int64.self)
        }
      })
  }

  /// Does it.
  mutating func run() throws -> ForgottenPayee {
    try eraseImportTexts()
    try eraseEntries()
    try eraseRules()
    try eraseChanges()
    try findRemainders()
    return forgotten
  }

  private mutating func eraseEntries() throws {
    forgotten.entryCount = entries.count
    for entry in entries {
      try connection.run("UPDATE entry SET payee_id = NULL, note = NULL WHERE id = ?", entry)
      try connection.run("UPDATE split_line SET note = NULL WHERE entry_id = ? AND note IS NOT NULL", entry)
    }
    for payee in payees { try connection.run("DELETE FROM payee WHERE id = ?", payee) }
    for (id, payee) in try connection.all(
      "SELECT id, payee FROM recurring WHERE payee IS NOT NULL",
      read: { (try $0.value(0, as: Int64.self), try $0.value(1, as: String.self)) })
    where FoldedText(payee) == FoldedText(name) {
      forgotten.recurringCount += 1
      try connection.run("UPDATE recurring SET payee = NULL WHERE id = ?", id)
    }
  }

  /// Rules that have the name in them, or fit nobody else, say who the payee was.
  private mutating func eraseRules() throws {
    let others = try connection.all("SELECT folded_name FROM payee") { try $0.value(0, as: String.self) }
    func isOfNobodyElse(_ rule: Rule) -> Bool {
      guard case .part(let pattern) = rule.pattern else { return false }
      let part = FoldedText(pattern).text
      return FoldedText(name).text.contains(part) && !others.contains { $0.contains(part) }
    }
    for rule in try ledger.rules()
    where eraser.isFound(in: rule.pattern.text) || eraser.isFound(in: rule.payee ?? "") || isOfNobodyElse(rule) {
      forgotten.ruleCount += 1
      _ = try RuleDAO(connection: connection).remove(rule.id)
    }
  }

  private mutating func eraseImportTexts() throws {
    let texts = ImportTextDAO(connection: connection)
    for batch in try ledger.imports() {
      let rows = try ledger.importedRows(of: batch.number).filter { entries.contains($0.entry.rawValue) }
      forgotten.rowCount += rows.count
      var rowEraser = RowEraser(rows)
      for firstLine in try texts.firstLines(of: batch.number) {
        let before = try texts.block(firstLine, of: batch.number)
        var block = before
        rowEraser.erase(in: &block, firstLine: firstLine)
        eraser.erase(in: &block)
        if block != before { try texts.replace(block, of: batch.number, firstLine: firstLine) }
      }
    }
  }

  private mutating func eraseChanges() throws {
    let changes = ChangeDAO(connection: connection)
    for change in try changes.changes(limit: nil) {
      var isTouched = false
      var command = eraser.erased(change.command)
      for block in try stride(from: 1, through: changes.blockCount(of: change.id), by: 1) {
        let rows = try changes.rows(of: change.id, block: block)
        let kept = try rows.compactMap(erased)
        // What was typed about an entry of the payee may say more about it.
        if change.counts.added + change.counts.changed <= 10, rows.contains(where: isOfPayee) {
          command = command.split(separator: " ").prefix(2).joined(separator: " ") + " …"
        }
        if kept == rows { continue }
        isTouched = true
        try changes.replaceRows(kept, of: change.id, block: block)
      }
      if command != change.command {
        isTouched = true
        try connection.run("UPDATE change SET command = ? WHERE id = ?", command, change.id)
      }
      if isTouched { forgotten.changeCount += 1 }
    }
  }

  /// A row of the log without the name; nil for the row of the payee itself.
  private func erased(_ row: RecordedRow) throws -> RecordedRow? {
    switch row {
    case .batch: return row
    case .insert(let table, let values):
      return isPayee(table, values) ? nil : .insert(table: table, values: try erased(values, of: table))
    case .delete(let table, let values):
      return isPayee(table, values) ? nil : .delete(table: table, values: try erased(values, of: table))
    case .update(let table, let old, let new):
      if isPayee(table, old) { return nil }
      let isOfPayee = isOfPayee(table, old)
      return .update(
        table: table, old: try erased(old, of: table),
        new: Dictionary(
          uniqueKeysWithValues: new.map { ($0, erased($1, column: $0, of: table, isOfPayee: isOfPayee)) }))
    }
  }

  private func erased(_ values: [SQLiteValue], of table: String) throws -> [SQLiteValue] {
    // The text of a file that was taken back: its bytes are compressed.
    if table == "import_text", values.count == 4, case .integer(let size) = values[2], case .blob(let blob) = values[3]
    {
      var text = try Zlib.decompress(blob, size: Int(size))
      eraser.erase(in: &text)
      return Array(values[..<3]) + [.blob(Zlib.compress(text[...]))]
    }
    let isOfPayee = isOfPayee(table, values)
    return values.enumerated().map { erased($1, column: $0, of: table, isOfPayee: isOfPayee) }
  }

  private func isPayee(_ table: String, _ values: [SQLiteValue]) -> Bool {
    guard table == "payee", case .integer(let id)? = values.first else { return false }
    return payees.contains(id)
  }

  private func isOfPayee(_ row: RecordedRow) -> Bool {
    guard let table = row.table, let values = row.values else { return false }
    return isOfPayee(table, values)
  }

  private func isOfPayee(_ table: String, _ values: [SQLiteValue]) -> Bool {
    if table == "entry", values.count > 5, case .integer(let payee) = values[5], payees.contains(payee) { return true }
    guard table == "entry" || table == "split_line", case .integer(let id)? = values.first else { return false }
    return entries.contains(id)
  }

  private func erased(_ value: SQLiteValue, column: Int, of table: String, isOfPayee: Bool) -> SQLiteValue {
    switch (table, column, value) {
    case ("entry", 5, .integer(let payee)) where payees.contains(payee): .null
    case ("entry", 7, .text) where isOfPayee, ("split_line", 4, .text) where isOfPayee: .null
    // Names of these are what a person called something else, and settings refer to them.
    case ("recurring", 6, .text(let payee)) where FoldedText(payee) == FoldedText(name): .null
    case ("setting", _, _), ("category", _, _), ("account", _, _): value
    case (_, _, .text(let text)): .text(eraser.erased(text))
    default: value
    }
  }

  private mutating func findRemainders() throws {
    for table in LedgerTables.names where table != "change_block" {
      let columns = try connection.all(
        "SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'", table
      ) { try $0.value(0, as: String.self) }
      for column in columns {
        let texts = try connection.all("SELECT \"\(column)\" FROM \"\(table)\" WHERE \"\(column)\" IS NOT NULL") {
          try $0.value(0, as: String.self)
        }
        let count = texts.count(where: eraser.isFound)
        if count > 0 { forgotten.remainders.append(.init(table: table, column: column, count: count)) }
      }
    }
  }
}
