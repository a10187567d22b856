import CommandLineKit
import Testing

/// Two words with the edits between them.
struct WordPair: CustomTestStringConvertible, Sendable {
  let first: String
  let second: String
  let distance: Int
  var testDescription: String { "\(first), \(second)" }

  static let all = [
    WordPair(first: "", second: "", distance: 0),
    WordPair(first: "", second: "abc", distance: 3),
    WordPair(first: "list", second: "list", distance: 0),
    WordPair(first: "lst", second: "list", distance: 1),
    WordPair(first: "lost", second: "list", distance: 1),
    WordPair(first: "lsit", second: "list", distance: 1),
    WordPair(first: "kitten", second: "sitting", distance: 3),
    WordPair(first: "histroy", second: "history", distance: 1),
    WordPair(first: "ca", second: "abc", distance: 3),
    WordPair(first: "é", second: "e\u{301}", distance: 0),
  ]
}

@Suite("Similar words")
struct NearestTests {
  @Test(arguments: WordPair.all)
  func `the distance counts edits in both directions`(pair: WordPair) {
    #expect(editDistance(pair.first, pair.second) == pair.distance)
    #expect(editDistance(pair.second, pair.first) == pair.distance)
  }

  @Test func `the closest candidates are found in their order`() {
    #expect(nearest(to: "lost", in: ["list", "log", "last", "lost and found"]) == ["list", "last"])
    #expect(nearest(to: "fromat", in: ["from", "format"]) == ["format"])
  }

  @Test func `case does not count`() {
    #expect(nearest(to: "GROCERIS", in: ["Groceries"]) == ["Groceries"])
    #expect(nearest(to: "list", in: ["LIST"]) == ["LIST"])
  }

  @Test func `the beginning of a word finds it when nothing is closer`() {
    #expect(nearest(to: "groc", in: ["Groceries", "Home"]) == ["Groceries"])
    #expect(nearest(to: "gr", in: ["Groceries"]) == [])
  }

  @Test func `words that are not alike are not found`() {
    #expect(nearest(to: "swim", in: ["list", "log", "report"]) == [])
    #expect(nearest(to: "x", in: ["a", "y"]) == [])
    #expect(nearest(to: "", in: ["a"]) == [])
    #expect(nearest(to: "abcd", in: ["abxy"]) == [])
  }

  @Test func `each stands once and no more than wanted`() {
    #expect(nearest(to: "cat", in: ["bat", "bat", "hat", "rat", "mat"]) == ["bat", "hat", "rat"])
    #expect(nearest(to: "cat", in: ["bat", "hat"], limit: 1) == ["bat"])
  }
}
