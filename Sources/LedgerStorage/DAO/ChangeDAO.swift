internal import LedgerDomain
internal import SQLiteKit

/// The change log: what commands did, and the rows that they touched, in blocks.
struct ChangeDAO {
  /// What a change is said to be when it is complete.
  struct Description {
    var madeAt: String
    var command: String
    var kind: LedgerChange.Kind
    var target: LedgerChange.ID?
    var overrodeLock = false
  }

  let connection: Connection

  /// Begins a change, whose description comes when it is complete.
  func insert() throws -> Int64 {
    try connection.run(
      """
      INSERT INTO change (made_at, command, kind, overrode_lock, entries_added, entries_changed, entries_removed)
      VALUES ('-', '', 'command', 0, 0, 0, 0)
      """)
    return connection.lastInsertedRowID
  }

  /// Writes down what a change was.
  func complete(_ id: Int64, _ description: Description, _ counts: ChangeCounts) throws {
    try connection.run(
      """
      UPDATE change
      SET made_at = ?, command = ?, kind = ?, target_id = ?, overrode_lock = ?, entries_added = ?, entries_changed = ?,
        entries_removed = ?
      WHERE id = ?
      """, description.madeAt, description.command, description.kind, description.target, description.overrodeLock,
      counts.added, counts.changed, counts.removed, id)
  }

  /// Stores a block of rows.
  func insertBlock(of change: Int64, number: Int, firstEntry: Int64?, lastEntry: Int64?, size: Int, bytes: [UInt8])
    throws
  {
    try connection.run(
      "INSERT INTO change_block (change_id, number, first_entry, last_entry, size, rows) VALUES (?, ?, ?, ?, ?, ?)",
      change, number, firstEntry, lastEntry, size, bytes)
  }

  /// Puts other rows in the place of those of a block; without any it goes.
  func replaceRows(_ rows: [RecordedRow], of change: LedgerChange.ID, block: Int) throws {
    var encoder = RowEncoder()
    for row in rows { encoder.append(row) }
    if encoder.isEmpty {
      // An empty block would have to be told from a damaged one.
      encoder.append(.update(table: "setting", old: [], new: [:]))
    }
    let compressed = Zlib.compress(encoder.bytes[...])
    let isWorthIt = compressed.count < encoder.bytes.count
    try connection.run(
      "UPDATE change_block SET rows = ?, size = ? WHERE change_id = ? AND number = ?",
      isWorthIt ? compressed : encoder.bytes, encoder.bytes.count, change, block)
  }

  /// Forgets the rows of a change.
  func deleteBlocks(of change: LedgerChange.ID) throws {
    try connection.run("DELETE FROM change_block WHERE change_id = ?", change)
  }

  /// Marks a change as taken back by an undo, or, with nil, as holding.
  func setUndone(_ change: LedgerChange.ID, by undo: LedgerChange.ID?) throws {
    try connection.run("UPDATE change SET undone_by = ? WHERE id = ?", undo, change)
  }

  /// The change with a number.
  func change(_ id: LedgerChange.ID) throws -> LedgerChange? {
    try connection.first("\(ChangeDAO.selection) WHERE id = ?", id, read: ChangeDAO.read)
  }

  /// The changes, newest first.
  func changes(limit: Int?) throws -> [LedgerChange] {
    try connection.all("\(ChangeDAO.selection) ORDER BY id DESC LIMIT ?", limit ?? -1, read: ChangeDAO.read)
  }

  /// How many changes there are.
  func count() throws -> Int { try connection.first("SELECT count(*) FROM change") { try $0.value(0) } ?? 0 }

  /// The newest changes by a person that hold.
  func newestToUndo(limit: Int = 1) throws -> [LedgerChange] {
    try connection.all(
      "\(ChangeDAO.selection) WHERE kind = 'command' AND undone_by IS NULL ORDER BY id DESC LIMIT ?", limit,
      read: ChangeDAO.read)
  }

