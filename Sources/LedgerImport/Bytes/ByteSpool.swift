/// Takes in the bytes of a file piece by piece: a small one stays in memory, a large one goes into a file without a name in
/// the folder for temporary files, which is gone with the program whatever happens.
struct ByteSpool {
  /// Up to how many bytes stay in memory.
  private static let mostInMemory = 1 << 22

  private let folder: String?
  private var pending: [UInt8] = []
  private var spilled = 0
  /// Where all but the pending bytes are; nil as long as that is nowhere.
  private(set) var file: TemporaryFile?
  private var mayUseFile: Bool

  /// Begins with nothing.
  ///
  /// - Parameter folder: where temporary files go; nil keeps everything in memory.
  init(folder: String?) {
    self.folder = folder
    mayUseFile = folder != nil
  }

  /// How many bytes were taken in.
  var count: Int { spilled + pending.count }

  /// Takes in bytes.
  ///
  /// - Throws: ``TemporaryFileError``.
  mutating func append(_ bytes: some Collection<UInt8>) throws(TemporaryFileError) {
    pending.append(contentsOf: bytes)
    if pending.count >= ByteSpool.mostInMemory, mayUseFile { try spill() }
  }

  /// Takes in a byte.
  mutating func append(_ byte: UInt8) throws(TemporaryFileError) {
    pending.append(byte)
    if pending.count >= ByteSpool.mostInMemory, mayUseFile { try spill() }
  }

  /// Takes in a character in UTF-8.
  mutating func append(utf8 scalar: Unicode.Scalar) throws(TemporaryFileError) {
    if scalar.value < 0x80 {
      try append(UInt8(scalar.value))
    } else {
      try append(UTF8.encode(scalar)!)  // each scalar has one
    }
  }

  /// The bytes that were taken in.
  ///
  /// - Throws: ``TemporaryFileError``.
  consuming func finish() throws(TemporaryFileError) -> SourceBytes {
    if file != nil, !pending.isEmpty { try spill() }
    guard let file else { return SourceBytes(pending, temporaryFolder: folder) }
    guard let memory = ByteMemory(mapping: file.descriptor.number, length: spilled) else {
      return SourceBytes(try file.contents(spilled) + pending, temporaryFolder: folder)
    }
    return SourceBytes(memory, from: 0, count: spilled, temporaryFolder: folder)
  }

  /// Moves what is pending into the file. Where the system has no room for one, everything stays in memory.
  private mutating func spill() throws(TemporaryFileError) {
    if file == nil, let folder { file = TemporaryFile(folder: folder) }
    guard let file else {
      mayUseFile = false
      return
    }
    do throws(FileDescriptor.Failure) {
      try file.descriptor.write(pending)
      spilled += pending.count
      pending.removeAll(keepingCapacity: true)
    } catch {
      mayUseFile = false
      pending = try file.contents(spilled) + pending
      spilled = 0
      self.file = nil
    }
  }
}
