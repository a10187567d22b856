import Testing

@testable import LedgerReports

struct NarrowTextTests {
  @Test func `what is narrow is safe, and one column wide, character by character`() {
    let narrow = (0..<0x11_0000).compactMap(Unicode.Scalar.init).filter { NarrowText.width(of: String($0)) != nil }
    #expect(narrow.count == 95 + 1 + 64 + 6 + 1 + 208)
    for scalar in narrow {
      #expect(NarrowText.width(of: String(scalar)) == 1, "\(scalar)")
      #expect(DisplayWidth.of(Character(scalar)) == 1, "\(scalar)")
      #expect(!VisibleText.isUnsafe(scalar), "\(scalar)")
      #expect(!scalar.properties.isGraphemeExtend, "\(scalar)")
    }
  }

  @Test(arguments: ["", "Groceries", "Grüße", "─━│█░▏▊■▲▸◂●", "÷ × · – …"])
  func `its width is the number of its characters`(_ text: String) {
    #expect(NarrowText.width(of: text) == text.count)
  }

  @Test(arguments: [
    "→", "e\u{301}", "│\u{301}", "☎\u{fe0f}", "▶\u{fe0f}", "\u{1b}[2J", "\u{7f}", "\u{85}", "食", "\u{202e}", "\t",
  ])
  func `a text with any other character is not told`(_ text: String) {
    #expect(NarrowText.width(of: text) == nil)
  }
}
