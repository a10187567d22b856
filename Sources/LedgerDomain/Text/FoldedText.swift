/// Text reduced to what counts when two texts are compared: white space collapsed, case folded. Two folded texts are equal
/// when they are canonically equivalent, so that `Café` in either Unicode form is one name.
public struct FoldedText: Hashable, Sendable {
  /// The reduced text.
  public let text: String

  /// Reduces a text.
  public init(_ original: some StringProtocol) {
    text = FoldedText.collapsed(original).lowercased()
  }

  /// The text without white space at the ends, and with one blank for each run of white space inside.
  public static func collapsed(_ original: some StringProtocol) -> String {
    // Most texts of banks are plain, and as they should be.
    if original.utf8.withContiguousStorageIfAvailable(isCollapsedASCII) ?? false { return String(original) }
    return original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a text is ASCII, and has no white space but single blanks inside.
  static func isCollapsedASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // A blank in front of the text is none inside.
    var isBehindBlank = true
    for byte in text {
      if byte >= 0x80 || (0x09...0x0d).contains(byte) { return false }
      if byte == 0x20, isBehindBlank { return false }
      isBehindBlank = byte == 0x20
    }
    return !isBehindBlank || text.isEmpty
  }
}
