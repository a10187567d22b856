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
/// Corrupt An SQLite Database File" page §2.2). A file that was removed has no name any more by which anybody could open it: its
/// descriptor is closed in the end, so that a process that makes and removes ledgers all day does not run out of them.
enum KeptDescriptors {
  private struct FileIdentity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  private struct Kept {
    var descriptors: [(file: FileIdentity, descriptor: Int32)] = []
    /// With how many those of removed files are looked for.
    var limit = KeptDescriptors.least
  }

  private static let least = 64
  private static let kept = Mutex(Kept())

  /// The descriptor of a file that was kept before, else the one that `open` makes, or its negative answer.
  static func descriptor(of status: stat, open: () -> Int32) -> Int32 {
    // As long as the descriptor is open no other file gets its number.
    let identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    return kept.withLock { kept in
      if let known = kept.descriptors.first(where: { $0.file == identity }) { return known.descriptor }
      if kept.descriptors.count >= kept.limit { closeRemoved(&kept) }
      let new = open()
      if new >= 0 { kept.descriptors.append((identity, new)) }
      return new
    }
  }

  private static func closeRemoved(_ kept: inout Kept) {
    kept.descriptors.removeAll { _, descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_nlink == 0 else { return false }
      close(descriptor)
      return true
    }
    kept.limit = max(least, 2 * kept.descriptors.count)
  }
}
