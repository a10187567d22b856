/// Bytes as text in the alphabet of base 64 with padding (RFC 4648 §4).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// The text of bytes.
  static func text(of bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      let digits = (0..<4).map { alphabet[bits >> (18 - 6 * $0) & 63] }
      return String(digits.prefix(group.count + 1)) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}
