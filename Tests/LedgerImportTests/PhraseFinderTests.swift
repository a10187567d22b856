import Testing

@testable import LedgerImport

/// Phrases that are looked for in cells.
struct PhraseFinderTests {
  private static let finder = PhraseFinder(["b/f", "total", "brought f", "käive"])

  @Test(arguments: ["b/f", "B/F", "x b/f", "b/f x", "totaL", "subtotals", "brought forward", "ab/f", "Käive"])
  func `a phrase is found wherever it stands`(text: String) {
    #expect(Self.finder.occurs(in: SourceBytes(Array(text.utf8)), 0..<text.utf8.count))
  }

  @Test(arguments: ["", "b", "b/", "/f", "b f", "tota", "tot al", "brought", "b/\u{7}f", "kaive"])
  func `what is no phrase, or a part of one, is not found`(text: String) {
    #expect(!Self.finder.occurs(in: SourceBytes(Array(text.utf8)), 0..<text.utf8.count))
  }

  @Test func `only the range is looked at`() {
    let bytes = SourceBytes(Array("total b/f".utf8))
    #expect(!Self.finder.occurs(in: bytes, 1..<8))
    #expect(Self.finder.occurs(in: bytes, 6..<9))
  }
}
