/// Text in which letters and their marks are one character where Unicode has one, so that a regular expression finds `é` in
/// either of its forms. It covers the letters of Latin, Greek, Cyrillic, kana and Hangul.
enum ComposedText {
  /// The composed form of a text.
  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return String(text.map { $0.isASCII ? $0 : composed[$0] ?? $0 })
  }

  /// Each character under itself: a key is found by any text that is canonically equivalent to it.
  private static let composed: [Character: Character] = {
    let blocks: [ClosedRange<UInt32>] = [
      0xc0...0x24f, 0x370...0x4ff, 0x1e00...0x1fff, 0x3040...0x30ff, 0xac00...0xd7a3,
    ]
    var characters: [Character: Character] = [:]
    for scalar in blocks.joined().lazy.compactMap(Unicode.Scalar.init) {
      let character = Character(scalar)
      // Of two equivalent ones the first block has the usual one.
      if characters[character] == nil { characters[character] = character }
    }
    return characters
  }()
}
