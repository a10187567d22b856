/// Keeps the statements used last, each ready to be handed out again for the same text.
///
/// A statement that somebody still holds is never handed out a second time: running it again would take away the
/// rows of the one who is still reading them. The new one takes its place in the cache.
struct StatementCache {
  private struct Entry {
    var statement: Statement
    var lastUse: UInt64
  }

  private let capacity: Int
  private var entries: [String: Entry] = [:]
  private var clock: UInt64 = 0

  /// Makes an empty cache for up to `capacity` statements.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The statement for `sql`, reset and with all parameters NULL; `prepare` makes it where none is free.
  mutating func statement(for sql: String, prepare: () throws -> Statement) throws -> Statement {
    clock += 1
    if let index = entries.index(forKey: sql), isKnownUniquelyReferenced(&entries.values[index].statement) {
      entries.values[index].lastUse = clock
      let statement = entries.values[index].statement
      statement.reset()
      statement.clearBindings()
      return statement
    }
    let statement = try prepare()
    if entries[sql] == nil && entries.count >= capacity { removeLeastRecentlyUsed() }
    entries[sql] = Entry(statement: statement, lastUse: clock)
    return statement
  }

  /// Lets go of all statements.
  mutating func removeAll() {
    entries = [:]
  }

  private mutating func removeLeastRecentlyUsed() {
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    entries[oldest.key] = nil
  }
}
