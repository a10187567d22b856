internal import LedgerDomain
internal import SQLiteKit

/// Gathers rows of an import that become entries, and stores many of them with one statement: what a statement costs at its
/// beginning and its end is as much as a row.
///
/// The entries get their numbers when they are taken in. Nothing else may store entries while rows wait; see ``flush()``.
final class ImportedRowBuffer {
  /// A row that waits.
  private struct Waiting {
    let content: EntryContent
    let payee: Int64?
    let key: ImportDAO.StoredRow
  }

  /// How many rows one statement stores.
  private static let rowsPerStatement = 32

  private let connection: Connection
  private let recorder: ChangeRecorder
  private let entryStatements: BulkStatement
  private let keyStatements: BulkStatement
  private let bankIDStatements: BulkStatement
  private var waiting: [Waiting] = []
  /// The number of the next entry; nil until it is looked up.
  private var next: Int64?

  init(_ connection: Connection, _ recorder: ChangeRecorder) {
    self.connection = connection
    self.recorder = recorder
    entryStatements = BulkStatement(
      connection, "INSERT INTO entry",
      ["id", "day", "amount", "currency", "category_id", "payee_id", "account_id", "note", "status", "import_id"],
      rows: Self.rowsPerStatement)
    keyStatements = BulkStatement(
      connection, "INSERT INTO import_row",
      [
        "account_id", "day", "fingerprint", "entry_id", "import_id", "line", "has_bank_id", "likeness", "line_offset",
        "byte_count",
      ], rows: Self.rowsPerStatement)
    bankIDStatements = BulkStatement(
      connection, "INSERT INTO import_bank_id", ["account_id", "bank_id", "entry_id"], rows: Self.rowsPerStatement)
    waiting.reserveCapacity(Self.rowsPerStatement)
  }

  /// Takes in an entry that is not split and has no tags.
  ///
  /// - Parameters:
  ///   - content: the entry.
  ///   - payee: the number of its payee.
  ///   - key: makes the keys of its row out of the entry's number.
  /// - Returns: the entry's number.
  /// - Throws: `SQLiteError`.
  func append(
    _ content: EntryContent, payee: Int64?, key: (Entry.ID) -> ImportDAO.StoredRow
  ) throws -> Entry.ID {
    let number = try next ?? EntryDAO(connection: connection).nextNumber()
    next = number + 1
    let entry = Entry.ID(rawValue: number)
    waiting.append(Waiting(content: content, payee: payee, key: key(entry)))
    if waiting.count == Self.rowsPerStatement { try store() }
    return entry
  }

  /// Stores what waits, so that other statements find it and may store entries themselves.
  ///
  /// - Throws: `SQLiteError`.
  func flush() throws {
    try store()
    next = nil
  }

  private func store() throws {
    guard let first = waiting.first, let last = waiting.last else { return }
    let days = waiting.map { Int64($0.content.date.dayNumber) }
    recorder.noteBatchRows(first.key.entry.rawValue...last.key.entry.rawValue, from: days.min() ?? 0)
    try connection.withoutTelling {
      try entryStatements.run(rows: waiting.count) { row, parameters in try bind(waiting[row], to: &parameters) }
      try keyStatements.run(rows: waiting.count) { row, parameters in try bind(waiting[row].key, to: &parameters) }
      let identified = waiting.filter { $0.key.bankID != nil }
      try bankIDStatements.run(rows: identified.count) { row, parameters in
        let key = identified[row].key
        try parameters.append(key.account.rawValue)
        try parameters.append(key.bankID)
        try parameters.append(key.entry.rawValue)
      }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func bind(_ row: Waiting, to parameters: inout BulkStatement.Parameters) throws {
    let content = row.content
    try parameters.append(row.key.entry.rawValue)
    try parameters.append(Int64(content.date.dayNumber))
    try parameters.append(content.amount.minorUnits)
    try parameters.append(content.amount.currency.code)
    try parameters.append(content.allocation.category?.rawValue)
    try parameters.append(row.payee)
    try parameters.append(content.account.id.rawValue)
    try parameters.append(content.note)
    try parameters.append(content.status.columnValue)
    try parameters.append(row.key.batch)
  }

  private func bind(_ key: ImportDAO.StoredRow, to parameters: inout BulkStatement.Parameters) throws {
    try parameters.append(key.account.rawValue)
    try parameters.append(Int64(key.identity.date.dayNumber))
    try parameters.append(Int64(bitPattern: key.identity.fingerprint.bits))
    try parameters.append(key.entry.rawValue)
    try parameters.append(key.batch)
    try parameters.append(Int64(key.line))
    try parameters.append(Int64(key.bankID == nil ? 0 : 1))
    try parameters.append(key.likeness.map { Int64(bitPattern: $0.fingerprint.bits) })
    try parameters.append(key.extent.map { Int64($0.lineOffset) })
    try parameters.append(key.extent.map { Int64($0.byteCount) })
  }
}
