import Testing

@testable import LedgerReports

@Suite struct DisplayWidthTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let width: Int
    let testDescription: String
    init(_ text: String, _ width: Int, _ what: String) {
      self.text = text
      self.width = width
      testDescription = what
    }
  }

  @Test(arguments: [
    Case("", 0, "nothing"), Case("Groceries", 9, "ASCII"), Case("Café", 4, "a composed accent"),
    Case("Cafe\u{301}", 4, "a combining accent"), Case("a\u{308}\u{323}\u{20dd}", 1, "several marks, one enclosing"),
    Case("–…·█░●", 6, "drawing characters of ambiguous width"), Case("Ωμέγα Привет", 12, "Greek and Cyrillic"),
    Case("食料品", 6, "Han"), Case("コーヒー", 8, "Katakana"), Case("ｺｰﾋｰ", 4, "half-width Katakana"),
    Case("か\u{3099}", 2, "Hiragana with a combining voice mark"), Case("한국어", 6, "Hangul syllables"),
    Case("\u{1112}\u{1161}\u{11ab}", 2, "Hangul from letters"), Case("Ｆｕｌｌ", 8, "full-width Latin"),
    Case("　", 2, "the ideographic space"), Case("。、「」", 8, "CJK punctuation"), Case("￥", 2, "a full-width sign"),
    Case("\u{20000}\u{3fffd}", 4, "ideographs of the other planes"),
    Case("\u{4dc0}\u{2630}", 4, "Yijing of Unicode 16"),
    Case("⿰\u{31e5}\u{31ef}", 6, "ideographic description and strokes"), Case("\u{a4cf}\u{a4d0}", 3, "the end of Yi"),
    Case("🍎", 2, "an emoji"), Case("☕⌚⭐", 6, "emoji of the first plane"), Case("☎", 1, "a sign that is text"),
    Case("☎\u{fe0f}", 2, "a sign made an emoji"), Case("❤\u{fe0f}", 2, "a heart made an emoji"),
    Case("1\u{fe0f}\u{20e3}", 2, "a keycap"), Case("1", 1, "a digit alone"), Case("©", 1, "a copyright sign"),
    Case("👍🏽", 2, "a skin tone"), Case("☝🏽", 2, "a skin tone on a sign"), Case("👨‍👩‍👧", 2, "a family"),
    Case("👩🏽‍🚀", 2, "an astronaut"), Case("🏳️‍🌈", 2, "a rainbow flag"), Case("🇩🇪🇯🇵", 4, "two flags"),
    Case("🇩", 1, "half a flag"), Case("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2, "the flag of England"), Case("a\u{200b}b", 2, "a zero-width space"),
    Case("\u{feff}a\u{200e}", 1, "a byte order mark and a direction mark"), Case("नमस्ते", 4, "Devanagari"),
    Case("สวัสดี", 4, "Thai"), Case("שָׁלוֹם", 4, "pointed Hebrew"), Case("\u{600}1", 2, "an Arabic number sign"),
  ])
  func `the width is`(_ expected: Case) {
    #expect(DisplayWidth.of(expected.text) == expected.width)
  }

  /// A sample of EastAsianWidth.txt 16.0: the first and last of runs, with their neighbours.
  @Test(arguments: [
    (0x10ff, 1), (0x1100, 2), (0x115f, 2), (0x2328, 1), (0x2329, 2), (0x2e7f, 1), (0x2e80, 2), (0x303f, 1), (0x3041, 2),
    (0x3247, 2), (0x3248, 1), (0x3250, 2), (0xa960, 2), (0xabff, 1), (0xac00, 2), (0xd7a3, 2), (0xf900, 2), (0xfb00, 1),
    (0xfe10, 2), (0xfe6b, 2), (0xfe70, 1), (0xff01, 2), (0xff61, 1), (0xffe0, 2), (0xffe8, 1), (0x17000, 2),
    (0x1b000, 2), (0x1d2ff, 1), (0x1d300, 2), (0x1f1ff, 1), (0x1f200, 2), (0x1f321, 1), (0x1f320, 2), (0x1fffd, 1),
    (0x20000, 2), (0x2fffd, 2), (0x30000, 2), (0x40000, 1),
  ])
  func `a character has the width of its East Asian Width`(_ value: UInt32, _ width: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(DisplayWidth.of(String(Character(scalar))) == width, "U+\(String(value, radix: 16))")
  }
}
