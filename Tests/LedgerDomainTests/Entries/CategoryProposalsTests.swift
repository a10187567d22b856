import LedgerDomain
import TestSupport
import Testing

struct CategoryProposalsTests {
  static let groceries = category("Groceries", id: 1)
  static let home = category("Home", id: 2)
  static let health = category("Health", id: 3)

  static func use(_ payee: String, _ category: LedgerDomain.Category, _ count: Int) -> CategoryUse {
    CategoryUse(payee: FoldedText(payee), category: category, entryCount: count)
  }

  static func proposed(_ proposals: CategoryProposals, _ payee: String?, limit: Int = 5) -> [String] {
    proposals.proposals(for: payee, limit: limit).map { "\($0.category.name) \($0.reason.rawValue)" }
  }

  @Test func `the one last given comes first, then those of the payee, then those of similar payees, each once`() {
    let proposals = CategoryProposals(
      remembered: [FoldedText("Corner shop 1"): Self.health],
      uses: [
        Self.use("corner shop 1", Self.home, 2), Self.use("corner shop 1", Self.health, 9),
        Self.use("Corner shop 2", Self.groceries, 1), Self.use("Corner bakery", Self.home, 5),
      ])
    let found = Self.proposed(proposals, "CORNER  SHOP 1")
    #expect(found == ["Health last-given", "Home same-payee", "Groceries similar-payee"])
    #expect(Self.proposed(proposals, "CORNER  SHOP 1", limit: 1) == ["Health last-given"])
  }

  @Test func `among similar payees each counts once, and names decide between equals`() {
    let proposals = CategoryProposals(
      remembered: [:],
      uses: [
        Self.use("market hall", Self.home, 900), Self.use("market one", Self.groceries, 1),
        Self.use("market two", Self.groceries, 1), Self.use("market three", Self.health, 1),
      ])
    #expect(
      Self.proposed(proposals, "Market four") == [
        "Groceries similar-payee", "Health similar-payee", "Home similar-payee",
      ])
  }

  @Test(arguments: ["The bakery", "12 the", "", nil])
  func `short words and numbers make nothing similar`(payee: String?) {
    let proposals = CategoryProposals(
      remembered: [:], uses: [Self.use("The market", Self.home, 1), Self.use("12 shops", Self.home, 1)])
    #expect(Self.proposed(proposals, payee) == [])
  }

  @Test func `what is remembered can be forgotten again`() {
    var proposals = CategoryProposals(remembered: [:], uses: [])
    #expect(proposals.remember(Self.home, for: "Kiosk") == nil)
    #expect(Self.proposed(proposals, "kiosk") == ["Home last-given"])
    #expect(proposals.remember(nil, for: "KIOSK") == Self.home)
    #expect(Self.proposed(proposals, "kiosk") == [])
  }
}
