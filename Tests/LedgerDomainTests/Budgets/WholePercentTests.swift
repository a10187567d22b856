import LedgerDomain
import TestSupport
import Testing

/// Whole percents by the largest remainder, which add up to 100 (SEMANTICS §3).
struct WholePercentTests {
  /// The whole percents of categories, in the order in which the breakdown lists them.
  static func percents(_ parts: [(name: String, cents: Int64)]) throws -> [(name: String, cents: Int64, percent: Int)] {
    let positions = try parts.map { part in
      let consumed = Money(minorUnits: part.cents, currency: .usd)
      return (category: category(part.name), position: try BudgetPosition(budget: nil, consumed: consumed))
    }
    return try Breakdown(positions, currency: .usd).shares.map { share in
      (share.category.name, share.amount.minorUnits, try #require(share.wholePercent))
    }
  }

  struct Vector: CustomStringConvertible {
    let parts: KeyValuePairs<String, Int64>
    let listed: String
    var description: String { parts.map { String($0.value) }.joined(separator: ",") }
  }

  @Test(arguments: [
    Vector(parts: ["a": 1, "b": 1, "c": 1], listed: "a 34, b 33, c 33"),
    Vector(parts: ["c": 1, "b": 1, "a": 1], listed: "a 34, b 33, c 33"),
    Vector(parts: ["a": 2, "b": 1], listed: "a 67, b 33"),
    Vector(parts: ["b": 2, "a": 1], listed: "b 67, a 33"),
    Vector(parts: ["a": 1], listed: "a 100"),
    Vector(parts: ["a": 1, "b": 1], listed: "a 50, b 50"),
    Vector(parts: ["a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1], listed: "a 17, b 17, c 17, d 17, e 16, f 16"),
    // Equal remainders of one half: the larger amount gets the percent, whatever its name.
    Vector(parts: ["a": 1, "z": 199], listed: "z 100, a 0"),
    Vector(parts: ["a": 5, "m": 45, "z": 150], listed: "z 75, m 23, a 2"),
    Vector(parts: ["a": 999, "b": 1], listed: "a 100, b 0"),
    Vector(parts: ["a": 995, "b": 3, "c": 2], listed: "a 100, b 0, c 0"),
    Vector(parts: ["a": 0, "b": 7], listed: "b 100, a 0"),
    Vector(parts: ["a": 4_611_686_018_427_387_903, "b": 4_611_686_018_427_387_903], listed: "a 50, b 50"),
  ])
  func `missing percents go to the largest remainders, then to the larger amount, then by name`(vector: Vector) throws {
    let percents = try Self.percents(vector.parts.map { ($0.key, $0.value) })
    #expect(percents.map { "\($0.name) \($0.percent)" }.joined(separator: ", ") == vector.listed)
  }

  @Test func `they add up to 100, each less than one away from the exact percent`() throws {
    var random = SeededRandom()
    for _ in 0..<500 {
      let count = Int.random(in: 1...40, using: &random)
      let largest = Int64.random(in: 1...1_000_000_000, using: &random)
      let parts = (0..<count).map { ("category \($0)", Int64.random(in: 0...largest, using: &random)) }
      let base = parts.reduce(0) { $0 + $1.1 }
      let percents = try Self.percents(parts)
      #expect(percents.reduce(0) { $0 + $1.percent } == (base == 0 ? 0 : 100), "\(random)")
      for part in percents where base > 0 {
        let error = (Int64(part.percent) * base - part.cents * 100).magnitude
        #expect(error < base.magnitude, "\(random): \(part) of \(base)")
      }
    }
  }

  @Test func `a larger amount never has the smaller percent`() throws {
    var random = SeededRandom()
    for _ in 0..<500 {
      let parts = (0..<10).map { ("category \($0)", Int64.random(in: 1...100, using: &random)) }
      let percents = try Self.percents(parts).map(\.percent)
      #expect(percents == percents.sorted(by: >), "\(random): \(parts)")
    }
  }
}
