import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Shares of the categories (SEMANTICS §3).
struct BreakdownTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  func breakdown() throws -> Breakdown { try household.ledger.monthReport(month("2026-11")).breakdown }

  struct Vector: CustomStringConvertible {
    let amounts: [String]
    let percents: [Int]
    var description: String { amounts.joined(separator: ", ") }
  }

  @Test(arguments: [
    Vector(amounts: ["-1.00", "-1.00", "-1.00"], percents: [34, 33, 33]),
    Vector(amounts: ["-2.00", "-1.00"], percents: [67, 33]),
    Vector(amounts: ["-1.00"], percents: [100]),
    Vector(amounts: ["-0.01", "-999.99"], percents: [100, 0]),
  ])
  func `whole percents add up to 100`(expected: Vector) throws {
    for (amount, category) in zip(expected.amounts, ["Education", "Groceries", "Health"]) {
      try household.add(amount, category)
    }
    #expect(try breakdown().shares.map(\.wholePercent) == expected.percents)
  }

  @Test func `equal amounts stand in the order of their names`() throws {
    for category in ["Home", "Education", "Groceries"] { try household.add("-1.00", category) }
    #expect(try breakdown().shares.map(\.category.name) == ["Education", "Groceries", "Home"])
  }

  @Test func `a net refund has no share, and the total counts it`() throws {
    try household.add("-75.00", "Groceries")
    try household.add("-25.00", "Home")
    try household.add("20.00", "Health")
    try household.add("30.00", "Education")
    let breakdown = try breakdown()
    #expect(breakdown.shares.map(\.category.name).prefix(2) == ["Groceries", "Home"])
    #expect(Set(breakdown.shares.map(\.category.name).suffix(2)) == ["Education", "Health"])
    #expect(breakdown.shares.map(\.share.fraction) == [0.75, 0.25, 0, 0])
    #expect(breakdown.shares.map(\.wholePercent) == [75, 25, nil, nil])
    #expect(breakdown.total == usd("50.00"))
  }

  @Test func `refunds alone make no share at all`() throws {
    try household.add("20.00", "Health")
    let breakdown = try breakdown()
    #expect(breakdown.shares.map(\.share.fraction) == [0])
    #expect(breakdown.shares.map(\.wholePercent) == [nil])
    #expect(breakdown.total == usd("-20.00"))
  }

  @Test func `a category whose spending came back whole still stands, one without entries does not`() throws {
    try household.add("-20.00", "Health")
    try household.add("20.00", "Health")
    let shares = try breakdown().shares
    #expect(shares.map(\.category.name) == ["Health"])
    #expect(shares.map(\.amount) == [usd("0.00")])
    #expect(shares.map(\.wholePercent) == [0])
  }

  @Test func `a month without spending has an empty breakdown`() throws {
    try household.add("-1.00", "Groceries", on: "2026-10-31")
    try household.add("-1.00", "Groceries", on: "2026-12-01")
    #expect(try breakdown().shares.isEmpty)
    #expect(try breakdown().total == usd("0.00"))
  }
}
