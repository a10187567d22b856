/// A 64-bit fingerprint of bytes (FNV-1a, 64 bit: http://www.isthe.com/chongo/tech/comp/fnv/).
///
/// It tells rows of one account and one day apart, where two different ones meet by accident in fewer than one of 10¹⁸
/// cases. It is no protection against somebody who builds a collision on purpose.
public struct Fingerprint: Hashable, Sendable {
  /// The 64 bits.
  public private(set) var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The fingerprint of no bytes.
  public init() {}

  /// A fingerprint that was kept.
  public init(bits: UInt64) { self.bits = bits }

  /// Takes in the bytes of a text and an end mark, so that `ab` + `c` differs from `a` + `bc`.
  public mutating func combine(_ text: String) {
    let isTaken: Void? = text.utf8.withContiguousStorageIfAvailable { for byte in $0 { combine(byte) } }
    if isTaken == nil { for byte in text.utf8 { combine(byte) } }
    combine(0xff)
  }

  /// Takes in the bytes of ``FoldedText`` without an end mark, where a text is plain enough to be folded byte by byte: ASCII,
  /// not empty, with single blanks inside alone.
  ///
  /// - Returns: whether it is; nothing is taken in when it is not.
  mutating func combine(foldedASCII text: String) -> Bool {
    let isTaken: Bool? = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard !bytes.isEmpty, FoldedText.isCollapsedASCII(bytes) else { return false }
      for byte in bytes { combine(byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte) }
      return true
    }
    return isTaken ?? false
  }

  /// Takes in the mark that ends a text.
  mutating func combineEnd() { combine(0xff) }

  /// Takes in a text of one ASCII character.
  mutating func combine(character: UInt8) {
    combine(character)
    combine(0xff)
  }

  /// Takes in the eight bytes of a number, the lowest first.
  public mutating func combine(number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) { combine(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Takes in bytes.
  public mutating func combine(contentsOf bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  private mutating func combine(_ byte: UInt8) {
    bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
