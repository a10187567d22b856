internal import CSQLite

/// Takes SQL text apart into compiled statements, one after the other.
///
/// It points into the text, so it must not outlive the closure that lends the bytes.
struct StatementReader {
  private let database: OpaquePointer
  private let flags: UInt32
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence

  init(_ text: UnsafeBufferPointer<UInt8>, database: OpaquePointer, isPersistent: Bool = false) throws {
    self.database = database
    flags = isPersistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    rest = text[...]
    // SQLite stops reading at a NUL, so the rest would be lost in silence.
    guard !text.contains(0) else { throw StatementError.nulInSQL(sql: String(decoding: text, as: UTF8.self)) }
  }

  /// Compiles the next statement; nil when only white space and comments are left.
  mutating func next() throws -> Statement? {
    while !rest.isEmpty {
      let text = UnsafeBufferPointer(rebasing: rest)
      var handle: OpaquePointer?
      let (code, length) = compile(text, into: &handle)
      guard code == SQLITE_OK else {
        throw SQLiteError(code, database: database, sql: String(decoding: text, as: UTF8.self))
      }
      rest = rest.dropFirst(length)
      // An empty statement, as in ";;", compiles to nothing.
      if let handle { return Statement(handle: handle, sql: Self.trimmed(text.prefix(length))) }
    }
    return nil
  }

  /// Whether anything but white space and comments is left; it need not even compile.
  mutating func hasMore() -> Bool {
    do { return try next() != nil } catch { return true }
  }

  /// Compiles the first statement of `text` and tells how many bytes it took.
  private func compile(
    _ text: UnsafeBufferPointer<UInt8>, into handle: inout OpaquePointer?
  ) -> (code: Int32, length: Int) {
    guard let start = text.baseAddress else { return (SQLITE_OK, 0) }
    return start.withMemoryRebound(to: CChar.self, capacity: text.count) { start in
      var tail: UnsafePointer<CChar>?
      // A text too long for the parameter is also too long for SQLite, which says so.
      let code = sqlite3_prepare_v3(database, start, Int32(clamping: text.count), flags, &handle, &tail)
      // Without progress the loop above would never end.
      return (code, tail.map { max(1, $0 - start) } ?? text.count)
    }
  }

  /// The text of one statement without the lines and blanks around it.
  private static func trimmed(_ text: UnsafeBufferPointer<UInt8>.SubSequence) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0d).contains($0) }
    let start = text.drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)
  }
}
