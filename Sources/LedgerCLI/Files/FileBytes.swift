internal import LedgerImport

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Whole files in and out.
enum FileBytes {
  /// The bytes of a file that is to be text.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - encoding: the encoding that an option names.
  ///   - temporaryFolder: where temporary files go.
  /// - Returns: the bytes.
  /// - Throws: ``FileError``; `ImportError` for a file that is no text, before its end.
  static func readText(path: String, encoding: TextEncoding?, temporaryFolder: String) throws -> SourceBytes {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError.cannotRead(path: path, errno: errno) }
    defer { close(descriptor) }
    return try readText(descriptor, name: path, encoding: encoding, temporaryFolder: temporaryFolder)
  }

  /// The bytes up to the end of a descriptor.
  ///
  /// - Throws: ``FileError/cannotRead(path:errno:)`` with `name` as the path; `ImportError` for what is no text.
  static func readText(
    _ descriptor: Int32, name: String, encoding: TextEncoding?, temporaryFolder: String
  ) throws -> SourceBytes {
    var bytes = TextSpool(encoding: encoding, temporaryFolder: temporaryFolder)
    try forEachPiece(descriptor, name: name) { try bytes.append(UnsafeRawBufferPointer($0)) }
    return try bytes.finish()
  }

  /// Gives `body` the bytes of a file, in pieces that are valid only inside.
  ///
  /// - Throws: ``FileError/cannotRead(path:errno:)``; what `body` throws.
  static func forEachPiece(path: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError.cannotRead(path: path, errno: errno) }
    defer { close(descriptor) }
    try forEachPiece(descriptor, name: path, body)
  }

  /// Gives `body` the bytes up to the end of a descriptor, in pieces that are valid only inside.
  ///
  /// - Throws: ``FileError/cannotRead(path:errno:)`` with `name` as the path; what `body` throws.
  static func forEachPiece(
    _ descriptor: Int32, name: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count: Int
      do throws(FileDescriptor.Failure) {
        count = try FileDescriptor(descriptor).read(into: piece)
      } catch {
        throw FileError.cannotRead(path: name, errno: error.errno)
      }
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: piece[..<count]).assumingMemoryBound(to: UInt8.self))
    }
  }

  /// Says whether a path can be written to, as far as that can be told beforehand.
  ///
  /// - Throws: ``FileError/cannotWrite(path:errno:)``.
  static func refuseUnwritable(path: String) throws {
    var status = stat()
    let exists = stat(path, &status) == 0
    if !exists, errno == ELOOP { throw FileError.cannotWrite(path: path, errno: ELOOP) }
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError.cannotWrite(path: path, errno: EISDIR) }
    let isReplaced = !exists || status.st_mode & S_IFMT == S_IFREG
    let target = isReplaced ? folder(of: resolved(path)) : path
    if access(target, W_OK) != 0 { throw FileError.cannotWrite(path: path, errno: errno) }
  }

  /// Puts bytes in the place of a file in one step: readers see the old file or the new one. Its permissions stay, and a
  /// symbolic link stays one. What is no regular file, such as a pipe, is written to.
  ///
  /// - Throws: ``FileError/cannotWrite(path:errno:)``.
  static func replace(path: String, with bytes: [UInt8]) throws {
    try replace(path: path) { write in try bytes.withUnsafeBufferPointer { try write($0) } }
  }

  /// Puts what `body` writes in the place of a file, as ``replace(path:with:)`` does. Where it throws, the file is what it was.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - body: gets what writes the next bytes.
  /// - Returns: what `body` returns.
  /// - Throws: ``FileError/cannotWrite(path:errno:)``; what `body` throws.
  @discardableResult
  static func replace<T>(
    path: String, _ body: ((UnsafeBufferPointer<UInt8>) throws -> Void) throws -> T
  ) throws -> T {
    let path = resolved(path)
    var status = stat()
    let exists = stat(path, &status) == 0
    if !exists, errno == ELOOP { throw FileError.cannotWrite(path: path, errno: ELOOP) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError.cannotWrite(path: path, errno: errno) }
      defer { close(descriptor) }
      return try body { try write($0, to: descriptor, path: path) }
    }
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError.cannotWrite(path: path, errno: errno) }
    if exists { fchmod(descriptor, status.st_mode & 0o777) }
    let result: T
    do {
      defer { close(descriptor) }
      result = try body { try write($0, to: descriptor, path: path) }
      guard fsync(descriptor) == 0 else { throw FileError.cannotWrite(path: path, errno: errno) }
    } catch {
      unlink(template)
      throw error
    }
    guard rename(template, path) == 0 else {
      let failure = errno
      unlink(template)
      throw FileError.cannotWrite(path: path, errno: failure)
    }
    return result
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32, path: String) throws {
    do throws(FileDescriptor.Failure) {
      try FileDescriptor(descriptor).write(UnsafeRawBufferPointer(bytes))
    } catch {
      throw FileError.cannotWrite(path: path, errno: error.errno)
    }
  }

  /// Whether a path leads to a database or to one of the files that belong to it. None of them need be there yet.
  static func leads(_ path: String, toDatabase database: String) -> Bool {
    ["", "-wal", "-shm", "-journal"].contains { areSame(path, database + $0) }
  }

  /// Whether two paths lead to one file: through links, by names that the file has besides, or spelled otherwise. Where no
  /// file is yet, whether one that is made at the one is found at the other.
  static func areSame(_ path: String, _ other: String) -> Bool {
    let (first, second) = (status(path), status(other))
    if let first, let second { return first == second }
    guard first == nil, second == nil, let parent = status(folder(of: path)) else { return false }
    return parent == status(folder(of: other)) && path.split(separator: "/").last == other.split(separator: "/").last
  }

  /// Whether a file is a SQLite database. NB: of the ledger's own it must not be asked, since SQLite's locks would go.
  static func isDatabase(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let head = [UInt8](unsafeUninitializedCapacity: 16) { bytes, count in
      count = max(0, pread(descriptor, bytes.baseAddress, 16, 0))
    }
    return head == Array("SQLite format 3".utf8) + [0]
  }

  /// Whether a path leads to a regular file.
  static func isRegular(_ path: String) -> Bool { status(path)?.isRegular ?? false }

  /// Whether a file lies in a folder itself, whatever the two are called.
  static func lies(_ path: String, in parent: String) -> Bool {
    status(path) != nil && status(folder(of: resolved(path))) == status(parent)
  }

  /// What tells a file from all others.
  private struct Status: Equatable {
    let device: UInt64
    let number: UInt64
    let isRegular: Bool
  }

  /// The file that a path leads to; nil where there is none.
  private static func status(_ path: String) -> Status? {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    return Status(
      device: UInt64(truncatingIfNeeded: found.st_dev), number: UInt64(truncatingIfNeeded: found.st_ino),
      isRegular: found.st_mode & S_IFMT == S_IFREG)
  }

  /// The file that a path leads to through symbolic links, whether something is there yet or not.
  private static func resolved(_ path: String) -> String {
    var path = path
    // As many links as the system follows; where they lead in a circle, a link is left and cannot be opened.
    for _ in 0..<40 {
      if let found = realpath(path, nil) {
        defer { free(found) }
        return String(cString: found)
      }
      guard let target = target(ofLink: path) else { return path }
      path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
    }
    return path
  }

  /// What a symbolic link says; nil for what is none.
  private static func target(ofLink path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { max(0, readlink(path, $0.baseAddress!, $0.count)) }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
