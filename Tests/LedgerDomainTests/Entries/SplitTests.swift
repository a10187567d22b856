import LedgerDomain
import TestSupport
import Testing

/// The lines of a split add up exactly (SEMANTICS §4).
struct SplitTests {
  static let (food, home) = (category("Food", id: 1), category("Home", id: 2))

  static func lines(_ amounts: String...) -> [Split.Line] {
    zip([food, home, food], amounts).map { Split.Line(category: $0, amount: usd($1)) }
  }

  @Test func `lines that add up make a split, in the order given`() throws {
    let lines = Self.lines("-60.00", "-40.00")
    #expect(try Split(total: usd("-100.00"), lines: lines).lines == lines)
  }

  @Test func `a line may have the opposite sign, and one line is enough`() throws {
    #expect(try Split(total: usd("-50.00"), lines: Self.lines("-60.00", "15.00", "-5.00")).lines.count == 3)
    #expect(try Split(total: usd("-50.00"), lines: Self.lines("-50.00")).lines.count == 1)
  }

  @Test func `lines that miss the total by a cent are refused, with both sums`() {
    #expect(throws: SplitError.doesNotAddUp(total: usd("-100.00"), lines: usd("-99.99"))) {
      try Split(total: usd("-100.00"), lines: Self.lines("-60.00", "-39.99"))
    }
    #expect(throws: SplitError.doesNotAddUp(total: usd("-100.00"), lines: usd("100.00"))) {
      try Split(total: usd("-100.00"), lines: Self.lines("60.00", "40.00"))
    }
  }

  @Test func `a split needs a line, even of nothing`() {
    #expect(throws: SplitError.noLines) { try Split(total: usd("0.00"), lines: []) }
  }

  @Test func `a line in another currency is refused`() {
    let line = Split.Line(category: Self.food, amount: money("-100.00", "EUR"))
    #expect(throws: MoneyError.differentCurrencies(.usd, currency("EUR"))) {
      try Split(total: usd("-100.00"), lines: [line])
    }
  }
}
