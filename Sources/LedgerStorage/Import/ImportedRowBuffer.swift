internal import LedgerDomain
internal import SQLiteKit

/// Gathers rows of an import that become entries, and stores many of them with one statement: what a statement costs at its
/// beginning and its end is as much as a row.
///
/// The entries get their numbers when they are taken in. Nothing else may store entries while rows wait; see ``flush()``.
///
/// Once many rows have come one after the other, SQLite no longer looks up for each whether all it refers to is there: with a
/// look-up for each reference of each row it would be busier than with the rows. What the rows refer to is looked up once for
/// all of them instead, in ``flush()``.
final class ImportedRowBuffer {
  /// A row that waits, as its columns hold it.
  private struct Waiting {
    let day: Int64
    let amount: Money
    let category: Int64?
    let payee: Int64?
    let account: Int64
    let note: String?
    let status: EntryStatus
    let key: ImportDAO.StoredRow
  }

  /// How many rows one statement stores.
  private static let rowsPerStatement = 32
  /// After how many rows references are looked up together: to compile all statements anew takes as long as some hundred rows.
  private static let manyRows = 1_024
  /// From how many rows on indexes are made anew, as long as there are no more entries of before.
  private static let rowsWorthNewIndexes = 16_384

  private let connection: Connection
  private let recorder: ChangeRecorder
  private let entryStatements: BulkStatement
  private let keyStatements: BulkStatement
  private let extentStatements: BulkStatement
  private let bankIDStatements: BulkStatement
  private var waiting: [Waiting] = []
  /// The number of the next entry; nil until it is looked up.
  private var next: Int64?
  /// How many rows were stored since the last ``flush()``.
  private var storedCount = 0
  private var references: References?
  /// How many rows were stored in all.
  private var totalCount: Int64 = 0
  private var indexes: IndexesSetAside?

  init(_ connection: Connection, _ recorder: ChangeRecorder) {
    self.connection = connection
    self.recorder = recorder
    // A row that is refused ends the import and takes all others back, so that those of its statement need not be taken back
    // before: without OR FAIL SQLite would keep a copy of each page for that.
    entryStatements = BulkStatement(
      connection, "INSERT OR FAIL INTO entry",
      ["id", "day", "amount", "currency", "category_id", "payee_id", "account_id", "note", "status", "import_id"],
      rows: Self.rowsPerStatement)
    keyStatements = BulkStatement(
      connection, "INSERT OR FAIL INTO import_row",
      [
        "account_id", "day", "fingerprint", "entry_id", "import_id", "line_shift", "has_bank_id", "likeness",
      ], rows: Self.rowsPerStatement)
    extentStatements = BulkStatement(
      connection, "INSERT OR FAIL INTO import_extent", ["entry_id", "import_id", "line_offset", "byte_count"],
      rows: Self.rowsPerStatement)
    bankIDStatements = BulkStatement(
      connection, "INSERT OR FAIL INTO import_bank_id", ["account_id", "bank_id", "entry_id"],
      rows: Self.rowsPerStatement)
    waiting.reserveCapacity(Self.rowsPerStatement)
  }

  /// An import that failed is taken back as a whole; what comes after it is checked again.
  deinit { if references != nil { try? connection.checkReferences(true) } }

  /// Takes in an entry that is not split and has no tags.
  ///
  /// - Parameters:
  ///   - content: the entry.
  ///   - payee: the number of its payee.
  ///   - key: the keys of its row, which get the entry's number here.
  /// - Returns: the entry's number.
  /// - Throws: `SQLiteError`.
  func append(_ content: EntryContent, payee: Int64?, key: consuming ImportDAO.StoredRow) throws -> Entry.ID {
    let number = try next ?? EntryDAO(connection: connection).nextNumber()
    next = number + 1
    let entry = Entry.ID(rawValue: number)
    key.entry = entry
    waiting.append(
      Waiting(
        day: Int64(content.date.dayNumber), amount: content.amount, category: content.allocation.category?.rawValue,
        payee: payee, account: content.account.id.rawValue, note: content.note, status: content.status, key: key))
    if waiting.count == Self.rowsPerStatement { try store() }
    return entry
  }

  /// Stores what waits, so that other statements find it and may store entries themselves.
  ///
  /// - Throws: `SQLiteError`.
  func flush() throws {
    try store()
    next = nil
    storedCount = 0
    guard let references else { return }
    self.references = nil
    try connection.checkReferences(true)
    try references.verify(in: connection)
  }

  /// Stores what waits, as the last rows of the import.
  ///
  /// - Throws: `SQLiteError`.
  func finish() throws {
    try flush()
    try indexes?.putBack()
    indexes = nil
  }

  private func store() throws {
    if waiting.isEmpty { return }
    try store(waiting)
    storedCount += waiting.count
    totalCount += Int64(waiting.count)
    waiting.removeAll(keepingCapacity: true)
  }

