import LedgerDomain
import TestSupport
import Testing

/// How the balances that a bank states join where rows of its files were forgotten.
struct ForgottenRowTests {
  /// Rows as `2026-03-04 -5.00 85.00`, with `forgotten` where one was.
  private func stretches(_ rows: [String], batch: Int64) -> [BalanceStretch] {
    var movements: [StatedMovement] = []
    var forgotten: Set<Int> = []
    for row in rows {
      if row == "forgotten" {
        forgotten.insert(movements.count)
        continue
      }
      let words = row.split(separator: " ").map(String.init)
      movements.append(
        StatedMovement(
          day: date(words[0]), minorUnits: usd(words[1]).minorUnits,
          balance: words[2] == "-" ? nil : usd(words[2]).minorUnits))
    }
    return BalanceStretch.stretches(of: movements, forgottenBefore: forgotten, batch: batch)
  }

  private func gaps(_ files: [[String]]) -> [String] {
    let stretches = files.enumerated().flatMap { self.stretches($1, batch: Int64($0 + 1)) }
    return StatedBalances(account: "Checking", currency: .usd, stretches).gaps { _, _ in [:] }.map {
      "\($0.kind.rawValue) \($0.days.lowerBound) \($0.days.upperBound) \($0.amount)"
    }
  }

  private static let first = ["2026-03-02 -10.00 90.00", "2026-03-04 -5.00 85.00"]
  private static let last = ["2026-03-09 -3.80 40.00", "2026-03-11 -5.00 35.00"]

  @Test func `a row that was forgotten is no gap, the newest row first or last`() {
    let file = Self.first + ["forgotten"] + Self.last
    #expect(gaps([file]) == [] && gaps([file.reversed()]) == [])
    #expect(gaps([Self.first + Self.last]) == ["missing 2026-03-04 2026-03-09 -41.20"])
  }

  @Test func `rows of one day beside a forgotten one are no contradiction`() {
    let rows = ["2026-03-04 -5.00 85.00", "forgotten", "2026-03-04 -1.00 60.00", "2026-03-09 -1.00 59.00"]
    #expect(gaps([rows]) == [] && gaps([rows.reversed()]) == [])
    #expect(gaps([rows, ["2026-03-04 -5.00 85.00", "2026-03-04 -24.00 61.00", "2026-03-04 -1.00 60.00"]]) == [])
  }

  @Test func `rows at the ends of a file may be forgotten too`() {
    #expect(gaps([Self.first + ["forgotten"], Self.last]) == [])
    #expect(gaps([Self.first, ["forgotten"] + Self.last]) == [])
    #expect(gaps([Self.first + ["forgotten", "2026-03-05 -1.00 -"], Self.last]) == [])
  }

  @Test func `a gap elsewhere is still told`() {
    let gap = ["missing 2026-03-04 2026-03-09 -41.20"]
    #expect(gaps([[Self.first[0], "forgotten", "2026-03-04 -5.00 60.00"], ["2026-03-09 -3.80 15.00"]]) == gap)
    #expect(gaps([["2026-03-01 1.00 120.00", "forgotten"] + Self.first + Self.last]) == gap)
    #expect(gaps([["forgotten"] + Self.first, Self.last + ["forgotten"]]) == gap)
  }
}
