import LedgerDomain
import Testing

struct FoldedTextTests {
  struct Folding: CustomStringConvertible {
    let original: String
    let folded: String
    var description: String { original.debugDescription }
  }

  @Test(arguments: [
    Folding(original: "", folded: ""),
    Folding(original: " \t\n", folded: ""),
    Folding(original: "Coffee", folded: "coffee"),
    Folding(original: "  COFFEE \t BAR\r\n", folded: "coffee bar"),
    Folding(original: "coffee\u{a0}\u{2009}bar", folded: "coffee bar"),
    Folding(original: "coffee\r\nbar", folded: "coffee bar"),
    Folding(original: "ÄRZTE Ключ", folded: "ärzte ключ"),
    Folding(original: "CAFE\u{301}", folded: "café"),
    Folding(original: "a-b_c 1,2", folded: "a-b_c 1,2"),
  ])
  func `white space is collapsed and case folded`(expected: Folding) {
    #expect(FoldedText(expected.original).text == expected.folded)
    #expect(FoldedText(Substring(expected.original)).text == expected.folded)
  }

  @Test func `folding a second time changes nothing`() {
    let once = FoldedText("  The \t BIG  Shop ").text
    #expect(FoldedText(once).text == once)
  }

  @Test func `both Unicode forms of a letter are one name`() {
    #expect(FoldedText("Caf\u{e9}") == FoldedText("CAFE\u{301}"))
    #expect(Set([FoldedText("Caf\u{e9}"), FoldedText("Cafe\u{301}")]).count == 1)
  }

  @Test(arguments: [["coffee", "tea"], ["cof fee", "coffee"], ["cafe", "café"], ["a.b", "a b"]])
  func `other texts differ`(texts: [String]) {
    #expect(FoldedText(texts[0]) != FoldedText(texts[1]))
  }

  @Test func `collapsing keeps the case`() {
    #expect(FoldedText.collapsed("  The \t BIG\u{a0}Shop ") == "The BIG Shop")
  }
}
