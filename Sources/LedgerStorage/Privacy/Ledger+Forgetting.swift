public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// Forgets a payee for good: entries keep date, amount, category and account, and lose payee and note; rows of kept files are
  /// written over; the change log loses the name; copies that the ledger made by itself are removed; the file is written anew.
  /// It cannot be undone, and is no change in the log.
  ///
  /// - Parameters:
  ///   - name: the payee, regardless of case.
  ///   - isRehearsal: whether it is only counted.
  /// - Returns: what became of it, and where the name still stands.
  /// - Throws: ``LedgerError/unknownPayee(_:)``; `SQLiteError`.
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
