/// Whether bytes are UTF-8 (RFC 3629 §4: no overlong form, no surrogate, nothing above U+10FFFF).
enum UTF8Check {
  /// What a look through all bytes found.
  struct Result {
    /// The index of each byte that belongs to no character, the first thousand of them.
    var invalid: [Int] = []
    /// The number of bytes that belong to no character.
    var invalidCount = 0
    /// The number of characters of two or more bytes.
    var wideCount = 0
  }

  /// Looks through bytes.
  static func check(_ bytes: SourceBytes, from start: Int = 0) -> Result {
    var result = Result()
    var released = start
    bytes.withUnsafeBufferPointer { buffer in
      var index = start
      while index < buffer.count {
        if index - released >= ByteMemory.releaseStep {
          bytes.release(before: index)
          released = index
        }
        if buffer[index] < 0x80 {
          index += asciiCount(in: buffer, from: index)
          continue
        }
        let width = sequenceWidth(in: buffer, at: index)
        if width > 0 {
          result.wideCount += 1
          index += width
        } else {
          if result.invalid.count < 1000 { result.invalid.append(index) }
          result.invalidCount += 1
          index += 1
        }
      }
    }
    return result
  }

  /// How many bytes of ASCII stand at an index before the next other one, at least 1 and not many more than a page.
  private static func asciiCount(in bytes: UnsafeBufferPointer<UInt8>, from index: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let end = min(bytes.count, index + 4096)
    var next = index
    while next + 8 <= end,
      raw.loadUnaligned(fromByteOffset: next, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      next += 8
    }
    while next < end, bytes[next] < 0x80 { next += 1 }
    return next - index
  }

  /// The length of the well-formed sequence of two to four bytes at an index; 0 when there is none.
  static func sequenceWidth(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func isTrail(_ offset: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xbf) -> Bool {
      index + offset < bytes.count && bytes[index + offset] >= low && bytes[index + offset] <= high
    }
    switch bytes[index] {
    case 0xc2...0xdf: return isTrail(1) ? 2 : 0
    case 0xe0: return isTrail(1, 0xa0) && isTrail(2) ? 3 : 0
    case 0xed: return isTrail(1, 0x80, 0x9f) && isTrail(2) ? 3 : 0
    case 0xe1...0xef: return isTrail(1) && isTrail(2) ? 3 : 0
    case 0xf0: return isTrail(1, 0x90) && isTrail(2) && isTrail(3) ? 4 : 0
    case 0xf1...0xf3: return isTrail(1) && isTrail(2) && isTrail(3) ? 4 : 0
    case 0xf4: return isTrail(1, 0x80, 0x8f) && isTrail(2) && isTrail(3) ? 4 : 0
    default: return 0
    }
  }
}
