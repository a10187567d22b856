#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What lies at a path, as far as a backup has to know it.
struct FilePath {
  let path: String

  init(_ path: String) { self.path = path }

  /// The file that the path leads to through symbolic links; the path itself where there is none.
  var resolved: String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// The size in bytes; 0 where there is no file.
  var byteCount: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether the path is a symbolic link to what is not there.
  var isDanglingLink: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK && stat(path, &status) != 0
  }

  /// Whether there is a thing at the path.
  var exists: Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Whether two paths lead to one file.
  func isSame(as other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// What stands in the way of writing a backup there.
  ///
  /// - Parameters:
  ///   - ledger: the file of the ledger; nil for one in memory.
  ///   - replacing: whether a file may be replaced.
  /// - Returns: the obstacle, if there is one.
  func obstacle(ledger: String?, replacing: Bool) -> BackupError.Obstacle? {
    if isDanglingLink { return .danglingLink }
    let target = FilePath(resolved)
    if let ledger {
      let names = ["", "-wal", "-shm", "-journal"]
      if names.contains(where: { target.isSame(as: ledger + $0) || target.path == FilePath(ledger).resolved + $0 }) {
        return .isLedger
      }
    }
    var status = stat()
    if stat(target.path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .isFolder
      case S_IFREG:
        if !replacing { return .exists }
      default: return .isNoFile
      }
    }
    // SQLite would take an old log for one of the new file and spoil it.
    if ["-wal", "-journal"].contains(where: { FilePath(target.path + $0).exists }) { return .hasLog }
    // A name that was mistyped is not to cost a file of another kind.
    return target.exists && (try? LedgerFile(path: target.path).kind()) == nil ? .isNoBackup : nil
  }
}
