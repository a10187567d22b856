/// The characters that take two columns because of their script, as the East Asian Width property has them: W and F of
/// Unicode 16.0, EastAsianWidth.txt (https://www.unicode.org/Public/16.0.0/ucd/EastAsianWidth.txt).
///
/// Emoji are left out, since the property Emoji_Presentation tells them. Runs that only unassigned characters part are
/// joined.
enum EastAsianWide {
  private static let runs: [ClosedRange<UInt32>] = [
    0x1100...0x115f,  // Hangul Jamo, leading consonants
    0x2329...0x232a,  // angle brackets
    0x2630...0x2637, 0x268a...0x268f,  // Yijing
    0x2e80...0x303e,  // CJK radicals, Kangxi, ideographic description, CJK punctuation
    0x3041...0x3247,  // Hiragana to enclosed CJK
    0x3250...0xa4cf,  // enclosed CJK, the unified ideographs, Yi
    0xa960...0xa97c,  // Hangul Jamo extended A
    0xac00...0xd7a3,  // Hangul syllables
    0xf900...0xfaff,  // CJK compatibility ideographs
    0xfe10...0xfe19, 0xfe30...0xfe6b,  // vertical and small forms
    0xff01...0xff60, 0xffe0...0xffe6,  // full-width forms
    0x16fe0...0x16ff1, 0x17000...0x18d08,  // Tangut, Nüshu, Khitan
    0x1aff0...0x1affe, 0x1b000...0x1b2fb,  // Kana extensions
    0x1d300...0x1d356, 0x1d360...0x1d376,  // Tai Xuan Jing, counting rods
    0x1f200...0x1f265,  // enclosed ideographs
    0x20000...0x2fffd, 0x30000...0x3fffd,  // supplementary and tertiary ideographs
  ]

  /// Whether the character is wide.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return runs.contains { $0.contains(scalar.value) }
  }
}
