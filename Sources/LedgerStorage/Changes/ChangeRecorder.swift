internal import LedgerDomain
internal import SQLiteKit

/// Writes down what a transaction does to rows, by being told of each by SQLite: whatever part of the program changes a
/// row, now or in years, it is recorded.
///
/// Rows go into blocks that are compressed and stored as they fill, so that a change of any size takes little memory.
final class ChangeRecorder: RowChangeObserver {
  /// Bytes of rows after which a block is stored.
  private static let fullBlock = 128 * 1024
  /// Bytes of rows from which compressing them is worth the time.
  private static let worthCompressing = 512

  private struct Block {
    let firstEntry: Int64?
    let lastEntry: Int64?
    let size: Int
    let bytes: [UInt8]
  }

  private unowned let connection: Connection
  private(set) var isRecording = false
  private var encoder = RowEncoder()
  private var entriesInBlock = NumberRanges()
  private var pending: [Block] = []
  private var change: Int64?
  private var blockCount = 0
  private var isStoring = false
  private var failure: (any Error)?
  private var captured: [RecordedRow]?
  /// Whether rows are kept; of what is done again they are known from the first time.
  var keepsRows = true
  /// The import that is storing its rows, and where they begin.
  private var batch: Int64?
  private var firstBatchEntry: Int64?
  private var lastBatchEntry: Int64?

  /// Entries by what happened to them; those that are changed may have been added or removed as well.
  private(set) var added = NumberRanges()
  private(set) var removed = NumberRanges()
  private(set) var changed = NumberRanges()
  /// How many rows were recorded since ``begin()``; rows of imports do not count.
  private(set) var rowCount = 0
  /// What a locked period is compared with.
  private(set) var reach = ChangeReach()

  init(_ connection: Connection) { self.connection = connection }

  /// Begins to record, with nothing; the transaction has just begun.
  func begin() {
    encoder = RowEncoder()
    entriesInBlock = NumberRanges()
    (pending, change, blockCount, failure) = ([], nil, 0, nil)
    (batch, firstBatchEntry, lastBatchEntry) = (nil, nil, nil)
    (added, removed, changed, rowCount, reach) = (NumberRanges(), NumberRanges(), NumberRanges(), 0, ChangeReach())
    (captured, keepsRows) = (nil, true)
    isRecording = true
  }

  /// Ends recording; what was not stored is forgotten.
  func stop() { isRecording = false }

  /// What became of entries until now. One that came and went, or went and came, was changed or nothing.
  var counts: ChangeCounts {
    let (new, gone) = (added.subtracting(removed), removed.subtracting(added))
    return ChangeCounts(
      added: new.count, changed: changed.subtracting(new).subtracting(gone).count, removed: gone.count)
  }

  /// Whether anything was recorded.
  var hasRecorded: Bool { rowCount > 0 }

  /// Rows of an import come from now on, which its number finds.
  func beginBatch(_ number: Int64) { (batch, firstBatchEntry, lastBatchEntry) = (number, nil, nil) }

  /// The import has stored its rows; what follows is recorded again. What its entries go through within the same change
  /// is part of their being stored.
  func endBatch() {
    guard let batch else { return }
    // Without an entry of its own an import has keys of rows all the same.
    encoder.appendBatch(batch, firstEntry: firstBatchEntry ?? .max, lastEntry: lastBatchEntry ?? .max)
    if let firstBatchEntry, let lastBatchEntry { entriesInBlock.insert(firstBatchEntry...lastBatchEntry) }
    rowCount += 1
    self.batch = nil
  }

  /// Notes rows that the import stores without telling of each: entries with these numbers, the first of them on a day.
  func noteBatchRows(_ entries: ClosedRange<Int64>, from day: Int64) {
    guard isRecording else { return }
    precondition(batch != nil, "rows are stored within an import")
    firstBatchEntry = firstBatchEntry ?? entries.lowerBound
    lastBatchEntry = entries.upperBound
    added.insert(entries)
    reach.take(day: day)
  }

  /// Runs something and tells which rows it changed, in order.
  func capturing<T>(_ body: () throws -> T) throws -> (result: T, rows: [RecordedRow]) {
    captured = []
    defer { captured = nil }
    let result = try body()
    return (result, captured ?? [])
  }

  func willChange(_ change: RowChange) {
    guard isRecording, !isStoring, failure == nil, !ChangeTables.unrecorded.contains(change.table) else { return }
    do {
      if try !isPartOfImport(change) { try record(change) }
      if captured != nil { captured?.append(try RecordedRow(change)) }
    } catch {
      failure = error
    }
  }

