import Testing

@testable import LedgerStorage

/// Where a text mentions a payee that is to be forgotten.
@Suite struct PayeeNameTests {
  struct Mention: CustomTestStringConvertible, Sendable {
    let name: String
    var others: [String] = []
    let text: String
    let erased: String
    var testDescription: String { "\(name) in \(text)" }
  }

  @Test(arguments: [
    Mention(name: "Ann", text: "met Ann, and ANN's sister", erased: "met …, and …'s sister"),
    Mention(name: "Ann", text: "Ann", erased: "…"),
    Mention(name: "S1 1", text: "S1 1 and S1 10", erased: "… and S1 10"),
    Mention(name: "Dr.  Quimby", text: "(dr.\tquimby)", erased: "(…)"),
    Mention(name: "Café", text: "Cafe\u{301} Cafe", erased: "… Cafe"),
    Mention(name: "Ann", others: ["Ann Taylor", "Joanna"], text: "Ann Taylor met Ann", erased: "Ann Taylor met …"),
    Mention(name: "Joe & Sons", text: "joe & sons, joe & sonsy", erased: "…, joe & sonsy"),
  ])
  func `a mention is the name in whole words, and no part of another payee`(_ mention: Mention) {
    #expect(PayeeName(mention.name, others: mention.others).erased(mention.text) == mention.erased)
  }

  @Test(arguments: ["Annual fee of Hannover Insurance", "Annette's lesson", "Joanna", "Ann1", "1Ann", "Ann\u{301}", ""])
  func `words that only have the letters in them stay`(text: String) {
    #expect(PayeeName("Ann").erased(text) == text)
  }

  @Test func `bytes that cannot have the name are told without reading them`() {
    #expect(PayeeName("Café Ann").mayStand(in: Array("cafe\u{301} ann".utf8)[...]))
    #expect(PayeeName("Éa").mayStand(in: Array("e\u{301}A".utf8)[...]))
    #expect(!PayeeName("Ann").mayStand(in: Array("Bob".utf8)[...]) && !PayeeName("Ann").mayStand(in: [][...]))
    #expect(
      PayeeName("K1").mayStand(in: Array("\u{212a}1".utf8)[...]) && PayeeName("K1").isMentioned(in: "a \u{212a}1"))
    #expect(PayeeName("É").mayStand(in: [][...]))
  }
}
