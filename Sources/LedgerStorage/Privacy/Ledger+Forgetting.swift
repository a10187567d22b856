public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// Forgets a payee for good: entries keep date, amount, category and account, and lose payee and note; rows of kept files are
  /// written over; the change log loses the name; copies that the ledger made by itself are removed; the file is written anew.
  /// It cannot be undone, and is no change in the log.
  ///
  /// - Parameters:
  ///   - name: the payee, regardless of case, white space and Unicode form: all spellings are forgotten together.
  ///   - isRehearsal: whether it is only counted.
  /// - Returns: what became of it, and where the name still stands.
  /// - Throws: ``LedgerError/unknownPayee(_:)``; ``LedgerError/locked(until:)`` for entries of the locked period, unless
  ///   ``overridesLock`` says so; `SQLiteError`.
  public func forgetPayee(named name: String, isRehearsal: Bool = false) throws -> ForgottenPayee {
    func forget() throws -> ForgottenPayee {
      var forgetting = try Forgetting(self, name)
      return try forgetting.run()
    }
    if isRehearsal { return try rehearseTransaction(forget) }
    _ = try connection.setPragma("secure_delete", true)
    var forgotten = try connection.transaction(.immediate, forget)
    hasWritten = true
    forgotten.snapshotCount = removeSnapshots()
    forgotten.isCompacted = try compact()
    return forgotten
  }

  /// The lines of an imported file's kept text of which nothing is left, since a payee was forgotten.
  ///
  /// - Parameter number: the import's number.
  /// - Returns: the lines in order, from 1.
  /// - Throws: `SQLiteError`.
  public func forgottenLines(ofImport number: Int64) throws -> [Int] {
    let texts = ImportTextDAO(connection: connection)
    var lines: [Int] = []
    for firstLine in try texts.firstLines(of: number) {
      let block = try texts.block(firstLine, of: number)
      var (line, start) = (firstLine, 0)
      while start < block.count {
        let end = LineEnd(ofLineFrom: start, in: block)
        if end.index > start, block[start..<end.index].allSatisfy({ $0 == FileTextEraser.blank }) { lines.append(line) }
        (line, start) = (line + 1, end.next)
      }
    }
    return lines
  }

  /// Writes the file anew and empties its log; false when another process has it open and does not let go.
  private func compact() throws -> Bool {
    do {
      try connection.execute("VACUUM")
      return try connection.first("PRAGMA wal_checkpoint(TRUNCATE)") { try $0.value(0, as: Int.self) == 0 } ?? true
    } catch SQLiteError.ResultCode.busy {
      return false
    }
  }

  private func removeSnapshots() -> Int {
    connection.path == ":memory:" ? 0 : SnapshotFolder(ofLedgerAt: connection.path).removeAll()
  }
}
