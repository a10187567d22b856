internal import SQLiteKit

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Copies of a database in files of their own, each complete without a log beside it and readable for its owner alone.
enum DatabaseCopy {
  /// What is told about a copy on its way: how many pages remain, and how many there are.
  typealias Progress = (_ remaining: Int, _ total: Int) throws -> Void

  /// Writes a copy under a temporary name beside its place, verifies it there, and puts it in its place in one step.
  ///
  /// - Parameters:
  ///   - source: what is copied; others may read and write it meanwhile.
  ///   - path: the place; a file that is there is replaced.
  ///   - progress: told after each step.
  ///   - verify: looks at the copy at a path; what it throws leaves nothing behind.
  /// - Returns: what `verify` returned.
  /// - Throws: ``BackupError/cannotWrite(path:_:)``; `SQLiteError` where the source cannot be read; what `verify` throws.
  static func write<T>(
    _ source: Connection, to path: String, progress: Progress? = nil, verify: (_ copy: String) throws -> T
  ) throws -> T {
    let copy = try temporaryFile(beside: path)
    do {
      try fill(copy, from: source, progress: progress)
      let result = try verify(copy)
      try synchronize(copy)
      guard rename(copy, path) == 0 else { throw BackupError.cannotWrite(path: path, .system(errno)) }
      // The name may be lost in a power failure, and the copy is sound all the same.
      try? synchronize(folder(of: path))
      return result
    } catch {
      remove(copy)
      if let cause = BackupError.Cause(error) { throw BackupError.cannotWrite(path: path, cause) }
      throw error
    }
  }

  /// A new, empty file beside another one, readable for its owner alone.
  ///
  /// - Throws: ``BackupError/cannotWrite(path:_:)``.
  static func temporaryFile(beside path: String) throws -> String {
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw BackupError.cannotWrite(path: path, .system(errno)) }
    // SQLite has not opened it yet, so that no lock is given up.
    close(descriptor)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a copy and what SQLite may have put beside it.
  static func remove(_ path: String) {
    unlink(path)
    removeCompanions(of: path)
  }

  private static func removeCompanions(of path: String) {
    for ending in ["-journal", "-wal", "-shm"] { unlink(path + ending) }
  }

  /// Whether the pages of a copy are sound, and it has so many migrations.
  static func isSound(_ path: String, version: Int64) throws -> Bool {
    do {
      let copy = try Connection(path: path, access: .immutable)
      return try copy.int64(pragma: "user_version") == version && copy.string(pragma: "quick_check") == "ok"
    } catch SQLiteError.ResultCode.corrupt {
      return false
    }
  }

  /// Copies a database into a file that nobody else knows yet.
  static func fill(_ path: String, from source: Connection, progress: Progress? = nil) throws {
    let copy = try Connection(path: path, access: .readWrite)
    copy.setBusyTimeout(milliseconds: source.busyTimeoutMilliseconds)
    // A copy that does not come to its end is removed: nothing has to be taken back in it.
    try copy.setPragma("journal_mode", "off")
    try copy.setPragma("synchronous", "off")
    try source.backup(to: copy, progress: progress)
    // The copy says that it keeps a log, as the ledger does, and would need one beside it to be opened.
    guard try copy.setPragma("journal_mode", "delete") == .text("delete") else {
      throw BackupError.cannotWrite(path: path, .unsound)
    }
    try copy.close()
    // The copy is complete without them, and SQLite says nothing where it could not remove them.
    removeCompanions(of: path)
  }

  private static func synchronize(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw BackupError.cannotWrite(path: path, .system(errno)) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw BackupError.cannotWrite(path: path, .system(errno)) }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
