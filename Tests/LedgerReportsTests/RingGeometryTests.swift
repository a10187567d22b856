import LedgerDomain
import TestSupport
import Testing

@testable import LedgerReports

@Suite struct RingGeometryTests {
  @Test(arguments: 1...24)
  func `rings lie within the circle, apart from each other, around a hole`(_ count: Int) {
    let geometry = RingGeometry(count: count, outerRadius: 100)
    #expect(geometry.radius(of: 0) + geometry.thickness / 2 <= 100.001)
    for index in 1..<max(2, count) where index < count {
      #expect(geometry.radius(of: index - 1) - geometry.radius(of: index) > geometry.thickness)
    }
    #expect(geometry.holeRadius >= 29.99)
    for index in 0..<count { #expect(geometry.ring(at: geometry.radius(of: index)) == index) }
    #expect(geometry.ring(at: 0) == nil && geometry.ring(at: 101) == nil)
  }

  @Test(arguments: [
    (0.0, 0.0, -1.0), (0.25, 1.0, 0.0), (0.5, 0.0, 1.0), (0.75, -1.0, 0.0),
  ])
  func `turns begin at 12 o'clock and go clockwise`(_ fraction: Double, _ x: Double, _ y: Double) {
    let point = Turn(fraction).point(from: Point(x: 10, y: 20), distance: 5)
    #expect(abs(point.x - 10 - 5 * x) < 1e-9 && abs(point.y - 20 - 5 * y) < 1e-9)
    #expect(abs(Turn(towards: Point(x: x, y: y)).fraction - fraction) < 1e-9)
  }

  struct Case: CustomTestStringConvertible {
    let consumed: String
    let budget: String?
    let fraction: Double
    let overlap: Double?
    var testDescription: String { "\(consumed) of \(budget ?? "none")" }
  }

  @Test(arguments: [
    Case(consumed: "0.00", budget: nil, fraction: 0, overlap: nil),
    Case(consumed: "12.00", budget: nil, fraction: 0, overlap: nil),
    Case(consumed: "0.00", budget: "0.00", fraction: 0, overlap: nil),
    Case(consumed: "12.00", budget: "0.00", fraction: 1, overlap: 0),
    Case(consumed: "50.00", budget: "100.00", fraction: 0.5, overlap: nil),
    Case(consumed: "100.00", budget: "100.00", fraction: 1, overlap: nil),
    Case(consumed: "250.00", budget: "100.00", fraction: 1, overlap: 0.5),
    Case(consumed: "300.00", budget: "100.00", fraction: 1, overlap: 0),
    Case(consumed: "-20.00", budget: "100.00", fraction: 0, overlap: nil),
    Case(consumed: "0.01", budget: "1000.00", fraction: 0.004, overlap: nil),
  ])
  func `the arc is that of SEMANTICS §2`(_ expected: Case) {
    let arc = RingArc(Ring(Made.groceries, Made.position(expected.consumed, of: expected.budget)))
    #expect(arc.fraction == expected.fraction)
    #expect(arc.overlapEnd == expected.overlap.map { Turn($0) })
  }

  @Test(arguments: [("199.99", false), ("200.00", true), ("250.00", true), ("1000.00", true), ("100.00", false)])
  func `from twice the total on the ring went round more than once`(_ consumed: String, _ isTwice: Bool) {
    #expect(RingArc(Ring(Made.groceries, Made.position(consumed, of: "100.00"))).isTwiceRound == isTwice)
  }

  @Test(arguments: [(0.5, 0.5), (0.85, 0.85), (0.95, 0.9), (0.9999, 0.9), (1.0, 1.0), (0.0, 0.0)])
  func `what is not full leaves a gap, and what is full leaves none`(_ fraction: Double, _ drawn: Double) {
    #expect(RingArc(fraction: fraction).opened(by: 10, of: 100).fraction == drawn)
  }

  @Test func `an arc of which the gap leaves nothing is still seen`() {
    #expect(RingArc(fraction: 0.5).opened(by: 200, of: 100).fraction == 0.004)
  }
}
