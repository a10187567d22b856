import Testing

@testable import LedgerReports

@Suite struct TextFitTests {
  @Test func `wide characters count about twice, marks nothing`() {
    let latin = TextFit.width(of: "aaaa", size: 10)
    #expect(TextFit.width(of: "食食食食", size: 10) > 1.5 * latin)
    #expect(TextFit.width(of: "a\u{301}", size: 10) <= TextFit.width(of: "é", size: 10) + 0.001)
    #expect(TextFit.width(of: "", size: 10) == 0)
  }

  @Test(
    arguments: ["Groceries", "食料品と日用品、そして家族みんなのお菓子", "👨‍👩‍👧 Family 🇩🇪 ❤️ 1️⃣", "\u{1b}[31mred\u{7}", ""],
    [0.0, 10, 40, 90, 500])
  func `what is cut has room, and is never cut within a character`(_ text: String, _ room: Double) {
    let cut = TextFit.clipped(text, to: room, size: 14)
    #expect(cut == VisibleText.of(text) || cut.hasSuffix("…"))
    // The ellipsis itself always stands.
    #expect(TextFit.width(of: cut, size: 14) <= max(room, TextFit.width(of: "…", size: 14)))
    if cut.hasSuffix("…") { #expect(VisibleText.of(text).hasPrefix(String(cut.dropLast()))) }
  }

  @Test func `a size is the largest that fits, within its limits`() {
    #expect(TextFit.size(of: "1", in: 500, 7...20) == 20)
    #expect(TextFit.size(of: "92,233,720,368,547,758.07", in: 10, 7...20) == 7)
    let size = TextFit.size(of: "1,234,567.89", in: 100, 7...20, isBold: true)
    #expect(TextFit.width(of: "1,234,567.89", size: size, isBold: true) <= 100)
    #expect(TextFit.width(of: "1,234,567.89", size: size + 0.5, isBold: true) > 100)
  }
}
