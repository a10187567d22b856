#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The bytes of a file, read like an array and never copied.
///
/// Large ones lie in a file of the system that only this program has (see ``TextSpool``): whoever walks through them lets go
/// of what lies behind, so that a file of any size takes a few megabytes of memory. They are what the file held when it was
/// read, whatever becomes of it since.
public struct SourceBytes: RandomAccessCollection, @unchecked Sendable {
  // NB: unchecked, because pointers are not Sendable; the bytes behind this one never change.
  private let memory: ByteMemory
  private let base: UnsafePointer<UInt8>
  /// How many there are.
  public let count: Int
  /// Where what is made of the bytes may lie as well; nil keeps it in memory.
  let temporaryFolder: String?

  /// Copies bytes into memory of their own.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - temporaryFolder: where what is made of them may lie, such as the decoded text of a large file; nil keeps it in
  ///     memory.
  public init(_ bytes: some Collection<UInt8>, temporaryFolder: String? = nil) {
    let memory = ByteMemory(copying: bytes)
    self.init(memory, from: 0, count: bytes.count, temporaryFolder: temporaryFolder)
  }

  init(_ memory: ByteMemory, from start: Int, count: Int, temporaryFolder: String?) {
    self.memory = memory
    self.temporaryFolder = temporaryFolder
    base = memory.base.advanced(by: start).assumingMemoryBound(to: UInt8.self)
    self.count = count
  }

  /// The position of the first byte.
  public var startIndex: Int { 0 }
  /// The position behind the last byte.
  public var endIndex: Int { count }

  /// The byte at a position.
  public subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < count, "there is no such byte")
    return base[position]
  }

  /// The position of the next byte from one on that ends a cell: a delimiter or the end of a line; else the end.
  @inline(__always)
  func endOfCell(from start: Int, delimiter: UInt8) -> Int {
    precondition(start >= 0 && start <= count, "there is no such byte")
    return withExtendedLifetime(memory) {
      var position = base + start
      let end = base + count
      while position < end {
        let byte = position.pointee
        if byte == delimiter || byte == 0x0a || byte == 0x0d { break }
        position += 1
      }
      return position - base
    }
  }

  /// Calls `body` with all bytes in one piece.
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R? {
    try withExtendedLifetime(memory) { try body(UnsafeBufferPointer(start: base, count: count)) }
  }

  /// Calls `body` with all bytes in one piece, which is valid only inside.
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    withExtendedLifetime(memory) { body(UnsafeBufferPointer(start: base, count: count)) }
  }

  /// Calls `body` with the bytes of a range, which are valid only inside.
  func withPiece<R>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no such bytes")
    return withExtendedLifetime(memory) {
      body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
    }
  }

  /// The bytes without the first ones, which stay where they are.
  func droppingFirst(_ number: Int) -> SourceBytes {
    precondition(number <= count, "there are fewer bytes")
    let start = UnsafeRawPointer(base) - memory.base
    return SourceBytes(memory, from: start + number, count: count - number, temporaryFolder: temporaryFolder)
  }

  /// Lets go of memory behind a walk through the bytes. They can still be read, at the cost of fetching them again.
  func release(before position: Int) {
    memory.release(before: UnsafeRawPointer(base) - memory.base + position)
  }

  /// Hands out the bytes in pieces, and lets go of each one behind it.
  ///
  /// - Parameter body: gets each piece, which is valid only inside.
  /// - Throws: what `body` throws.
  public func forEachPiece(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    var start = 0
    while start < count {
      let end = Swift.min(start + ByteMemory.releaseStep, count)
      try withExtendedLifetime(memory) { try body(UnsafeBufferPointer(start: base + start, count: end - start)) }
      release(before: end)
      start = end
    }
  }
}
