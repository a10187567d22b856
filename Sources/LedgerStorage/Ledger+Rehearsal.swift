internal import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// Does what ``write(_:)`` does and takes it all back, to show what would become of it.
  ///
  /// It takes the lock that writers take: what it shows is what the same change would do at this moment.
  ///
  /// - Parameter body: gets the writer, which is valid only inside.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws; `SQLiteError` when another process does not let go in time.
  public func rehearse<T>(_ body: (LedgerWriter) throws -> T) throws -> T {
    try rehearseTransaction { try perform(.command, body) }
  }

  /// Runs a transaction and takes it back.
  func rehearseTransaction<T>(_ body: () throws -> T) throws -> T {
    var result: T?
    do {
      try connection.transaction(.immediate) {
        result = try body()
        throw Rehearsed()
      }
    } catch is Rehearsed {}
    guard let result else { preconditionFailure("a rehearsal that did not throw has a result") }
    return result
  }

  /// What ends a rehearsal.
  private struct Rehearsed: Error {}
}
