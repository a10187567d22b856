/// Bytes as text in the alphabet of base 64 with padding (RFC 4648 §4).
public enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
  /// The digit that each byte stands for; 64 for one that is none.
  private static let digits: [UInt8] = {
    var digits = [UInt8](repeating: 64, count: 256)
    for (digit, byte) in alphabet.enumerated() { digits[Int(byte)] = UInt8(digit) }
    return digits
  }()

  /// The text of bytes.
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 { text.append(index <= count ? alphabet[bits >> (18 - 6 * index) & 63] : padding) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text.
  ///
  /// - Parameter text: digits and padding alone, without line breaks.
  /// - Returns: the bytes; nil for a text that ``text(of:)`` never makes.
  public static func bytes(of text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count.isMultiple(of: 4) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    for start in stride(from: 0, to: text.count, by: 4) {
      let isLast = start + 4 == text.count
      let padded = isLast ? text[start..<start + 4].reversed().prefix { $0 == padding }.count : 0
      guard padded < 3 else { return nil }
      var bits = 0
      for byte in text[start..<start + 4 - padded] {
        let digit = digits[Int(byte)]
        guard digit < 64 else { return nil }
        bits = bits << 6 | Int(digit)
      }
      bits <<= 6 * padded
      // What the padding stands for is 0; other bits would be a second spelling of the same bytes.
      guard bits & (1 << (8 * padded) - 1) == 0 else { return nil }
      for index in 0..<3 - padded { bytes.append(UInt8(truncatingIfNeeded: bits >> (16 - 8 * index))) }
    }
    return bytes
  }
}
