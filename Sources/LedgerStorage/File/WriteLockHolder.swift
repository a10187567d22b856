#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The process that keeps others from writing to a ledger at this moment.
public struct WriteLockHolder: Hashable, Sendable {
  /// The number of the process.
  public let process: Int32
  /// Its command line, without the folders of the program, as it stands: it may hold anything. Nil where it cannot be told.
  public let command: String?

  /// Describes a process.
  public init(process: Int32, command: String?) {
    self.process = process
    self.command = command
  }

  /// Asks the system which other process has the lock of a writer.
  ///
  /// - Parameter path: the ledger's file.
  /// - Returns: the process; nil where there is none any more, or it cannot be told.
  public static func holder(ofLedgerAt path: String) -> WriteLockHolder? {
    let file = FilePath(path).resolved
    // With a log: WAL_WRITE_LOCK and WAL_RECOVER_LOCK in the index of the log (SQLite "WAL-mode File Format" page §2.3.1).
    // Without one: PENDING_BYTE, RESERVED_BYTE and the shared range behind them (SQLite "File Locking" page §6.1); with one,
    // everybody who has the ledger open holds the shared range, reading or not.
    let hasLog = access(file + "-shm", F_OK) == 0
    let places: [(file: String, start: Int, length: Int)] = [
      (file + "-shm", 120, 1), (file + "-shm", 122, 1), (file, 0x4000_0000, hasLog ? 2 : 512),
    ]
    for place in places {
      if let process = owner(of: place.start, place.length, in: place.file) {
        return WriteLockHolder(process: process, command: command(of: process))
      }
    }
    return nil
  }

  /// The process that has a lock on bytes of a file; a process is not told of its own ones.
  private static func owner(of start: Int, _ length: Int, in path: String) -> Int32? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    // NB: closing the descriptor would give up the locks that this process has on the file itself.
    let descriptor = KeptDescriptors.descriptor(of: status) { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(start)
    lock.l_len = off_t(length)
    guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type != Int16(F_UNLCK), lock.l_pid > 0 else { return nil }
    return lock.l_pid
  }

  /// The words of a process, where the system shows them (Linux, proc(5)).
  private static func command(of process: Int32) -> String? {
    let descriptor = open("/proc/\(process)/cmdline", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initialized in
      initialized = max(0, read(descriptor, buffer.baseAddress, 4096))
    }
    var words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard let program = words.first?.split(separator: "/").last else { return nil }
    words[0] = String(program)
    return words.joined(separator: " ")
  }
}