  /// The change that was taken back last.
  func newestToRedo() throws -> LedgerChange? {
    try connection.first(
      "\(ChangeDAO.selection) WHERE undone_by IS NOT NULL ORDER BY undone_by DESC LIMIT 1", read: ChangeDAO.read)
  }

  /// The changes behind one that hold, oldest first; undos and redos are none.
  func changes(after id: LedgerChange.ID) throws -> [LedgerChange] {
    try connection.all(
      "\(ChangeDAO.selection) WHERE id > ? AND target_id IS NULL AND undone_by IS NULL ORDER BY id", id,
      read: ChangeDAO.read)
  }

  /// The undos and redos of a change, oldest first.
  func turns(of change: LedgerChange.ID) throws -> [LedgerChange] {
    try connection.all("\(ChangeDAO.selection) WHERE target_id = ? ORDER BY id", change, read: ChangeDAO.read)
  }

  /// The changes that were taken back.
  func undone() throws -> [LedgerChange] {
    try connection.all("\(ChangeDAO.selection) WHERE undone_by IS NOT NULL ORDER BY id", read: ChangeDAO.read)
  }

  /// The changes that may have touched an entry, oldest first.
  func changes(near entry: Entry.ID) throws -> [LedgerChange] {
    try connection.all(
      """
      \(ChangeDAO.selection)
      WHERE id IN (SELECT change_id FROM change_block WHERE ?1 BETWEEN first_entry AND last_entry)
      ORDER BY id
      """, entry, read: ChangeDAO.read)
  }

  /// The numbers of the blocks of a change.
  func blockCount(of change: LedgerChange.ID) throws -> Int {
    try connection.first("SELECT count(*) FROM change_block WHERE change_id = ?", change) { try $0.value(0) } ?? 0
  }

  /// The blocks of a change that may be about entries between two numbers.
  func blocks(of change: LedgerChange.ID, between first: Int64, and last: Int64) throws -> [Int] {
    try connection.all(
      """
      SELECT number FROM change_block
      WHERE change_id = ? AND first_entry <= ? AND last_entry >= ?
      ORDER BY number
      """, change, last, first
    ) { try $0.value(0) }
  }

  /// The rows of one block, in the order in which they changed.
  func rows(of change: LedgerChange.ID, block: Int) throws -> [RecordedRow] {
    try ChangeDAO.undamaged(change) {
      try connection.first(
        "SELECT size, rows FROM change_block WHERE change_id = ? AND number = ?", change, block
      ) { row in
        let (size, bytes): (Int, [UInt8]) = (try row.value(0), try row.value(1))
        return try RowDecoder.rows(of: size == bytes.count ? bytes : Zlib.decompress(bytes, size: size))
          .flatMap(\.inTodaysTables)
      } ?? []
    }
  }

  /// The rows of a change that may be about an entry, in the order in which they changed.
  func rows(of change: LedgerChange.ID, near entry: Entry.ID) throws -> [RecordedRow] {
    try blocks(of: change, between: entry.rawValue, and: entry.rawValue).flatMap { try rows(of: change, block: $0) }
  }

  private static func undamaged<T>(_ change: LedgerChange.ID, _ read: () throws -> T) throws -> T {
    do {
      return try read()
    } catch is RowDecoder.Damaged {
      throw LedgerError.damaged(.changeLog(change))
    } catch is Zlib.Damaged {
      throw LedgerError.damaged(.changeLog(change))
    }
  }

  private static let selection = """
    SELECT id, made_at, command, kind, target_id, undone_by, overrode_lock, entries_added, entries_changed, entries_removed
    FROM change
    """

  private static func read(_ row: Row) throws -> LedgerChange {
    LedgerChange(
      id: try row.value(0), madeAt: try row.value(1), command: try row.value(2), kind: try row.value(3),
      target: try row.value(4), undoneBy: try row.value(5), overrodeLock: try row.value(6),
      counts: ChangeCounts(added: try row.value(7), changed: try row.value(8), removed: try row.value(9)))
  }
}
