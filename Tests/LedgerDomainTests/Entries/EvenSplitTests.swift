import LedgerDomain
import TestSupport
import Testing

/// Dividing an amount evenly (SEMANTICS §4).
struct EvenSplitTests {
  struct Vector: CustomStringConvertible {
    let total: String
    let count: Int
    let parts: [String]
    var description: String { "\(total) in \(count)" }
  }

  @Test(arguments: [
    Vector(total: "-100.00", count: 3, parts: ["-33.34", "-33.33", "-33.33"]),
    Vector(total: "100.00", count: 3, parts: ["33.34", "33.33", "33.33"]),
    Vector(total: "-100.01", count: 3, parts: ["-33.34", "-33.34", "-33.33"]),
    Vector(total: "-100.00", count: 4, parts: ["-25.00", "-25.00", "-25.00", "-25.00"]),
    Vector(total: "-100.00", count: 1, parts: ["-100.00"]),
    Vector(total: "-0.02", count: 3, parts: ["-0.01", "-0.01", "0.00"]),
    Vector(total: "0.00", count: 2, parts: ["0.00", "0.00"]),
    Vector(
      total: "-92233720368547758.08", count: 3,
      parts: ["-30744573456182586.03", "-30744573456182586.03", "-30744573456182586.02"]),
  ])
  func `the first parts are the larger ones`(vector: Vector) {
    #expect(Split.evenly(usd(vector.total), count: vector.count) == vector.parts.map(usd))
  }

  @Test func `the parts add up and differ by one minor unit at most`() throws {
    var random = SeededRandom()
    for _ in 0..<1_000 {
      let total = Money(minorUnits: random.minorUnits(), currency: currency("KWD"))
      let count = Int.random(in: 1...100, using: &random)
      let parts = Split.evenly(total, count: count)
      #expect(parts.count == count, "\(random)")
      #expect(try Money.sum(parts, in: total.currency) == total, "\(random)")
      let magnitudes = parts.map(\.minorUnits.magnitude)
      #expect(magnitudes == magnitudes.sorted(by: >), "\(random)")
      #expect(magnitudes[0] - magnitudes[count - 1] <= 1, "\(random)")
    }
  }
}
