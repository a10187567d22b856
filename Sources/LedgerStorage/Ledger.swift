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
  let recorder: ChangeRecorder
  /// The day that counts as today. A program that stays open past midnight sets it anew.
  public var today: CalendarDate
  /// The moment that is written down as the time of a change, in UTC: `2026-11-29T08:30:00Z`. A program that stays open sets
  /// it before it writes.
  public var now: String
  /// The command line, quoted as a shell takes it, which the change log says of changes; empty when there is none.
  public var command = ""
  /// Whether changes may reach into a period that is locked: see ``LedgerWriter/lock(until:)``.
  public var overridesLock = false
  /// Whether a transaction of ``write(_:)`` has committed.
  public internal(set) var hasWritten = false

  /// Opens the ledger at a location; it is made on first use and upgraded when an older version made it.
  ///
  /// - Parameters:
  ///   - location: where it lies.
  ///   - today: the local calendar date.
  ///   - now: the moment in UTC, `2026-11-29T08:30:00Z`.
  ///   - timeoutMilliseconds: how long to wait for another process that writes.
  /// - Throws: ``LedgerError``, `SQLiteError`, `MigrationError`.
  public convenience init(
    at location: LedgerLocation, today: CalendarDate, now: String, timeoutMilliseconds: Int = 30_000
  ) throws {
    let connection = try LedgerOpening.open(location, timeout: timeoutMilliseconds, now: now)
    self.init(connection: connection, today: today, now: now)
  }

  /// A ledger on a connection that has all migrations.
  init(connection: Connection, today: CalendarDate, now: String) {
    self.connection = connection
    self.today = today
    self.now = now
    recorder = ChangeRecorder(connection)
    connection.observe(recorder)
  }

  /// Lets go of the file.
  ///
  /// - Throws: `SQLiteError`.
  public func close() throws { try connection.close() }

  /// Changes the ledger in one transaction: all that `body` does is stored, or nothing of it. It is one change in the log,
  /// which can be undone.
  ///
  /// - Parameter body: gets the writer, which is valid only inside.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws; ``LedgerError/locked(until:)``; `SQLiteError` when another process does not let go in time.
  @discardableResult
  public func write<T>(_ body: (LedgerWriter) throws -> T) throws -> T { try write(as: .command, body) }

  /// Changes the ledger in one transaction, as ``write(_:)`` does.
  ///
  /// - Parameters:
  ///   - kind: whether a person asked for it, or the ledger does it by itself.
  ///   - body: gets the writer, which is valid only inside.
  /// - Returns: what `body` returns.
  /// - Throws: as ``write(_:)``.
  @discardableResult
  public func write<T>(as kind: LedgerChange.Kind, _ body: (LedgerWriter) throws -> T) throws -> T {
    let result = try connection.transaction(.immediate) { try perform(kind, body) }
    hasWritten = true
    return result
  }

  /// Takes changes back, each as a change of its own, all of them or none.
  ///
  /// - Parameters:
  ///   - ids: the changes in the order in which they are taken back; nil takes the last one that holds by then.
  ///   - isRehearsal: whether it is only tried.
  /// - Returns: what was taken back.
  /// - Throws: as ``LedgerWriter/undo(_:)``.
  public func undo(_ ids: [LedgerChange.ID?], isRehearsal: Bool = false) throws -> [UndoneChange] {
    func undo() throws -> [UndoneChange] {
      try ids.enumerated().map { number, id in
        do {
          return try perform(.command) { try $0.undo(id) }
        } catch LedgerError.nothingToUndo where number > 0 {
          throw LedgerError.fewerToUndo(number)
        }
      }
    }
    if isRehearsal { return try rehearseTransaction(undo) }
    let undone = try connection.transaction(.immediate, undo)
    hasWritten = true
    return undone
  }

  /// Runs what changes the ledger inside a transaction, and records it.
  func perform<T>(_ kind: LedgerChange.Kind, _ body: (LedgerWriter) throws -> T) throws -> T {
    recorder.begin()
    defer { recorder.stop() }
    let writer = try LedgerWriter(self, kind)
    let result = try body(writer)
    try writer.finish()
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
