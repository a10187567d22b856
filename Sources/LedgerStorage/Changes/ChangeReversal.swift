internal import LedgerDomain
internal import SQLiteKit

/// Takes a recorded change back row by row, the last one first. Each row must be as the change left it.
struct ChangeReversal {
  /// A row is not as the change left it, or something refers to it.
  struct Obstacle: Error {}

  private let writer: LedgerWriter
  private let change: LedgerChange.ID
  private let isRedo: Bool
  private let changes: ChangeDAO
  private var layouts: [String: TableLayout] = [:]
  /// Whether the change made nothing but names, so that it was about them.
  private var isAboutNames = true
  private(set) var touchesMonthStarts = false
  private(set) var touchesAccounts = false
  private var touchesCategories = false
  private var touchesSettings = false
  private var balances: Set<Int64> = []
  /// The imports that were stored after what is taken back; nil until they are asked for.
  private var knownLaterImports: [Int64]?
  /// Rows that foreign keys took along, each of which the change must have made itself.
  private var takenAlong: Set<RecordedRow> = []

  private var connection: Connection { writer.connection }

  /// Prepares to take back what is recorded under a number: a change, or an undo, which does its change again.
  init(_ writer: LedgerWriter, of change: LedgerChange.ID, isRedo: Bool) {
    self.writer = writer
    self.change = change
    self.isRedo = isRedo
    changes = ChangeDAO(connection: writer.connection)
  }

  /// Takes it back, sums included.
  ///
  /// - Throws: ``Obstacle``; ``LedgerError/damaged(_:)`` for a log that cannot be read.
  mutating func run() throws {
    let count = try changes.blockCount(of: change)
    let entries = try survey(blocks: count)
    try writer.change.take(entries, sign: -1, from: connection)
    // Now, since sums refer to categories and accounts that may go.
    try writer.applySums()
    for block in stride(from: count, to: 0, by: -1) {
      for row in try changes.rows(of: change, block: block).reversed() { try reverse(row) }
    }
    guard takenAlong.isEmpty else { throw Obstacle() }
    if !isRedo { try removeLeftNames() }
    if try connection.hasUnresolvedForeignKeys() { throw Obstacle() }
    try writer.change.take(entries, sign: 1, from: connection)
  }

  /// Refuses what no row shows by itself: with changes in between that hold, the ledger may never have been like this.
  ///
  /// - Throws: ``Obstacle``.
  func refuseImpossible() throws {
    if try changes.changes(after: change).isEmpty { return }
    let ledger = writer.ledger
    for balance in try ledger.balances() where balances.contains(balance.id.rawValue) && !balance.allowsOverdraft {
      if try ledger.leaveRecord(of: balance).isOverdrawn(from: .earliest) { throw Obstacle() }
    }
    if touchesCategories {
      let all = Dictionary(uniqueKeysWithValues: try ledger.categories().map { (CategoryPath($0.name), $0) })
      if all.keys.contains(where: { path in path.parent.map { all[$0] == nil } ?? false }) { throw Obstacle() }
    }
    if touchesSettings, try !hasOneCurrency() { throw Obstacle() }
    if touchesAccounts || touchesSettings {
      let standard = FoldedText(try ledger.defaultAccountName())
      if try !ledger.accounts().contains(where: { FoldedText($0.name) == standard }) { throw Obstacle() }
    }
  }

  /// Whether the ledger's currency is still that of the accounts that take part in sums: it is fixed once there are entries.
  private func hasOneCurrency() throws -> Bool {
    let before = try changes.rows(of: change, block: 1).contains { row in
      if case .update("setting", let old, _) = row { return old.first == .text("currency") }
      return false
    }
    return try !before || !EntryDAO(connection: connection).holdsEntries()
  }

