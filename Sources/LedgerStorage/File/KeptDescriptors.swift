#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import Synchronization

/// Descriptors of databases that this process opened by itself, one for each file, kept until it ends.
///
/// NB: closing any descriptor of a file gives up all locks that the process has on it. A second connection to the same
/// ledger would then leave the first without its lock, and another process would delete the log under it (SQLite "How To
/// Corrupt An SQLite Database File" page §2.2).
enum KeptDescriptors {
  private struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  private static let descriptors = Mutex<[FileIdentity: Int32]>([:])

  /// The descriptor of a file that was kept before, else the one that `open` makes, or its negative answer.
  static func descriptor(of status: stat, open: () -> Int32) -> Int32 {
    // As long as the descriptor is open no other file gets its number.
    let identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    return descriptors.withLock { descriptors in
      if let known = descriptors[identity] { return known }
      let new = open()
      if new >= 0 { descriptors[identity] = new }
      return new
    }
  }
}
