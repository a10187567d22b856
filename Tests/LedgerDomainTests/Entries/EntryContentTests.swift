import LedgerDomain
import TestSupport
import Testing

struct EntryContentTests {
  static let (food, home) = (category("Food", id: 1), category("Home", id: 2))

  static func content(_ allocation: Allocation, tags: [String] = []) -> EntryContent {
    EntryContent(
      date: date("2026-11-03"), amount: usd("-100.00"), allocation: allocation, account: account(), tags: tags)
  }

  @Test func `an entry counts in its category as a whole`() {
    let parts = Self.content(.category(Self.food)).parts
    #expect(parts.map(\.category) == [Self.food])
    #expect(parts.map(\.amount) == [usd("-100.00")])
  }

  @Test func `a split entry counts by its lines only`() throws {
    let split = try Split(
      total: usd("-100.00"),
      lines: [
        .init(category: Self.home, amount: usd("-70.00")), .init(category: Self.food, amount: usd("-30.00")),
      ])
    let parts = Self.content(.split(split)).parts
    #expect(parts.map(\.category) == [Self.home, Self.food])
    #expect(parts.map(\.amount) == [usd("-70.00"), usd("-30.00")])
  }

  @Test func `tags are in order and occur once`() {
    #expect(Self.content(.category(Self.food), tags: ["work", "car", "work"]).tags == ["car", "work"])
  }

  @Test func `an entry has happened unless the maker says otherwise`() {
    #expect(Self.content(.category(Self.food)).status == .posted)
  }

  @Test func `an account counts in the currency of its opening balance`() {
    #expect(account("Card", opening: money("-12.00", "EUR")).currency == currency("EUR"))
  }
}
