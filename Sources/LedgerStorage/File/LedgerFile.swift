#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The file of a ledger, looked at before SQLite opens it: nothing is set in a file that is not ours (DESIGN §2).
struct LedgerFile {
  /// What lies at a path.
  enum Kind: Equatable {
    /// Nothing.
    case absent
    /// A file without a byte, which SQLite takes for an empty database; or what a power cut left of the making of one, which
    /// SQLite takes back.
    case empty
    /// A SQLite database with our application id, and how many migrations made it. A log that lies beside it may hold more
    /// of them.
    case ledger(version: Int)
  }

  /// The number in the header of each ledger, `LDGR`.
  static let applicationID: UInt32 = 0x4c44_4752

  /// The system's number for a file that is not there.
  static let noSuchFile = ENOENT

  let path: String

  /// Looks at the path.
  ///
  /// - Throws: ``LedgerError/notALedger(path:_:)``; ``LedgerError/danglingLink(path:)``;
  ///   ``LedgerError/cannotCreate(path:errno:)`` when it cannot be read.
  func kind() throws -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let failure = errno
      guard failure == ENOENT else { throw LedgerError.cannotCreate(path: path, errno: failure) }
      // To make a file where a link leads nowhere would hide that its disk is not mounted.
      guard lstat(path, &status) == 0 else { return .absent }
      if status.st_mode & S_IFMT == S_IFLNK { throw LedgerError.danglingLink(path: path) }
      // Another process has made it in the meantime.
      return try kind()
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw LedgerError.notALedger(path: path, .notAFile) }
    if status.st_size == 0 { return .empty }
    let header = try firstBytes(100, of: status)
    // https://www.sqlite.org/fileformat.html, "The Database Header".
    guard header.count == 100, header.starts(with: Array("SQLite format 3".utf8) + [0]) else {
      if isHalfMade() { return .empty }
      throw LedgerError.notALedger(path: path, .notADatabase)
    }
    func number(at offset: Int) -> UInt32 { header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    guard number(at: 68) == LedgerFile.applicationID else {
      throw LedgerError.notALedger(path: path, .anotherProgram)
    }
    return .ledger(version: Int(number(at: 60)))
  }

  /// Makes the file, readable for its owner alone, and the folders on the way to it.
  ///
  /// - Throws: ``LedgerError/cannotCreate(path:errno:)``.
  func create() throws {
    try createFolders()
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      // Another process may have made it in the meantime, which is as good.
      if errno == EEXIST { return }
      throw LedgerError.cannotCreate(path: path, errno: errno)
    }
    var status = stat()
    if fstat(descriptor, &status) == 0 { _ = KeptDescriptors.descriptor(of: status) { descriptor } }
  }

  private func createFolders() throws {
    guard let lastSlash = path.lastIndex(of: "/") else { return }
    let folder = path[..<lastSlash]
    var status = stat()
    if folder.isEmpty || stat(String(folder), &status) == 0 { return }
    var partial = folder.hasPrefix("/") ? "" : "."
    for component in folder.split(separator: "/") {
      partial += "/" + component
      if mkdir(partial, 0o700) != 0, errno != EEXIST {
        throw LedgerError.cannotCreate(path: partial, errno: errno)
      }
    }
  }

  /// Whether a journal beside the file says that there was not a page before the first transaction began, which did not end:
  /// some of its pages may have reached the disk without the first one (SQLite "Database File Format" page §3).
  private func isHalfMade() -> Bool {
    let descriptor = open(FilePath(path).resolved + "-journal", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let header = [UInt8](unsafeUninitializedCapacity: 20) { buffer, initialized in
      initialized = max(0, read(descriptor, buffer.baseAddress, 20))
    }
    let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    return header.count == 20 && header.starts(with: magic) && header[16...].allSatisfy { $0 == 0 }
  }

  private func firstBytes(_ count: Int, of status: stat) throws -> [UInt8] {
    let descriptor = KeptDescriptors.descriptor(of: status) { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw LedgerError.cannotCreate(path: path, errno: errno) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, 0))
    }
  }
}
