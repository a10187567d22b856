import Testing

@testable import LedgerReports

@Suite struct LabelTests {
  @Test(arguments: [
    ("\u{1b}[31mred", "\\u{1B}[31mred"), ("\u{9b}2J", "\\u{9B}2J"), ("a\u{7}\u{0}\u{7f}", "a\\u{7}\\u{0}\\u{7F}"),
    ("two\nlines\r\n\tand", "two\\nlines\\r\\n\\tand"), ("\u{202e}txt.exe\u{202c}", "\\u{202E}txt.exe\\u{202C}"),
    ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
    ("a\u{ad}b", "a\\u{AD}b"), ("e\u{301}👨‍👩‍👧", "e\u{301}👨‍👩‍👧"), ("א\u{200f}ב", "א\\u{200F}ב"),
    ("\u{61c}a\u{200e}", "\\u{61C}a\\u{200E}"), ("pay\u{200d}pal", "pay\\u{200D}pal"), ("\u{200c}", "\\u{200C}"),
    ("می\u{200c}خواهم", "می\u{200c}خواهم"), ("ه\u{200d}\u{200d}", "ه\u{200d}\\u{200D}"),
    ("a\u{e0041}\u{e007f}", "a\\u{E0041}\\u{E007F}"), ("\u{301}x", "\u{25cc}\u{301}x"),
    (
      "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
      "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"
    ),
    ("🏴\u{e0067}\u{e0062}", "🏴\\u{E0067}\\u{E0062}"), ("a\u{3164}\u{34f}", "a\\u{3164}\\u{34F}"),
  ])
  func `what a terminal obeys becomes visible`(_ text: String, _ visible: String) {
    #expect(Array(Label(text).text.unicodeScalars) == Array(visible.unicodeScalars))
  }

  @Test func `a label never holds an unsafe character, whatever it is made of`() {
    for value in UInt32(0)...0x2fff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let label = Label("a" + String(Character(scalar)))
      #expect(!label.text.unicodeScalars.contains(where: VisibleText.isUnsafe))
    }
  }

  struct Cut: CustomTestStringConvertible {
    let text: String
    let limit: Int
    let result: String
    var testDescription: String { "\(text) in \(limit)" }
  }

  @Test(arguments: [
    Cut(text: "Groceries", limit: 9, result: "Groceries"), Cut(text: "Groceries", limit: 8, result: "Groceri…"),
    Cut(text: "食料品", limit: 6, result: "食料品"), Cut(text: "食料品", limit: 5, result: "食料…"),
    Cut(text: "食料品", limit: 4, result: "食…"), Cut(text: "食料品", limit: 1, result: "…"),
    Cut(text: "食料品", limit: 0, result: ""), Cut(text: "👨‍👩‍👧👨‍👩‍👧", limit: 3, result: "👨‍👩‍👧…"),
    Cut(text: "e\u{301}e\u{301}e\u{301}", limit: 2, result: "e\u{301}…"),
  ])
  func `a line is cut by its width`(_ cut: Cut) {
    let line = Line(cut.text).clipped(to: cut.limit, ellipsis: "…")
    #expect(line.text(.none) == cut.result)
    #expect(line.width <= cut.limit)
  }

  @Test func `a cut between two inks keeps the inks`() {
    let line = Line("abc", .strong) + Line("def", .alarm)
    #expect(line.clipped(to: 5, ellipsis: "…").text(.ansi256) == "\u{1b}[1mabc\u{1b}[0m\u{1b}[1;31md…\u{1b}[0m")
    #expect(line.clipped(to: 4, ellipsis: "…").text(.none) == "abc…")
    #expect(line.clipped(to: 2, ellipsis: "...").text(.none) == "..")
  }
}
