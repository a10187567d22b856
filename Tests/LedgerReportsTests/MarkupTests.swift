import Testing

@testable import LedgerReports

@Suite struct MarkupTests {
  @Test func `texts and attributes cannot become markup`() throws {
    let hostile = "<b a='1' c=\"2\">&amp;]]></b>"
    let markup = Markup("p", [("title", hostile)], text: hostile)
    let escaped = "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;]]&gt;&lt;/b&gt;"
    #expect(markup.text == "<p title=\"\(escaped)\">\(escaped)</p>")
    let reading = try XMLReading(markup.text)
    #expect(reading.elements.count == 1)
    #expect(reading.elements[0].text == hostile)
    #expect(reading.elements[0].attributes["title"] == hostile)
  }

  @Test func `every scalar there is gives a document that a parser reads`() throws {
    let scalars = (0...0x10ffff).lazy.compactMap { Unicode.Scalar($0 as UInt32) }.filter {
      $0.value < 0x300 || (0xfff0...0x1_0002).contains($0.value) || $0.value % 0xfff == 0
    }
    for scalar in scalars {
      let text = String(scalar)
      let reading = try XMLReading(Markup("p", [("title", "a\(text)b")], text: "a\(text)b").text)
      #expect(reading.elements.count == 1, "U+\(String(scalar.value, radix: 16))")
      #expect(reading.elements[0].attributes["title"]?.hasPrefix("a") == true)
    }
  }

  @Test func `what is obeyed becomes visible, what XML forbids the replacement character, and white space stays`() {
    #expect(Markup(text: "a\u{0}b\u{9b}c\u{fffe}d").text == "a\\u{0}b\\u{9B}c\u{fffd}d")
    #expect(
      Markup("td", [("title", "\u{202e}x")], text: "\u{2066}y").text == "<td title=\"\\u{202E}x\">\\u{2066}y</td>")
    #expect(Markup("p", [("a", "\t\n\r")]).text == "<p a=\"&#9;&#10;&#13;\"/>")
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (-0.001, "0"), (0.5, "0.5"), (0.25, "0.25"), (1.005, "1"), (12.306, "12.3"), (9.996, "10"),
    (-12.35, "-12.4"), (9.306, "9.31"),
    (-3.04, "-3.04"), (0.05, "0.05"), (1234567.891, "1234567.9"), (Double.nan, "0"), (Double.infinity, "0"),
    (-Double.infinity, "0"), (1e300, "0"),
  ])
  func `numbers have two decimals at most, and one from ten on`(_ number: Double, _ text: String) {
    #expect(number.markupText == text)
  }
}