  private func store(_ waiting: [Waiting]) throws {
    guard let first = waiting.first, let last = waiting.last else { return }
    if indexes == nil, totalCount >= Self.rowsWorthNewIndexes, last.key.entry.rawValue <= 2 * totalCount {
      indexes = try IndexesSetAside(connection)
    }
    if references == nil, storedCount >= Self.manyRows {
      try connection.checkReferences(false)
      references = References()
    }
    let day = waiting.reduce(Int64.max) { min($0, $1.day) }
    recorder.noteBatchRows(first.key.entry.rawValue...last.key.entry.rawValue, from: day)
    let identified = waiting.indices.filter { waiting[$0].key.bankID != nil }
    let placed = waiting.indices.filter { waiting[$0].key.extent != nil }
    try connection.withoutTelling {
      try entryStatements.run(rows: waiting.count) { row, parameters in try bindEntry(waiting[row], &parameters) }
      try keyStatements.run(rows: waiting.count) { row, parameters in try bindKey(waiting[row].key, &parameters) }
      try extentStatements.run(rows: placed.count) { row, parameters in
        try bindExtent(waiting[placed[row]].key, &parameters)
      }
      try bankIDStatements.run(rows: identified.count) { row, parameters in
        let key = waiting[identified[row]].key
        try parameters.append(key.account.rawValue)
        try parameters.append(key.bankID)
        try parameters.append(key.entry.rawValue)
      }
    }
    references?.take(waiting)
  }

  private func bindEntry(_ row: borrowing Waiting, _ parameters: inout BulkStatement.Parameters) throws {
    try parameters.append(row.key.entry.rawValue)
    try parameters.append(row.day)
    try parameters.append(row.amount.minorUnits)
    try parameters.append(row.amount.currency.code)
    try parameters.append(row.category)
    try parameters.append(row.payee)
    try parameters.append(row.account)
    try parameters.append(row.note)
    try parameters.append(row.status.columnValue)
    try parameters.append(row.key.batch.rawValue)
  }

  private func bindKey(_ key: borrowing ImportDAO.StoredRow, _ parameters: inout BulkStatement.Parameters) throws {
    try parameters.append(key.account.rawValue)
    try parameters.append(Int64(key.identity.date.dayNumber))
    try parameters.append(Int64(bitPattern: key.identity.fingerprint.bits))
    try parameters.append(key.entry.rawValue)
    try parameters.append(key.batch.rawValue)
    try parameters.append(key.lineShift)
    try parameters.append(Int64(key.bankID == nil ? 0 : 1))
    try parameters.append(key.likeness.map { Int64($0.bits) })
  }

  private func bindExtent(_ key: borrowing ImportDAO.StoredRow, _ parameters: inout BulkStatement.Parameters) throws {
    try parameters.append(key.entry.rawValue)
    try parameters.append(key.batch.rawValue)
    try parameters.append(key.extent.map { Int64($0.lineOffset) })
    try parameters.append(key.extent.map { Int64($0.byteCount) })
  }
}

extension ImportedRowBuffer {
  /// What stored rows refer to; the import itself is there, since its number was given to it.
  private struct References {
    private var categories = SeenNumbers()
    private var payees = SeenNumbers()
    private var accounts: Set<Int64> = []
    private var currencies: Set<Currency> = []
    private var lastAccount: Int64?
    private var lastCurrency: Currency?

    mutating func take(_ rows: [Waiting]) {
      for row in rows { take(row.category, row.payee, row.account, row.amount.currency) }
    }

    private mutating func take(_ category: Int64?, _ payee: Int64?, _ account: Int64, _ currency: Currency) {
      if let category { categories.insert(category) }
      if let payee { payees.insert(payee) }
      if account != lastAccount {
        lastAccount = account
        accounts.insert(account)
      }
      if currency != lastCurrency {
        lastCurrency = currency
        currencies.insert(currency)
      }
    }

    /// - Throws: ``LedgerError/damaged(_:)`` for what is not there.
    func verify(in connection: Connection) throws {
      try verify(categories.all, "SELECT 1 FROM category WHERE id = ?", in: connection)
      try verify(payees.all, "SELECT 1 FROM payee WHERE id = ?", in: connection)
      try verify(accounts, "SELECT 1 FROM account WHERE id = ?", in: connection)
      try verify(Set(currencies.map(\.code)), "SELECT 1 FROM currency WHERE code = ?", in: connection)
    }

    private func verify(_ keys: Set<some Bindable>, _ sql: String, in connection: Connection) throws {
      for key in keys where try connection.first(sql, key, read: { try $0.value(0, as: Int.self) }) == nil {
        throw LedgerError.damaged(.missingReference)
      }
    }
  }
}

extension ImportedRowBuffer {
  /// Numbers that were seen, each once. Each row has some, so that the small ones take a bit instead of a hash.
  private struct SeenNumbers {
    private(set) var all: Set<Int64> = []
    private var small = [UInt64](repeating: 0, count: 1 << 12)

    mutating func insert(_ number: Int64) {
      guard number >= 0, number < small.count * 64 else {
        all.insert(number)
        return
      }
      let (word, bit) = (Int(number >> 6), UInt64(1) << UInt64(number & 63))
      if small[word] & bit != 0 { return }
      small[word] |= bit
      all.insert(number)
    }
  }
}
