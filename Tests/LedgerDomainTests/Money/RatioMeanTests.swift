import LedgerDomain
import TestSupport
import Testing

/// Percents of means: rounded down below 100 and up above, from exact fractions (SEMANTICS §2).
struct RatioMeanTests {
  struct Case: CustomTestStringConvertible {
    let ratios: [Ratio]
    let fraction: Double
    let text: String
    init(_ ratios: [(Int64, Int64)], _ fraction: Double, _ text: String) {
      self.ratios = ratios.map { Ratio($0.0, of: $0.1) }
      self.fraction = fraction
      self.text = text
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    // Added as fractions of binary numbers these make 0.7000000000000001 or 0.6999999999999998.
    Case([(80, 100), (70, 100), (60, 100)], 0.7, "70.0 %"), Case([(7, 10), (7, 10), (7, 10)], 0.7, "70.0 %"),
    Case([(1, 3), (1, 3), (1, 3)], 1.0 / 3, "33.3 %"), Case([(2, 3), (1, 3), (2, 1)], 1, "100.0 %"),
    Case([(9999, 10_000)], 0.9999, "99.9 %"), Case([(10_001, 10_000)], 1.0001, "100.1 %"),
    Case([(0, 100)], 0, "0.0 %"), Case([(5, 0)], 0, "0.0 %"), Case([(100, 100), (5, 0)], 0.5, "50.0 %"),
    Case([(-1, 3)], -1.0 / 3, "-33.4 %"), Case([(-1, 2000)], -0.0005, "-0.1 %"),
    Case([(5, 2), (-1, 5)], 1.15, "115.0 %"),
    Case([(Int64.max, 1)], Double(Int64.max), "922,337,203,685,477,580,700.0 %"),
  ])
  func `the mean is exact`(_ expected: Case) throws {
    let mean = try #require(RatioMean(expected.ratios))
    #expect(mean.fraction == expected.fraction)
    #expect(mean.percentText == expected.text)
  }

  @Test func `there is no mean of nothing`() { #expect(RatioMean([]) == nil) }

  @Test func `many large bases without a common factor still have a finite mean`() throws {
    let primes: [Int64] = [
      9_223_372_036_854_775_783, 9_223_372_036_854_775_643, 9_223_372_036_854_775_549, 9_223_372_036_854_775_507,
    ]
    let mean = try #require(RatioMean(primes.map { Ratio($0 / 2, of: $0) }))
    #expect(mean.fraction == 0.5)
    #expect(["49.9 %", "50.0 %"].contains(mean.percentText))
  }

  @Test func `of one ratio it is the ratio, whatever the figures`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2_000 {
      let ratio = Ratio(
        Int64.random(in: -1_000_000...9_000_000, using: &random), of: Int64.random(in: 0...3_000_000, using: &random))
      let mean = try #require(RatioMean([ratio, ratio, ratio]))
      #expect(mean.percent(decimals: 1) == ratio.percent(decimals: 1) ?? 0)
    }
  }
}