  /// Looks at what is to come: which entries' sums change, and what the change is about.
  private mutating func survey(blocks count: Int) throws -> NumberRanges {
    var entries = NumberRanges()
    for block in 1...max(1, count) where block <= count {
      for row in try changes.rows(of: change, block: block) {
        if case .batch(_, let first, let last) = row, first <= last { entries.insert(first...last) }
        guard let table = row.table, let values = row.values else {
          isAboutNames = false
          continue
        }
        if !ChangeTables.lasting.contains(table), !ChangeTables.named.contains(table) { isAboutNames = false }
        touchesMonthStarts = touchesMonthStarts || table == "month_start"
        touchesAccounts = touchesAccounts || table == "account"
        touchesCategories = touchesCategories || table == "category"
        touchesSettings = touchesSettings || table == "setting"
        if table == "entry" || table == "split_line", case .integer(let id)? = values.first { entries.insert(id) }
        if table == "leave_event", values.count > 1, case .integer(let id) = values[1] { balances.insert(id) }
        if table == "leave_entry", values.count > 1, case .integer(let id) = values[1] { balances.insert(id) }
      }
    }
    return entries
  }

  private mutating func reverse(_ row: RecordedRow) throws {
    switch row {
    case .batch(let number, let first, let last): try removeBatch(number, entries: (first, last))
    case .insert(let table, let values):
      if ChangeTables.lasting.contains(table) { return }
      let layout = try layout(of: table)
      if ChangeTables.named.contains(table), !isAboutNames {
        do { try remove(layout.completed(values), layout) } catch is Obstacle {}
      } else {
        try remove(layout.completed(values), layout)
      }
    case .delete(let table, let values):
      let layout = try layout(of: table)
      if try isImportedAgain(table, values) { throw Obstacle() }
      try insert(layout.completed(values), layout)
    case .update(let table, let old, let new):
      let layout = try layout(of: table)
      try restore(layout.completed(old), instead: new, layout)
    }
  }

  private mutating func layout(of table: String) throws -> TableLayout {
    if let known = layouts[table] { return known }
    let layout = try TableLayout(of: table, in: connection)
    layouts[table] = layout
    return layout
  }

  private mutating func remove(_ values: [SQLiteValue], _ layout: TableLayout) throws {
    if takenAlong.remove(.delete(table: layout.table, values: values)) != nil { return }
    if ChangeTables.named.contains(layout.table), try isReferred(to: layout, values) { throw Obstacle() }
    let conditions = layout.columns.map { "\($0.quotedName) IS ?" }.joined(separator: " AND ")
    try exactlyOne("DELETE FROM \(layout.table) WHERE \(conditions)", values)
  }

  /// Whether another row refers to one by its number.
  private func isReferred(to layout: TableLayout, _ values: [SQLiteValue]) throws -> Bool {
    let columns = try connection.all(
      """
      SELECT m.name, f."from" FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f
      WHERE m.type = 'table' AND f."table" = ?
      """, layout.table
    ) { (table: try $0.value(0, as: String.self), column: try $0.value(1, as: String.self)) }
    return try columns.contains { table, column in
      try connection.first(
        #"SELECT EXISTS (SELECT 1 FROM "\#(table)" WHERE "\#(column)" = ?)"#, bindings: layout.key(of: values)
      ) { try $0.value(0) } ?? false
    }
  }

  /// Removes names that undone changes made and that had to stay, since other changes referred to them until now.
  private mutating func removeLeftNames() throws {
    for undone in try changes.undone() where undone.id != change {
      for block in try stride(from: changes.blockCount(of: undone.id), to: 0, by: -1) {
        for case .insert(let table, let values) in try changes.rows(of: undone.id, block: block).reversed()
        where ChangeTables.named.contains(table) {
          let layout = try layout(of: table)
          do { try remove(layout.completed(values), layout) } catch is Obstacle {}
        }
      }
    }
  }

