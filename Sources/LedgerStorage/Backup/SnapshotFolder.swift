internal import LedgerDomain
internal import SQLiteKit

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The folder beside a ledger with the copies that it keeps by itself.
struct SnapshotFolder {
  /// How many copies are kept unless the ledger was told otherwise.
  static let defaultCount = 5
  /// The most that can be asked for.
  static let largestCount = 1000

  private let ledger: String
  /// Where the folder is, whether it exists or not: beside the file itself and not beside a link to it.
  let path: String

  /// The folder of the ledger at a path.
  init(ofLedgerAt path: String) {
    ledger = path
    self.path = FilePath(path).resolved + ".snapshots"
  }

  /// A copy as its name and the file system tell of it.
  private struct File {
    let name: String
    let bytes: Int
    /// When it was written, in nanoseconds: copies of one second have one time in their names.
    let written: Int
  }

  /// The copies, the newest first.
  ///
  /// - Parameter counting: whether the entries of each are counted, for which it is opened.
  /// - Returns: the copies.
  func all(counting: Bool = true) -> [Snapshot] {
    files().map { snapshot($0, counting: counting) }
  }

  /// Keeps a verified copy of a ledger, and removes the oldest ones beyond the number that is kept. Where the newest copy holds
  /// just what the ledger does, it is the one that is kept, so that what fails again and again takes no place of older ones.
  ///
  /// - Parameters:
  ///   - connection: the ledger, outside a transaction that writes.
  ///   - reason: why.
  ///   - now: the moment, `2026-11-29T08:30:00Z`.
  ///   - count: how many are kept, the new one included.
  ///   - progress: told on the way.
  /// - Returns: the copy.
  /// - Throws: ``BackupError/snapshotFailed(_:ledger:folder:_:)``; `SQLiteError` where the ledger cannot be read.
  func keep(
    _ connection: Connection, _ reason: SnapshotReason, now: String, count: Int, progress: DatabaseCopy.Progress? = nil
  ) throws -> Snapshot {
    do {
      let version = try connection.int64(pragma: "user_version")
      if let same = try newest(ofState: SnapshotFolder.state(of: connection)) { return same }
      let name = try reservedName(reason, now: now)
      do {
        try DatabaseCopy.write(connection, to: "\(path)/\(name)", progress: progress) { copy in
          guard try DatabaseCopy.isSound(copy, version: version) else {
            throw BackupError.cannotWrite(path: copy, .unsound)
          }
        }
      } catch {
        unlink("\(path)/\(name)")
        throw error
      }
      removeOldest(beyond: count, new: name, sparing: nil)
      return snapshot(file(name) ?? File(name: name, bytes: 0, written: 0), counting: false)
    } catch {
      guard let cause = BackupError.Cause(error) else { throw error }
      throw BackupError.snapshotFailed(reason, ledger: ledger, folder: path, cause)
    }
  }

  /// What tells the states of a ledger apart: each change of one is written down in its log.
  private struct State: Equatable {
    let version: Int64
    let lastChange: Int64
    let madeAt: String?
    let command: String?
  }

  /// The state of a ledger; nil for one whose version kept no log.
  private static func state(of connection: Connection) throws -> State? {
    let version = try connection.int64(pragma: "user_version")
    let hasLog = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'change')"
    guard try connection.first(hasLog, read: { try $0.value(0, as: Bool.self) }) ?? false else { return nil }
    let last = "SELECT id, made_at, command FROM change ORDER BY id DESC LIMIT 1"
    return try connection.first(last) { row in
      State(version: version, lastChange: try row.value(0), madeAt: try row.value(1), command: try row.value(2))
    }
  }

  /// The newest copy, when it has a state.
  private func newest(ofState state: State?) -> Snapshot? {
    guard let state, let file = files().first,
      let copy = try? Connection(path: "\(path)/\(file.name)", access: .immutable),
      (try? SnapshotFolder.state(of: copy)) == state,
      (try? DatabaseCopy.isSound("\(path)/\(file.name)", version: state.version)) ?? false
    else { return nil }
    return snapshot(file, counting: false)
  }

  /// Takes a name that no other copy has, by an empty file that the copy replaces.
  private func reservedName(_ reason: SnapshotReason, now: String) throws -> String {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw BackupError.cannotWrite(path: path, .system(errno)) }
    let time = now.filter { $0 != "-" && $0 != ":" }
    var number = 1
    while true {
      let name = "\(time)-\(reason.name)\(number == 1 ? "" : "-\(number)").sqlite"
      let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        close(descriptor)
        return name
      }
      guard errno == EEXIST else { throw BackupError.cannotWrite(path: path, .system(errno)) }
      number += 1
    }
  }

  /// Removes the oldest copies beyond a number, but neither a new one nor one that is spared.
  func removeOldest(beyond count: Int, new: String, sparing spared: String?) {
    for old in files().dropFirst(max(count, 1)) where old.name != new {
      let file = "\(path)/\(old.name)"
      if let spared, FilePath(spared).isSame(as: file) { continue }
      unlink(file)
    }
  }

  /// Removes all copies.
  ///
  /// - Returns: how many there were.
  func removeAll() -> Int { files().count { unlink("\(path)/\($0.name)") == 0 } }

  private func snapshot(_ file: File, counting: Bool) -> Snapshot {
    let parts = file.name.dropLast(".sqlite".count)
    let time = Array(parts.prefix(16))
    let madeAt =
      "\(String(time[..<4]))-\(String(time[4..<6]))-\(String(time[6..<11])):\(String(time[11..<13])):"
      + String(time[13...])
    let place = "\(path)/\(file.name)"
    return Snapshot(
      name: file.name, path: place, madeAt: madeAt, reason: String(parts.dropFirst(17)), bytes: file.bytes,
      entryCount: counting ? SnapshotFolder.entryCount(of: place) : nil)
  }

  /// How many entries a copy has; nil for one that cannot be read.
  static func entryCount(of path: String) -> Int? {
    guard let connection = try? Connection(path: path, access: .immutable) else { return nil }
    return try? connection.first("SELECT count(*) FROM entry") { try $0.value(0, as: Int.self) }
  }

  /// The copies, the newest first; other files, and names that are only taken yet, are left out.
  private func files() -> [File] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var files: [File] = []
    while let item = readdir(stream) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if SnapshotFolder.isName(name), let file = file(name), file.bytes > 0 { files.append(file) }
    }
    return files.sorted { ($0.name.prefix(16), $0.written, $0.name) > ($1.name.prefix(16), $1.written, $1.name) }
  }

  private func file(_ name: String) -> File? {
    var status = stat()
    guard stat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return File(name: name, bytes: Int(status.st_size), written: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }

  /// Whether a name is that of a copy: `20261130T172128Z-before-import.sqlite`.
  private static func isName(_ name: String) -> Bool {
    guard name.hasSuffix(".sqlite"), name.utf8.count > 24 else { return false }
    return zip(name, "00000000T000000Z-").allSatisfy { character, shape in
      shape == "0" ? character.isASCII && character.isNumber : character == shape
    }
  }
}
