#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that the system has opened. Calls that a signal interrupted go on.
public struct FileDescriptor: Sendable {
  /// Why the system did not do what it was asked; the number is its `errno`.
  public struct Failure: Error, Hashable, Sendable {
    /// The number.
    public let errno: Int32
  }

  /// The system's number for it.
  public let number: Int32

  /// Takes the system's number. Whoever opened the file closes it.
  public init(_ number: Int32) { self.number = number }

  /// Reads the next bytes.
  ///
  /// - Parameter buffer: where they go.
  /// - Returns: how many they are; 0 at the end.
  /// - Throws: ``Failure``.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    try FileDescriptor.repeating { systemRead(number, buffer.baseAddress, buffer.count) }
  }

  /// Reads bytes from a place in the file on.
  ///
  /// - Returns: how many they are; 0 behind the end.
  /// - Throws: ``Failure``.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Failure) -> Int {
    try FileDescriptor.repeating { pread(number, buffer.baseAddress, buffer.count, off_t(offset)) }
  }

  /// Writes all bytes.
  ///
  /// - Parameter bytes: the bytes.
  /// - Throws: ``Failure`` when the system does not take them all.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    try FileDescriptor.repeating(upTo: bytes.count) { done in
      systemWrite(number, bytes.baseAddress?.advanced(by: done), bytes.count - done)
    }
  }

  /// Writes all bytes; see ``write(_:)-(UnsafeRawBufferPointer)``.
  public func write(_ bytes: [UInt8]) throws(Failure) {
    try FileDescriptor.repeating(upTo: bytes.count) { done in
      bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress?.advanced(by: done), $0.count - done) }
    }
  }

  /// Calls the system until so many bytes are done; the call gets how many are already.
  private static func repeating(upTo count: Int, _ call: (Int) -> Int) throws(Failure) {
    var done = 0
    while done < count { done += try repeating { call(done) } }
  }

  /// Calls the system until no signal interrupts it.
  private static func repeating(_ call: () -> Int) throws(Failure) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      if errno != EINTR { throw Failure(errno: errno) }
    }
  }
}

// The names of the C library's functions are also those of methods here.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
  #else
    Darwin.read(descriptor, buffer, count)
  #endif
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(descriptor, buffer, count)
  #else
    Darwin.write(descriptor, buffer, count)
  #endif
}
