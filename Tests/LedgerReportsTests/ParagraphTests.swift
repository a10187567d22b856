import Testing

@testable import LedgerReports

@Suite struct ParagraphTests {
  private func lines(_ text: String, indent: Int, width: Int) -> [String] {
    Paragraph.lines(text, behind: Line("Head"), indent: indent, width: width).map { $0.text(.none) }
  }

  @Test func `lines are parted at blanks and begin below the text`() {
    #expect(
      lines("one two three four five six", indent: 6, width: 24) == [
        "Head  one two three four", "      five six",
      ])
  }

  @Test func `a word that fits nowhere is parted by its width`() {
    #expect(
      lines("a 食料品食料品食料品食 b", indent: 6, width: 23) == ["Head  a", "      食料品食料品食料", "      品食 b"])
  }

  @Test func `where there is little room the text goes below the heading`() {
    #expect(lines("one two three four", indent: 6, width: 20) == ["Head", "  one two three four"])
  }

  @Test func `no text is one line`() {
    #expect(lines("", indent: 6, width: 40) == ["Head"])
  }
}
