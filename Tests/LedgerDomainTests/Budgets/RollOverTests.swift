import LedgerDomain
import TestSupport
import Testing

struct RollOverTests {
  /// A line of the table of SEMANTICS §5: a budget of 100 every month, and what is available and left from January on.
  struct Line: CustomTestStringConvertible, Sendable {
    let mode: RollOver.Mode
    var cap: String?
    var consumed = ["60", "150", "80", "120"]
    let available: [String]
    let left: [String]

    var testDescription: String { "\(mode) \(cap ?? "without cap") \(consumed)" }
  }

  @Test(arguments: [
    Line(mode: .none, available: ["100", "100", "100", "100"], left: ["40", "-50", "20", "-20"]),
    Line(mode: .surplus, available: ["100", "140", "100", "120"], left: ["40", "-10", "20", "0"]),
    Line(mode: .both, available: ["100", "140", "90", "110"], left: ["40", "-10", "10", "-10"]),
    Line(mode: .surplus, cap: "25", available: ["100", "125", "100", "120"], left: ["40", "-25", "20", "0"]),
    Line(
      mode: .both, consumed: ["30", "150", "80", "120"], available: ["100", "170", "120", "140"],
      left: ["70", "20", "40", "20"]),
  ])
  func `the table's figures`(_ line: Line) throws {
    let rollOver = RollOver([
      RollOver.Rule(month: month("2026-01"), mode: line.mode, cap: line.cap.map { usd($0) })
    ])
    var available: [Money] = []
    var left: [Money] = []
    for (index, consumed) in line.consumed.enumerated() {
      let month = try #require(month("2026-01").adding(months: index))
      let carried = try carried(rollOver, into: month, consumed: line.consumed)
      let position = try BudgetPosition(budget: usd("100"), carried: carried, consumed: usd(consumed))
      available.append(try #require(position.available))
      left.append(try #require(position.remaining))
    }
    #expect(available == line.available.map { usd($0) })
    #expect(left == line.left.map { usd($0) })
  }

  @Test func `the first month of a chain receives nothing, though the month before had something left`() throws {
    let rollOver = RollOver([RollOver.Rule(month: month("2026-02"), mode: .surplus)])
    #expect(try carried(rollOver, into: month("2026-02")) == usd("0"))
    #expect(try carried(rollOver, into: month("2026-03")) == usd("90"))
  }

  @Test func `the mode of the month that receives counts, and a change of mode does not break the chain`() throws {
    let rollOver = RollOver([
      RollOver.Rule(month: month("2026-03"), mode: .both), RollOver.Rule(month: month("2026-01"), mode: .surplus),
    ])
    let consumed = ["60", "150", "80"]
    // January leaves 40, so that February is 10 over, which March takes over.
    #expect(try carried(rollOver, into: month("2026-03"), consumed: consumed) == usd("-10"))
  }

  @Test func `months without roll-over break the chain`() throws {
    let rollOver = RollOver([
      RollOver.Rule(month: month("2026-01"), mode: .both), RollOver.Rule(month: month("2026-03"), mode: .none),
      RollOver.Rule(month: month("2026-05"), mode: .both),
    ])
    #expect(try carried(rollOver, into: month("2026-02")) == usd("90"))
    #expect(try carried(rollOver, into: month("2026-03")) == usd("0"))
    #expect(try carried(rollOver, into: month("2026-05")) == usd("0"))
    #expect(try carried(rollOver, into: month("2026-06")) == usd("90"))
    #expect(rollOver.start == month("2026-01"))
    #expect(RollOver([RollOver.Rule(month: month("2026-03"), mode: .none)]).start == nil)
  }

  @Test func `a month without a budget resets the chain`() throws {
    let rollOver = RollOver([RollOver.Rule(month: month("2026-01"), mode: .both)])
    let found = try rollOver.carried(
      through: month("2026-04"), in: .usd, budget: { $0 == month("2026-02") ? nil : usd("100") },
      consumed: { _ in usd("10") })
    #expect(found == [month("2026-02"): usd("90"), month("2026-04"): usd("90")])
  }

  @Test func `a cap does not limit what is overspent`() throws {
    let rollOver = RollOver([RollOver.Rule(month: month("2026-01"), mode: .both, cap: usd("25"))])
    #expect(try carried(rollOver, into: month("2026-02"), consumed: ["150"]) == usd("-50"))
  }

  /// What a month receives when each has a budget of 100 and consumes what is given from January on, 10 after that.
  private func carried(_ rollOver: RollOver, into month: Month, consumed: [String] = []) throws -> Money {
    let all = try rollOver.carried(
      through: month, in: .usd, budget: { _ in usd("100") },
      consumed: { earlier in
        let index = Int(earlier.number - TestSupport.month("2026-01").number)
        return usd(consumed.indices.contains(index) ? consumed[index] : "10")
      })
    return all[month] ?? usd("0")
  }
}
