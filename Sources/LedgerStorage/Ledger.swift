public import LedgerDomain
internal import SQLiteKit

/// A ledger: what a program asks about it, in domain values.
///
/// ```swift
/// let ledger = try Ledger(at: .file("ledger.sqlite"), today: today, now: "2026-11-29T08:30:00Z")
/// let report = try ledger.monthReport(today.month)
/// try ledger.write { writer in
///   try writer.addEntry(content)
/// }
/// ```
///
/// One thread at a time uses a ledger. Several processes may have one open; writers wait for each other.
public final class Ledger {
  let connection: Connection
  /// The day that counts as today. A program that stays open past midnight sets it anew.
  public var today: CalendarDate
  /// The moment that is written down as the time of a change, in UTC: `2026-11-29T08:30:00Z`. A program that stays open sets
  /// it before it writes.
  public var now: String
  /// Whether a transaction of ``write(_:)`` has committed.
  public private(set) var hasWritten = false

  /// Opens the ledger at a location; it is made on first use and upgraded when an older version made it.
  ///
  /// - Parameters:
  ///   - location: where it lies.
  ///   - today: the local calendar date.
  ///   - now: the moment in UTC, `2026-11-29T08:30:00Z`.
  ///   - timeoutMilliseconds: how long to wait for another process that writes.
  /// - Throws: ``LedgerError``, `SQLiteError`, `MigrationError`.
  public init(
    at location: LedgerLocation, today: CalendarDate, now: String, timeoutMilliseconds: Int = 30_000
  ) throws {
    self.today = today
    self.now = now
    connection = try LedgerOpening.open(location, timeout: timeoutMilliseconds, now: now)
  }

  /// Lets go of the file.
  ///
  /// - Throws: `SQLiteError`.
  public func close() throws { try connection.close() }

  /// Changes the ledger in one transaction: all that `body` does is stored, or nothing of it.
  ///
  /// - Parameter body: gets the writer, which is valid only inside.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws; `SQLiteError` when another process does not let go in time.
  @discardableResult
  public func write<T>(_ body: (LedgerWriter) throws -> T) throws -> T {
    let result = try connection.transaction(.immediate) {
      let writer = try LedgerWriter(self)
      let result = try body(writer)
      try writer.finish()
      return result
    }
    hasWritten = true
    return result
  }

  /// Reads several things as of one moment, whatever other processes write meanwhile.
  ///
  /// - Parameter body: what reads.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  public func read<T>(_ body: () throws -> T) throws -> T {
    connection.isInTransaction ? try body() : try connection.transaction(.deferred, body)
  }
}
