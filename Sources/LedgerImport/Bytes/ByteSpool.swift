#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Takes in the bytes of a file piece by piece: a small one stays in memory, a large one goes into a file without a name in
/// the folder for temporary files, which is gone with the program whatever happens.
public struct ByteSpool {
  /// Up to how many bytes stay in memory.
  private static let mostInMemory = 1 << 22

  private let folder: String
  private var pending: [UInt8] = []
  private var spilled = 0
  private var file: TemporaryFile?
  private var mayUseFile = true

  /// Begins with nothing.
  ///
  /// - Parameter folder: where temporary files go.
  public init(folder: String = "/tmp") { self.folder = folder }

  /// How many bytes were taken in.
  public var count: Int { spilled + pending.count }

  /// Takes in bytes.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    pending.append(contentsOf: bytes)
    if pending.count >= ByteSpool.mostInMemory, mayUseFile { spill() }
  }

  /// Takes in a byte.
  mutating func append(_ byte: UInt8) {
    pending.append(byte)
    if pending.count >= ByteSpool.mostInMemory, mayUseFile { spill() }
  }

  /// Takes in a character in UTF-8.
  mutating func append(utf8 scalar: Unicode.Scalar) {
    if scalar.value < 0x80 { append(UInt8(scalar.value)) } else { append(UTF8.encode(scalar)!) }  // each scalar has one
  }

  /// The bytes that were taken in.
  public consuming func finish() -> SourceBytes {
    if file != nil, !pending.isEmpty { spill() }
    guard let file else { return SourceBytes(pending) }
    guard let memory = ByteMemory(mapping: file.descriptor, length: spilled) else {
      return SourceBytes(file.contents(spilled) + pending)
    }
    return SourceBytes(memory, from: 0, count: spilled)
  }

  /// Moves what is pending into the file. Where the system has no room for one, everything stays in memory.
  private mutating func spill() {
    if file == nil { file = TemporaryFile(folder: folder) }
    if let file, file.write(pending) {
      spilled += pending.count
      pending.removeAll(keepingCapacity: true)
    } else {
      mayUseFile = false
      if let file { pending = file.contents(spilled) + pending }
      spilled = 0
      file = nil
    }
  }
}

/// A file without a name, open as long as the value lives.
private final class TemporaryFile {
  let descriptor: Int32

  init?(folder: String) {
    var template = Array("\(folder)/ledger-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
  }

  deinit { close(descriptor) }

  /// The first bytes of the file, as many as were written.
  func contents(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let number = pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(filled))
        if number <= 0 { fatalError("a temporary file cannot be read") }
        filled += number
      }
    }
  }

  /// Writes bytes at the end; false when the system does not take them.
  func write(_ bytes: [UInt8]) -> Bool {
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
}

// The name of the C library's function is also that of a method here.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(descriptor, buffer, count)
  #else
    Darwin.write(descriptor, buffer, count)
  #endif
}
