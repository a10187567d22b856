#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file without a name, open as long as the value lives.
final class TemporaryFile {
  let descriptor: FileDescriptor
  private let folder: String

  /// Makes one; nil where the folder has no room for it.
  init?(folder: String) {
    var template = Array("\(folder)/ledger-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { return nil }
    unlink(template)
    descriptor = FileDescriptor(number)
    self.folder = folder
  }

  deinit { close(descriptor.number) }

  /// The first bytes of the file.
  ///
  /// - Parameter count: how many; as many were written.
  /// - Returns: the bytes.
  /// - Throws: ``TemporaryFileError`` when the system does not give them back.
  func contents(_ count: Int) throws(TemporaryFileError) -> [UInt8] {
    do throws(FileDescriptor.Failure) {
      var bytes = [UInt8](repeating: 0, count: count)
      try bytes.withUnsafeMutableBytes(fill).get()
      return bytes
    } catch {
      throw TemporaryFileError(folder: folder, errno: error.errno)
    }
  }

  // The standard library hands on what a closure throws without its type.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Result<Void, FileDescriptor.Failure> {
    Result { () throws(FileDescriptor.Failure) in
      var filled = 0
      while filled < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        let number = try descriptor.read(into: rest, at: filled)
        if number == 0 { throw FileDescriptor.Failure(errno: EIO) }
        filled += number
      }
    }
  }
}
