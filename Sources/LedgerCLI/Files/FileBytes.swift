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
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count: Int
      do throws(FileDescriptor.Failure) {
        count = try FileDescriptor(descriptor).read(into: piece)
      } catch {
        throw FileError.cannotRead(path: name, errno: error.errno)
      }
      if count == 0 { return try bytes.finish() }
      try bytes.append(UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }

  /// Says whether a path can be written to, as far as that can be told beforehand.
  ///
  /// - Throws: ``FileError/cannotWrite(path:errno:)``.
  static func refuseUnwritable(path: String) throws {
    var status = stat()
    let exists = stat(path, &status) == 0
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
    let path = resolved(path)
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError.cannotWrite(path: path, errno: errno) }
      defer { close(descriptor) }
      return try write(bytes, to: descriptor, path: path)
    }
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError.cannotWrite(path: path, errno: errno) }
    if exists { fchmod(descriptor, status.st_mode & 0o777) }
    do {
      defer { close(descriptor) }
      try write(bytes, to: descriptor, path: path)
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
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws {
    do throws(FileDescriptor.Failure) {
      try FileDescriptor(descriptor).write(bytes)
    } catch {
      throw FileError.cannotWrite(path: path, errno: error.errno)
    }
  }

  /// Whether two paths lead to one file, or one to the log that belongs to the other.
  static func areSame(_ path: String, _ database: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0 else { return false }
    return ["", "-wal", "-shm", "-journal"].contains { suffix in
      stat(database + suffix, &second) == 0 && first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
  }

  /// The file that a path leads to through symbolic links; the path itself where nothing is there yet.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
