#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Whole files in and out.
enum FileBytes {
  /// The bytes of a file.
  ///
  /// - Throws: ``FileError``.
  static func read(path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError.cannotRead(path: path, errno: errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, name: path)
  }

  /// The bytes up to the end of a descriptor.
  ///
  /// - Throws: ``FileError/cannotRead(path:errno:)`` with `name` as the path.
  static func read(descriptor: Int32, name: String) throws -> [UInt8] {
    var status = stat()
    let size = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count = systemRead(descriptor, piece.baseAddress, piece.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError.cannotRead(path: name, errno: errno)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
  }

  /// Writes all bytes to a descriptor; false when it does not take them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        done += count
      }
      return true
    }
  }

  /// Puts bytes in the place of a file in one step: readers see the old file or the new one. What is no regular file, such
  /// as a pipe, is written to.
  ///
  /// - Throws: ``FileError/cannotWrite(path:errno:)``.
  static func replace(path: String, with bytes: [UInt8]) throws {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError.cannotWrite(path: path, errno: errno) }
      defer { close(descriptor) }
      guard write(bytes, to: descriptor) else { throw FileError.cannotWrite(path: path, errno: errno) }
      return
    }
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError.cannotWrite(path: path, errno: errno) }
    let written = write(bytes, to: descriptor) && fsync(descriptor) == 0
    let failure = errno
    close(descriptor)
    guard written, rename(template, path) == 0 else {
      let failure = written ? errno : failure
      unlink(template)
      throw FileError.cannotWrite(path: path, errno: failure)
    }
  }

  // The names of the C library's functions are also those of this type.
  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #else
      Darwin.write(descriptor, buffer, count)
    #endif
  }
}
