public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// The imports, newest first, undone ones included.
  ///
  /// - Returns: the imports.
  /// - Throws: `SQLiteError`.
  public func imports() throws -> [ImportBatch] {
    try read { try ImportDAO(connection: connection).batches(accounts: try accountsByID()) }
  }

  /// The import with a number.
  ///
  /// - Parameter number: the number.
  /// - Returns: the import, which may be undone.
  /// - Throws: ``LedgerError/unknownImport(_:known:)``.
  public func importBatch(_ number: Int64) throws -> ImportBatch {
    try read {
      let imports = ImportDAO(connection: connection)
      guard let batch = try imports.batches(number: number, accounts: try accountsByID()).first else {
        let known = try imports.batches(accounts: [:]).map(\.number)
        throw LedgerError.unknownImport(number, known: known)
      }
      return batch
    }
  }

  /// The rows behind the entries of an import.
  ///
  /// - Parameter number: the import's number.
  /// - Returns: the rows in the order of the file; none for an import that was undone.
  /// - Throws: `SQLiteError`.
  public func importedRows(of number: Int64) throws -> [ImportedRow] {
    try ImportDAO(connection: connection).importedRows(of: number)
  }

  /// The texts of rows as they stand in their file.
  ///
  /// - Parameters:
  ///   - number: the import's number.
  ///   - rows: rows of it.
  /// - Returns: UTF-8 text without the end of its last line, and with LF between two lines, by the entry of the row; of an
  ///   import of an early version the first line alone. Rows whose text was not kept are missing.
  /// - Throws: `SQLiteError`.
  public func importTexts(of number: Int64, rows: [ImportedRow]) throws -> [Entry.ID: String] {
    try ImportTextDAO(connection: connection).texts(of: rows, in: number)
  }

  /// Gives `body` the text of an imported file from its beginning, in UTF-8 without a byte order mark.
  ///
  /// - Parameters:
  ///   - number: the import's number.
  ///   - body: gets blocks of whole lines, in order; none when the text was not kept, or the import was undone.
  /// - Throws: `SQLiteError`; what `body` throws.
  public func forEachTextBlock(ofImport number: Int64, _ body: ([UInt8]) throws -> Void) throws {
    try ImportTextDAO(connection: connection).forEachBlock(of: number, body)
  }

  /// The account that files call by a name or number; nil when none was told so far.
  ///
  /// - Parameter identifier: what the file calls it.
  /// - Returns: the account with that name, else the one that an earlier file with the same identifier went into.
  /// - Throws: `SQLiteError`.
  public func account(calledInFiles identifier: String) throws -> Account? {
    let accounts = try accounts()
    let folded = FoldedText(identifier)
    if let named = accounts.first(where: { FoldedText($0.name) == folded }) { return named }
    let id = try AccountDAO(connection: connection).account(identifier: folded)
    return accounts.first { $0.id == id }
  }

  /// The imported entry that may be the bank's word for a typed one: of the same account and amount, at most four days from
  /// it. Rows are linked to entries that were typed before (SEMANTICS §7 rule 3); one that is typed afterwards counts beside
  /// the row.
  ///
  /// - Parameter typed: the entry that was typed.
  /// - Returns: the nearest one; nil without any.
  /// - Throws: `SQLiteError`.
  public func importedEntry(like typed: EntryContent) throws -> Entry? {
    try ImportDAO(connection: connection).nearestImported(to: typed, within: TypedEntries.mostDays).map(entry)
  }

  /// The imports of a file with the same bytes, the newest first; those that were undone do not count.
  ///
  /// - Parameter fileHash: the SHA-256 of the file in hexadecimal.
  /// - Returns: the imports.
  /// - Throws: `SQLiteError`.
  public func imports(ofFile fileHash: String) throws -> [ImportBatch] {
    try read {
      try ImportDAO(connection: connection).batches(fileHash: fileHash, accounts: try accountsByID())
        .filter { $0.undoneAt == nil }
    }
  }

  /// Later imports that may have left rows out because an import had brought them: of the same account as far as that is
  /// known, with days in common and rows that were known, and not undone. The rows that were known are not kept, so that they
  /// may as well have been those of a third import.
  ///
  /// - Parameter batch: the import.
  /// - Returns: the imports, the oldest first.
  /// - Throws: `SQLiteError`.
  public func importsThatMayHaveKnown(_ batch: ImportBatch) throws -> [ImportBatch] {
    guard let days = batch.days else { return [] }
    return try imports().filter { later in
      let isSameAccount = later.account == nil || batch.account == nil || later.account?.id == batch.account?.id
      return later.number > batch.number && later.undoneAt == nil && later.counts.known > 0 && isSameAccount
        && (later.days.map { $0.overlaps(days) } ?? false)
    }.reversed()
  }

  /// Pairs of imported entries that look like transfers between own accounts and are none yet.
  ///
  /// They are found as an import finds them, so that what it leaves alone is here until it is joined.
  ///
  /// - Parameter days: the days in which one leg of a pair lies; the other one may lie a few days before or after them.
  /// - Returns: the pairs in order of time, with what keeps an import from joining them; nil as the doubt of two that were
  ///   separated.
  /// - Throws: `SQLiteError`.
  public func transferCandidates(within days: ClosedRange<CalendarDate>) throws -> [TransferPair] {
    try read {
      var finder = TransferFinder()
      try EntryDAO(connection: connection).forEachLeg(
        within: days, widenedBy: TransferFinder.neighbourhood, batch: nil
      ) { finder.take($0) }
      return try finder.matches().map { match in
        TransferPair(out: try entry(match.out.id), into: try entry(match.into.id), doubt: match.doubt)
      }
    }
  }

  private func accountsByID() throws -> [Account.ID: Account] {
    Dictionary(uniqueKeysWithValues: try accounts().map { ($0.id, $0) })
  }
}
