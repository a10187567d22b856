import LedgerDomain
import TestSupport
import Testing

struct AmountToleranceTests {
  @Test(arguments: [
    ("-72.00", true), ("-88.00", true), ("-71.99", false), ("-88.01", false), ("80.00", false), ("0.00", false),
  ])
  func `ten percent of 80 are 72 to 88, with the same sign`(amount: String, isAccepted: Bool) throws {
    let tolerance = try #require(AmountTolerance(millionths: 100_000))
    #expect(tolerance.accepts(usd(amount), for: usd("-80.00")) == isAccepted)
  }

  @Test func `amounts of another currency are another payment`() throws {
    let tolerance = try #require(AmountTolerance(millionths: 1_000_000))
    #expect(!tolerance.accepts(money("-80.00", "EUR"), for: usd("-80.00")))
  }

  @Test func `the largest amounts do not trap`() throws {
    let tolerance = try #require(AmountTolerance(millionths: 1_000_000))
    let largest = Money(minorUnits: .min, currency: currency("USD"))
    #expect(tolerance.accepts(largest, for: largest))
  }

  @Test(arguments: [(100_000, "10 %"), (125_000, "12.5 %"), (1_000_000, "100 %"), (1, "0.0001 %")])
  func `a tolerance is shown as a percent`(millionths: Int64, text: String) {
    #expect(AmountTolerance(millionths: millionths)?.percentText == text)
  }

  @Test(arguments: [0, -1, 1_000_001]) func `nothing and more than all are no tolerance`(millionths: Int64) {
    #expect(AmountTolerance(millionths: millionths) == nil)
  }
}
