import LedgerDomain
import TestSupport
import Testing

struct RatioTests {
  struct Percent: CustomStringConvertible {
    let part: Int64
    let base: Int64
    let whole: Int128
    let tenths: Int128
    let hundredths: Int128
    var description: String { "\(part) of \(base)" }
  }

  @Test(arguments: [
    Percent(part: 0, base: 100, whole: 0, tenths: 0, hundredths: 0),
    Percent(part: 1, base: 3, whole: 33, tenths: 333, hundredths: 3333),
    Percent(part: 2, base: 3, whole: 66, tenths: 666, hundredths: 6666),
    Percent(part: 42, base: 100, whole: 42, tenths: 420, hundredths: 4200),
    Percent(part: 9960, base: 10_000, whole: 99, tenths: 996, hundredths: 9960),
    Percent(part: 99_999, base: 100_000, whole: 99, tenths: 999, hundredths: 9999),
    Percent(part: 100, base: 100, whole: 100, tenths: 1000, hundredths: 10_000),
    Percent(part: 100_001, base: 100_000, whole: 101, tenths: 1001, hundredths: 10_001),
    Percent(part: 10_040, base: 10_000, whole: 101, tenths: 1004, hundredths: 10_040),
    Percent(part: 4, base: 3, whole: 134, tenths: 1334, hundredths: 13_334),
    Percent(part: 250, base: 100, whole: 250, tenths: 2500, hundredths: 25_000),
    Percent(part: -20, base: 100, whole: -20, tenths: -200, hundredths: -2000),
    Percent(part: -1, base: 3, whole: -34, tenths: -334, hundredths: -3334),
    Percent(part: -4, base: 3, whole: -134, tenths: -1334, hundredths: -13_334),
    Percent(part: -1, base: 100_000, whole: -1, tenths: -1, hundredths: -1),
    Percent(part: 1, base: .max, whole: 0, tenths: 0, hundredths: 0),
    Percent(part: .max - 1, base: .max, whole: 99, tenths: 999, hundredths: 9999),
    Percent(
      part: .max, base: 1, whole: Int128(Int64.max) * 100, tenths: Int128(Int64.max) * 1000,
      hundredths: Int128(Int64.max) * 10_000),
    Percent(
      part: .min, base: 1, whole: Int128(Int64.min) * 100, tenths: Int128(Int64.min) * 1000,
      hundredths: Int128(Int64.min) * 10_000),
  ])
  func `a percent is rounded down below 100 and up above, at any number of decimals`(expected: Percent) {
    let ratio = Ratio(expected.part, of: expected.base)
    #expect(ratio.percent() == expected.whole)
    #expect(ratio.percent(decimals: 1) == expected.tenths)
    #expect(ratio.percent(decimals: 2) == expected.hundredths)
    #expect(ratio.percentText == "\(FixedPoint.grouped("\(expected.whole)")) %")
  }

  @Test(arguments: [0, -1, -100, Int64.min])
  func `without a base above 0 the ratio is 0 and has no percent`(base: Int64) {
    for part in [0, 12, -12, Int64.max, Int64.min] {
      let ratio = Ratio(part, of: base)
      #expect(ratio == Ratio(part, of: 0))
      #expect(!ratio.hasBase)
      #expect(ratio.fraction == 0)
      #expect(ratio.drawnFraction == 0)
      #expect(ratio.percent() == nil)
      #expect(ratio.percent(decimals: 2) == nil)
      #expect(ratio.percentText == "–")
    }
  }

  @Test func `the fraction is never clamped, only the drawn one is`() {
    #expect(Ratio(1, of: 4).fraction == 0.25)
    #expect(Ratio(1, of: 4).drawnFraction == 0.25)
    #expect(Ratio(5, of: 2).fraction == 2.5)
    #expect(Ratio(5, of: 2).drawnFraction == 1)
    #expect(Ratio(-1, of: 5).fraction == -0.2)
    #expect(Ratio(-1, of: 5).drawnFraction == 0)
  }

  @Test func `only exactly everything prints as 100 percent`() {
    var random = SeededRandom()
    for _ in 0..<2_000 {
      let base = Int64.random(in: 1...1_000_000, using: &random)
      let part = base + Int64.random(in: -20...20, using: &random)
      for decimals in 0...2 {
        let hundred = Ratio(base, of: base).percent(decimals: decimals)
        #expect((Ratio(part, of: base).percent(decimals: decimals) == hundred) == (part == base), "\(random)")
      }
    }
  }

  @Test func `a printed percent is less than one away from the exact one, on the safe side`() throws {
    var random = SeededRandom()
    for _ in 0..<2_000 {
      let (part, base) = (random.minorUnits(), max(1, Int64(clamping: random.minorUnits().magnitude)))
      let decimals = Int.random(in: 0...2, using: &random)
      let percent = try #require(Ratio(part, of: base).percent(decimals: decimals))
      let scale: Int128 = [100, 1_000, 10_000][decimals]
      let error = percent * Int128(base) - Int128(part) * scale
      #expect(error.magnitude < UInt128(base), "\(random)")
      #expect(part > base ? error >= 0 : error <= 0, "\(random)")
    }
  }
}
