import LedgerDomain
import TestSupport
import Testing

/// What each category consumed (SEMANTICS §3).
struct BreakdownTests {
  static func breakdown(_ amounts: KeyValuePairs<String, String>) throws -> Breakdown {
    let positions = try amounts.enumerated().map { index, part in
      (
        category: category(part.key, id: Int64(index + 1)),
        position: try BudgetPosition(budget: nil, consumed: usd(part.value))
      )
    }
    return try Breakdown(positions, currency: .usd)
  }

  @Test func `the largest amount comes first, equal amounts by name, net refunds last`() throws {
    let breakdown = try Self.breakdown([
      "Travel": "-5.00", "Food": "30.00", "Books": "0.00", "Rent": "500.00", "Gifts": "-20.00", "Clothes": "30.00",
      "Art": "-5.00",
    ])
    #expect(
      breakdown.shares.map(\.category.name) == ["Rent", "Clothes", "Food", "Books", "Gifts", "Art", "Travel"])
  }

  @Test func `a net refund has no share, and lowers the total alone`() throws {
    let breakdown = try Self.breakdown(["Food": "75.00", "Rent": "25.00", "Gifts": "-20.00"])
    #expect(breakdown.total == usd("80.00"))
    #expect(breakdown.shares.map(\.share.fraction) == [0.75, 0.25, 0])
    #expect(breakdown.shares.map(\.wholePercent) == [75, 25, nil])
    #expect(breakdown.shares.map(\.isNetRefund) == [false, false, true])
    #expect(breakdown.shares.map(\.amount) == [usd("75.00"), usd("25.00"), usd("-20.00")])
  }

  @Test func `a category that consumed nothing has a share of 0 and is no refund`() throws {
    let breakdown = try Self.breakdown(["Food": "10.00", "Rent": "0.00"])
    #expect(breakdown.shares.map(\.wholePercent) == [100, 0])
    #expect(breakdown.shares.map(\.share.fraction) == [1, 0])
    #expect(!breakdown.shares[1].isNetRefund)
  }

  @Test func `without spending every share is 0`() throws {
    let breakdown = try Self.breakdown(["Food": "0.00", "Rent": "0.00", "Gifts": "-20.00"])
    #expect(breakdown.total == usd("-20.00"))
    #expect(breakdown.shares.map(\.share.fraction) == [0, 0, 0])
    #expect(breakdown.shares.map(\.share.hasBase) == [false, false, false])
    #expect(breakdown.shares.map(\.wholePercent) == [0, 0, nil])
  }

  @Test func `nothing at all is a breakdown without shares`() throws {
    let breakdown = try Self.breakdown([:])
    #expect(breakdown.shares.isEmpty)
    #expect(breakdown.total == usd("0.00"))
  }

  @Test func `each share keeps its category's budget`() throws {
    let position = try BudgetPosition(budget: usd("40.00"), consumed: usd("10.00"))
    let breakdown = try Breakdown([(category("Food"), position)], currency: .usd)
    #expect(breakdown.shares.map(\.position) == [position])
    #expect(breakdown.shares.map(\.category) == [category("Food")])
  }

  @Test func `another currency is refused`() throws {
    let position = try BudgetPosition(budget: nil, consumed: money("1.00", "EUR"))
    #expect(throws: MoneyError.differentCurrencies(.usd, currency("EUR"))) {
      try Breakdown([(category("Food"), position)], currency: .usd)
    }
  }
}
