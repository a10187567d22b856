import Foundation
import LedgerDomain
@testable import LedgerReports
import TestSupport
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

  @Test func `a month without any budget has no bar below its figures`() throws {
    let lines = lines("month-without-budget")
    let figures = try #require(lines.firstIndex { $0.hasPrefix("Total expenses") })
    #expect(lines[figures + 2] == "day 29 of 30, 22.41 a day consumed")
    #expect(self.lines("month-normal")[figures + 2].hasPrefix("█"))
  }

  @Test func `without any budget the columns are amounts, and a line says of what`() {
    let lines = lines("month-without-budget")
    #expect(lines.contains { $0.hasPrefix("Consumed, December 2025 … November 2026 ─") })
    #expect(lines.contains("No month has a budget: a full bar is the largest, 650.00 USD."))
    #expect(!lines.contains { $0.contains("no budget") || $0.contains("Percent of budget") })
    #expect(self.lines("month-empty").contains("No month has a budget or spending."))
  }

  @Test func `among budgets a month without one is a line of its own shape, which a line explains`() throws {
    let lines = lines("month-some-unbudgeted")
    let columns = lines.filter {
      $0.hasPrefix("  ┆     ┆     ┆    ") && $0.contains("░") || $0.hasPrefix("  ┆     ┆     ┆    █")
    }
    #expect(columns.count == 4, "\(lines.joined(separator: "\n"))")
    #expect(lines.contains { $0.contains("▲ over budget   ┆ no budget") })
  }

  @Test func `a month to come in which something is planned is drawn, one without is blank`() throws {
    let lines = lines("month-planned")
    let percents = try #require(lines.first { $0.hasPrefix(" 50 %") })
    #expect(percents.split(separator: "%").count == 11 && percents.hasSuffix("75 %"), "\(percents)")
    let svg = Sample.named("month-planned").document.rendered(as: .svg, style: TextStyle())
    #expect(svg.matches(of: #/href="#track"/#).count == 11)
    let rows = self.lines("history-planned")
    #expect(rows.contains { $0.hasPrefix("2026-12") && $0.contains("60.00") && $0.hasSuffix("to come") })
    #expect(
      rows.contains { $0.hasPrefix("2027-01") && $0.matches(of: #/[.]00/#).count == 1 && $0.hasSuffix("to come") })
  }

  @Test(arguments: [80, 100, 120, 160, 200])
  func `cards use the width that there is, up to one that can still be read across`(_ width: Int) throws {
    for (name, widest) in [("month-normal", 40), ("balances-normal", 96), ("month-one-category", 40)] {
      let text = Sample.named(name).document.text(TextStyle(width: width))
      let top = try #require(text.split(separator: "\n").first { $0.hasPrefix("╭") })
      let cards = top.split(separator: " ")
      let missing = width - top.count
      let isCapped = cards.allSatisfy { $0.count == widest }
      #expect(isCapped || missing < cards.count, "\(name): \(cards.map(\.count))")
    }
  }

  @Test func `the average of a history is never cut`() {
    let history = History(
      currency: .usd,
      months: [Made.expense("2026-09", "0.00", of: nil), Made.expense("2026-10", "1234567.89", of: nil)],
      unconverted: [], begin: month("2026-10"))
    let text = HistoryDocument(history, today: date("2026-11-29")).text(TextStyle(width: 60))
    #expect(text.hasSuffix("1,234,567.89 USD\n"), "\(text)")
  }

  @Test func `percents of more than three digits are told in short, and all have their sign`() throws {
    let line = try #require(lines("month-percents").first { $0.contains(">999") })
    #expect(line.contains(" 50 % >999 % -203 % 50 % 50 %  50 % "), "\(line)")
    #expect(line.matches(of: #/ %/#).count == 12)
    let svg = Sample.named("month-percents").document.rendered(as: .svg, style: TextStyle())
    #expect(svg.contains(">&gt;999 %</text>") && svg.contains("<title>1,235 %</title>"))
    #expect(svg.contains(">-203 %</text>") && !svg.contains("<title>-203"))
  }

  @Test(arguments: [
    (123_456_700, ">999 %"), (1_000, ">999 %"), (999, "999 %"), (-999, "-999 %"), (-1_000, "<-999 %"),
  ])
  func `a percent in short has three digits at most`(_ percent: Int64, _ text: String) {
    #expect(Glyphs(usesASCII: false).shortPercent(Ratio(percent, of: 100)) == text)
  }

  @Test func `a month that begins after today has planned expenses, this one and those before have a total`() {
    #expect(lines("month-planned").contains { $0.hasPrefix("Planned expenses ") })
    #expect(!lines("month-planned").contains { $0.contains("Total expenses") })
    #expect(!lines("month-normal").contains { $0.contains("Planned expenses") })
    let svg = Sample.named("month-planned").document.rendered(as: .svg, style: TextStyle())
    #expect(svg.contains(">Planned expenses<") && !svg.contains("Total expenses"))
  }

  @Test func `a card of a category over its budget has a mark, and no other has one`() throws {
    let row = try #require(lines("month-normal").first { $0.hasPrefix("│") && $0.contains("Groceries") })
    let cards = row.split(separator: "│").filter { !$0.allSatisfy { $0 == " " } }
    #expect(cards.count > 1)
    for card in cards { #expect(card.contains("▲") == card.contains("Education"), "\(card)") }
    let svg = Sample.named("month-normal").document.rendered(as: .svg, style: TextStyle())
    #expect(svg.matches(of: #/class="i">▲ over budget/#).count == 1)
  }

  @Test(arguments: [
    "month-normal", "month-over-budget", "rings-over", "balances-normal", "month-percents",
  ])
  func `a percent has a blank before its sign, in text and pictures`(_ name: String) {
    let document = Sample.named(name).document
    for text in [document.text(TextStyle()), document.rendered(as: .svg, style: TextStyle())] {
      let shown = text.replacing(#/<(style|filter).*?<\/(style|filter)>/#, with: "")
      #expect(shown.contains(#/\d %/#))
      #expect(!shown.contains(#/\d%/#))
    }
  }

  @Test func `months to come are blank in the picture`() throws {
    let columns = lines("month-to-come").filter { $0.contains("░") || $0.contains("█") }
      .filter { !$0.contains("%") && !$0.contains("│") }
    #expect(!columns.isEmpty)
    // Eight months of six columns each lie behind, four are to come.
    for line in columns { #expect(line.count <= 8 * 6) }
  }

  @Test func `a month over its budget is marked by shape, not by colour alone`() throws {
    let lines = lines("month-over-budget")
    let marks = try #require(lines.first { $0.contains("▲") && !$0.contains("over budget") && !$0.contains("│") })
    let labels = try #require(lines.first { $0.contains("▸Nov◂") })
    let marked = marks.indices.filter { marks[$0] == "▲" }.map { marks.distance(from: marks.startIndex, to: $0) }
    let names = ["Mar", "Sep", "Nov"].map { name in
      labels.distance(from: labels.startIndex, to: labels.firstRange(of: name)!.lowerBound) + 1
    }
    #expect(marked == names)
  }
}
