import Foundation
import LedgerReports
import Testing

/// What the month's screen says in the cases of SEMANTICS §2 and §3.
@Suite struct MonthScreenTests {
  private func lines(_ name: String) -> [String] {
    Sample.named(name).document.text(TextStyle()).components(separatedBy: "\n")
  }

  struct Case: CustomTestStringConvertible {
    let sample: String
    let line: String
    var testDescription: String { sample }
  }

  @Test(arguments: [
    Case(
      sample: "month-normal", line: " 47 %  Groceries      400.00  ███████▌          of 500.00 ·  80 % ·  100.00 left"),
    Case(
      sample: "month-normal", line: " 12 %  Education      102.50  █▉                of 100.00 · 103 % · over by 2.50"),
    Case(sample: "month-over-budget", line: "2,150.40 USD        2,000.00 USD        150.40 USD          0.00 USD"),
    Case(sample: "month-empty", line: "no spending"),
    Case(sample: "month-refund-only", line: "no spending"),
    Case(sample: "month-zero-budget-unspent", line: String(repeating: "░", count: 77) + "  –"),
    Case(sample: "month-zero-budget-spent", line: String(repeating: "█", count: 71) + "▸  – over"),
    Case(sample: "month-used-up", line: String(repeating: "█", count: 65) + "  100 % used up"),
    Case(sample: "month-refund-beside-spending", line: "       Home           -19.99  net refund"),
    Case(sample: "month-yen", line: "165,000 JPY         200,000 JPY         35,000 JPY          350,000 JPY"),
    Case(sample: "month-dinar", line: "165.625 KWD         200.000 KWD         34.375 KWD          350.000 KWD"),
    Case(sample: "month-other-currencies", line: "EUR  consumed 1,234.50     income 0.00"),
  ])
  func `the screen has the line`(_ expected: Case) {
    #expect(lines(expected.sample).contains(expected.line), "\(lines(expected.sample).joined(separator: "\n"))")
  }

  @Test func `a month without any budget has no bar`() {
    #expect(!lines("month-without-budget").contains { $0.contains("░") || $0.contains("%  ") && $0.hasPrefix("█") })
  }

  @Test func `months to come are blank in the picture`() throws {
    let columns = lines("month-to-come").filter { $0.contains("░") || $0.contains("█") }.filter { !$0.contains("%") }
    #expect(!columns.isEmpty)
    // Eight months of six columns each lie behind, four are to come.
    for line in columns { #expect(line.count <= 8 * 6) }
  }

  @Test func `a month over its budget is marked by shape, not by colour alone`() throws {
    let lines = lines("month-over-budget")
    let marks = try #require(lines.first { $0.contains("▲") && !$0.contains("over budget") })
    let labels = try #require(lines.first { $0.contains("▸Nov◂") })
    let marked = marks.indices.filter { marks[$0] == "▲" }.map { marks.distance(from: marks.startIndex, to: $0) }
    let names = ["Mar", "Sep", "Nov"].map { name in
      labels.distance(from: labels.startIndex, to: labels.firstRange(of: name)!.lowerBound) + 1
    }
    #expect(marked == names)
  }
}