  func didRunStatement() throws {
    guard isRecording, !isStoring, !pending.isEmpty else { return }
    // Who ran the statement may ask which row it inserted.
    try connection.keepingLastInsertedRowID { try storePending() }
  }

  /// Stores what is left, and what the change was.
  ///
  /// - Parameter description: what it was. Commands that changed nothing are no changes; undos and redos always are.
  /// - Returns: the change's number; nil when there was none.
  /// - Throws: what kept a row from being recorded; `SQLiteError`.
  func finish(_ description: ChangeDAO.Description) throws -> LedgerChange.ID? {
    if let failure { throw failure }
    guard hasRecorded || description.target != nil else { return nil }
    closeBlock()
    try storePending()
    let changes = ChangeDAO(connection: connection)
    let id = try change ?? changes.insert()
    change = id
    try changes.complete(id, description, counts)
    return LedgerChange.ID(rawValue: id)
  }

  // MARK: - Recording

  private func record(_ change: RowChange) throws {
    let count = change.columnCount
    switch change.operation {
    case .insert:
      encoder.begin(.insert, table: change.table)
      encoder.append(count: count)
      for column in 0..<count { encoder.append(try change.newValue(column)) }
    case .delete:
      encoder.begin(.delete, table: change.table)
      encoder.append(count: count)
      for column in 0..<count { encoder.append(try change.oldValue(column)) }
    case .update:
      let others = try (0..<count).filter { try !change.oldValue($0).isIdentical(to: change.newValue($0)) }
      if others.isEmpty { return }
      encoder.begin(.update, table: change.table)
      encoder.append(count: count)
      for column in 0..<count { encoder.append(try change.oldValue(column)) }
      encoder.append(count: others.count)
      for column in others {
        encoder.append(count: column)
        encoder.append(try change.newValue(column))
      }
    }
    rowCount += 1
    try note(change)
    if encoder.bytes.count >= ChangeRecorder.fullBlock { closeBlock() }
  }

  /// Keeps which entries are concerned, and how far back.
  private func note(_ change: RowChange) throws {
    try reach.take(change)
    for column in ChangeTables.entryColumns[change.table] ?? [] {
      let value = try change.operation == .insert ? change.newValue(column) : change.oldValue(column)
      guard value.storageClass == .integer else { continue }
      entriesInBlock.insert(value.int64)
      switch (change.table, change.operation) {
      case ("entry", .insert): added.insert(value.int64)
      case ("entry", .delete): removed.insert(value.int64)
      default: changed.insert(value.int64)
      }
    }
  }

  /// Whether a row comes with an import and is found by its number.
  private func isPartOfImport(_ change: RowChange) throws -> Bool {
    if change.table == "entry", change.operation != .delete {
      if change.operation == .insert {
        guard batch != nil else { return false }
        let id = try change.newValue(0).int64
        firstBatchEntry = firstBatchEntry ?? id
        lastBatchEntry = id
        added.insert(id)
        try reach.take(change)
        return true
      }
      return try isOfBatch(change.oldValue(0).int64)
    }
    guard change.operation == .insert else { return false }
    if batch != nil, ChangeTables.ofImports.contains(change.table) { return true }
    // They go with their entries.
    guard change.table == "split_line" || change.table == "entry_tag" else { return false }
    return try isOfBatch(change.newValue(0).int64)
  }

  private func isOfBatch(_ entry: Int64) -> Bool {
    guard let firstBatchEntry, let lastBatchEntry else { return false }
    return firstBatchEntry...lastBatchEntry ~= entry
  }

  // MARK: - Blocks

  private func closeBlock() {
    defer {
      encoder = RowEncoder()
      entriesInBlock = NumberRanges()
    }
    guard keepsRows, !encoder.isEmpty else { return }
    let bytes = encoder.bytes
    let compressed = bytes.count < ChangeRecorder.worthCompressing ? bytes : Zlib.compress(bytes[...])
    let entries = entriesInBlock.sorted
    pending.append(
      Block(
        firstEntry: entries.first?.lowerBound, lastEntry: entries.last?.upperBound, size: bytes.count,
        bytes: compressed.count < bytes.count ? compressed : bytes))
  }

  private func storePending() throws {
    guard !pending.isEmpty else { return }
    isStoring = true
    defer { isStoring = false }
    let changes = ChangeDAO(connection: connection)
    let id = try change ?? changes.insert()
    change = id
    for block in pending {
      blockCount += 1
      try changes.insertBlock(
        of: id, number: blockCount, firstEntry: block.firstEntry, lastEntry: block.lastEntry, size: block.size,
        bytes: block.bytes)
    }
    pending = []
  }
}