  /// Whether a row that would come back belongs to an import that is undone, or an import since brought the same one: with both
  /// of them it would count twice.
  private mutating func isImportedAgain(_ table: String, _ values: [SQLiteValue]) throws -> Bool {
    switch table {
    case "entry" where values.count > 9:
      try connection.first("SELECT undone_at IS NOT NULL FROM import WHERE id = ?", bindings: [values[9]]) {
        try $0.value(0)
      } ?? false
    case "import_row" where values.count > 4:
      try laterImports().contains { later in
        try connection.first(
          """
          SELECT EXISTS (
            SELECT 1 FROM import_row WHERE account_id = ? AND day = ? AND fingerprint = ? AND import_id = ?)
          """, bindings: Array(values[...2]) + [.integer(later)]
        ) { try $0.value(0) } ?? false
      }
    case "import_bank_id" where values.count > 2:
      try laterImports().contains { later in
        try connection.first(
          """
          SELECT EXISTS (
            SELECT 1 FROM import_bank_id i JOIN import_row r ON r.account_id = i.account_id AND r.entry_id = i.entry_id
            WHERE i.account_id = ? AND i.bank_id = ? AND i.entry_id <> ? AND r.import_id = ?)
          """, bindings: Array(values[...2]) + [.integer(later)]
        ) { try $0.value(0) } ?? false
      }
    default: false
    }
  }

  private mutating func laterImports() throws -> [Int64] {
    if let known = knownLaterImports { return known }
    var imports: [Int64] = []
    for later in try changes.changes(after: change) {
      for block in 1...max(1, try changes.blockCount(of: later.id)) {
        for case .batch(let number, _, _) in try changes.rows(of: later.id, block: block) { imports.append(number) }
      }
    }
    knownLaterImports = imports
    return imports
  }

  private mutating func insert(_ values: [SQLiteValue], _ layout: TableLayout) throws {
    let names = layout.columns.map(\.quotedName).joined(separator: ", ")
    let places = layout.columns.map { _ in "?" }.joined(separator: ", ")
    if ChangeTables.lasting.contains(layout.table) {
      try connection.run(
        "INSERT INTO \(layout.table) (\(names)) VALUES (\(places)) ON CONFLICT DO NOTHING", bindings: values)
    } else {
      try exactlyOne("INSERT INTO \(layout.table) (\(names)) VALUES (\(places))", values)
    }
  }

  private mutating func restore(_ old: [SQLiteValue], instead new: [Int: SQLiteValue], _ layout: TableLayout) throws {
    // What stands for rows that were forgotten.
    if new.isEmpty { return }
    let changed = new.keys.sorted().filter { $0 < layout.columns.count }
    let settings = changed.map { "\(layout.columns[$0].quotedName) = ?" }.joined(separator: ", ")
    let conditions = changed.map { " AND \(layout.columns[$0].quotedName) IS ?" }.joined()
    // The key is the one that the row has now.
    var current = old
    for column in changed { current[column] = new[column] ?? .null }
    try exactlyOne(
      "UPDATE \(layout.table) SET \(settings) WHERE \(layout.keyCondition)\(conditions)",
      changed.map { old[$0] } + layout.key(of: current) + changed.map { new[$0] ?? .null })
  }

  /// Runs a statement that changes one row. What foreign keys take along must have been made by the same change.
  private mutating func exactlyOne(_ sql: String, _ values: [SQLiteValue]) throws {
    do {
      let (count, told) = try writer.recorder.capturing { try connection.run(sql, bindings: values) }
      guard count == 1 else { throw Obstacle() }
      for row in told.dropFirst() {
        guard case .delete(let table, let values) = row else { throw Obstacle() }
        takenAlong.insert(.delete(table: table, values: try layout(of: table).completed(values)))
      }
    } catch SQLiteError.ResultCode.constraint {
      throw Obstacle()
    }
  }

  /// Removes the rows that an import stored. What was done to its entries since is not to be lost.
  private func removeBatch(_ number: Int64, entries: (first: Int64, last: Int64)) throws {
    for later in try changes.changes(after: change) {
      for block in try changes.blocks(of: later.id, between: entries.first, and: entries.last) {
        let isTouched = try changes.rows(of: later.id, block: block).contains { row in
          guard let table = row.table, let values = row.values else { return false }
          return (ChangeTables.entryColumns[table] ?? []).contains { column in
            if column < values.count, case .integer(let id) = values[column] {
              return entries.first...entries.last ~= id
            }
            return false
          }
        }
        if isTouched { throw Obstacle() }
      }
    }
    let imports = ImportDAO(connection: connection)
    try imports.deleteKeys(of: number)
    try imports.deleteText(of: number)
    try EntryDAO(connection: connection).deleteAll(of: number, from: entries.first)
  }
}
