import Foundation
import LedgerDomain
import TestSupport
import Testing

@testable import LedgerReports

/// What holds for the parts of pictures, whatever the figures.
@Suite struct PictureTests {
  private func elements(_ name: String) throws -> [XMLReading.Element] {
    try XMLReading(Sample.named(name).document.rendered(as: .svg, style: TextStyle())).elements
  }

  private func sizes(of elements: [XMLReading.Element], where isWanted: (String) -> Bool) -> Set<String> {
    Set(elements.filter { $0.name == "text" && isWanted($0.text) }.map { $0.attributes["font-size"] ?? "15" })
  }

  @Test(arguments: ["month-normal", "month-seven-digits", "month-hostile-names"])
  func `the amounts of all cards have one size, and so have the percents in their rings`(_ name: String) throws {
    let texts = try elements(name).filter { $0.name == "text" && $0.attributes["class"]?.contains(" i") ?? false }
    #expect(texts.count >= 6)
    #expect(sizes(of: texts) { $0.hasSuffix(" %") }.count == 1)
    #expect(sizes(of: texts) { !$0.hasSuffix(" %") }.count == 1)
  }

  @Test func `the figures of all progress cards have one size`() throws {
    let elements = try elements("balances-normal")
    for beginning in ["● Consumed", "Planned", "Expired"] {
      #expect(sizes(of: elements) { $0.hasPrefix(beginning) }.count <= 1, "\(beginning)")
    }
    #expect(sizes(of: elements) { $0.contains(" Balance ") || $0.contains(" Consumed ") }.count == 1)
    let totals = elements.filter { $0.name == "tspan" && $0.attributes["class"] == "b" }
    #expect(totals.count == 7 && Set(totals.map { $0.attributes["font-size"] }).count == 1)
  }

  @Test func `a card alone is no wider than one of two`() throws {
    let card = try #require(
      try elements("month-one-category").first { $0.name == "rect" && $0.attributes["fill"]?.hasPrefix("url") ?? false }
    )
    #expect(try #require(card.attributes["width"].flatMap(Double.init)) <= 325)
  }

  @Test func `a balance alone has a card no wider than one of two`() throws {
    let svg = BalancesDocument([Made.card("Leave", granted: 30_000)]).rendered(as: .svg, style: TextStyle())
    let card = try #require(try XMLReading(svg).elements.first { $0.attributes["class"] == "card" })
    #expect(try #require(card.attributes["width"].flatMap(Double.init)) <= 325)
  }

  @Test(arguments: SVGGoldenTests.pictures)
  func `texts of rings and rows are large enough to be read`(_ sample: Sample) throws {
    let elements = try XMLReading(sample.document.rendered(as: .svg, style: TextStyle())).elements
    for element in elements where element.name == "text" && element.attributes["transform"] != nil {
      #expect(try #require(element.attributes["font-size"].flatMap(Double.init)) >= 11)
    }
    #expect(Stylesheet.common.contains(".p{font-size:13px}"))
  }

  @Test(arguments: ["rings-normal", "rings-almost-full"])
  func `the plate of a percent stays on its ring`(_ name: String) throws {
    let elements = try elements(name)
    let rings = elements.filter { $0.attributes["class"] == "arc" }
      .compactMap { $0.attributes["stroke-width"].flatMap(Double.init) }
    let thickness = try #require(rings.max())
    let plates = zip(elements, elements.dropFirst()).filter { $1.attributes["transform"] != nil }.map(\.0)
    #expect(plates.count >= 3)
    for plate in plates {
      #expect(plate.attributes["class"] == "paper")
      #expect(try #require(plate.attributes["stroke-width"].flatMap(Double.init)) < thickness)
    }
  }

  @Test func `an arc below the full ring ends before its beginning, round ends and all`() throws {
    // 99.99 % on the outermost of five rings around (186, 246).
    let path = try #require(
      try elements("rings-almost-full").first { $0.name == "path" && $0.attributes["class"] == "arc" })
    let thickness = try #require(path.attributes["stroke-width"].flatMap(Double.init))
    let numbers = try #require(path.attributes["d"]).matches(of: #/-?[0-9.]+/#).compactMap { Double($0.output) }
    let (start, end) = (Point(x: numbers[0], y: numbers[1]), Point(x: numbers[7], y: numbers[8]))
    #expect(Point(x: start.x - end.x, y: start.y - end.y).distance > thickness + 2)
    #expect(end.x < start.x)
  }

  @Test func `more than twice the total is marked by a second end and told in words`() throws {
    func heads(_ consumed: String) -> Int {
      let report = RingsReport(
        span: MonthSpan(Made.november), currency: .usd,
        rings: [Ring(Made.groceries, Made.position(consumed, of: "100.00"))])
      let svg = RingsDocument(report, today: Made.november.firstDay).rendered(as: .svg, style: TextStyle())
      // One is the plate of the percent.
      return svg.matches(of: #/class="paper"/#).count - 1
    }
    #expect(heads("100.00") == 0 && heads("150.00") == 1 && heads("250.00") == 2)
    #expect(try elements("rings-over").contains { $0.text == "▲ over 2× · 1,250.00 of 500.00 USD" })
    let text = Sample.named("rings-over").document.text(TextStyle())
    #expect(text.contains("1,250.00 of 500.00 USD · over 2×"))
    let wide = Sample.named("rings-over").document.text(TextStyle(width: 120))
    #expect(wide.contains("1,250.00 of 500.00 USD · over, more than twice"))
  }

  struct Times: CustomTestStringConvertible {
    let consumed: String
    let words: String
    let short: String
    var testDescription: String { consumed }
  }

  @Test(arguments: [
    Times(consumed: "100.00", words: "used up", short: "used up"),
    Times(consumed: "199.99", words: "over", short: "over"),
    Times(consumed: "200.00", words: "over, twice", short: "2×"),
    Times(consumed: "200.01", words: "over, more than twice", short: "over 2×"),
    Times(consumed: "300.00", words: "over, 3 times", short: "3×"),
    Times(consumed: "123456.00", words: "over, more than 1,234 times", short: "over 1,234×"),
  ])
  func `words tell how many times the total was consumed`(_ expected: Times) {
    let ring = Ring(Made.groceries, Made.position(expected.consumed, of: "100.00"))
    #expect(ring.statusInWords == expected.words)
    #expect(ring.overInShort(Glyphs(usesASCII: false)) == expected.short)
  }

  @Test(arguments: ["month-thirteen-digits", "month-seven-digits", "month-normal", "month-hostile-names"])
  func `amounts on cards are never smaller than 11, and never cut`(_ name: String) throws {
    let amounts = try elements(name).filter { $0.attributes["class"] == "b i" }
    #expect(!amounts.isEmpty)
    for amount in amounts {
      let size = amount.attributes["font-size"].flatMap(Double.init) ?? Picture.textSize
      #expect(size >= 11 && !amount.text.contains("…"))
    }
  }

  @Test func `a note below a name does not run into the amount at its right`() throws {
    let texts = try elements("month-thirteen-digits").filter { $0.name == "text" }
    let note = try #require(texts.first { $0.text.contains("left") && $0.text.hasPrefix("of ") })
    let amount = try #require(texts.first { $0.text == "1,234,567,890,123.45" && $0.attributes["class"] == "a" })
    let size = note.attributes["font-size"].flatMap(Double.init) ?? 12
    let end = try #require(note.attributes["x"].flatMap(Double.init)) + estimatedWidth(note.text, size, isBold: false)
    let start =
      try #require(amount.attributes["x"].flatMap(Double.init)) - estimatedWidth(amount.text, 16, isBold: true)
    let (noteLine, amountLine) = (note.attributes["y"], amount.attributes["y"])
    #expect(end < start || noteLine == "39" && amountLine == "22")
  }

  @Test func `the legend of rings cuts no amount`() throws {
    let texts = try elements("rings-thirteen-digits").filter { $0.name == "text" }.map(\.text)
    #expect(texts.contains("9,469,135,780,258.90") && texts.contains("of 9,999,999,999,999.99 USD"))
    #expect(texts.contains { $0.hasPrefix("▲ over") && $0.hasSuffix("6,234,567,890,123.45") })
    #expect(!texts.contains { $0.contains("…") })
  }

  @Test(arguments: [80, 100, 120, 200])
  func `each ring of a terminal has its percent left of where it begins`(_ width: Int) throws {
    let rings = Sample.named("rings-normal")
    let lines = rings.document.text(TextStyle(width: width)).components(separatedBy: "\n")
    let picture = lines.map { String($0.prefix { $0 != "■" }) }
    let percents = picture.filter { $0.contains("%") && !$0.contains("You have") }
    #expect(percents.map { $0.split(separator: "%")[0].suffix(3) } == ["80 ", "70 ", "60 "])
    // All end at one column, that in front of 12 o'clock.
    let ends = percents.map { $0.distance(from: $0.startIndex, to: $0.firstIndex(of: "%") ?? $0.startIndex) }
    #expect(Set(ends).count == 1)
  }

  @Test func `rings too thin for a percent have none in the picture`() {
    let picture = Sample.named("rings-twelve").document.text(TextStyle()).components(separatedBy: "\n")
      .map { String($0.prefix { $0 != "■" }) }
    #expect(!picture.dropFirst().contains { $0.contains("%") })
  }

  @Test func `a month that got more back than it spent hangs below the line of 0`() throws {
    let elements = try elements("history-refunds")
    let zero = try #require(
      elements.first { $0.attributes["class"] == "track" && $0.attributes["height"] == "2" }?.attributes["y"])
    let bars = elements.filter { $0.name == "rect" && $0.attributes["fill"] != nil }
    #expect(bars.count == 2 && bars.filter { $0.attributes["y"] == zero }.count == 1)
    #expect(elements.contains { $0.name == "text" && $0.text == "Budget" })
  }

  @Test func `a history of refunds alone says what came back, and an empty one alone says only no spending`() throws {
    func header(_ consumed: String) throws -> [String] {
      let history = History(
        currency: .usd, months: [Made.expense("2026-11", consumed, of: "500.00")], unconverted: [], begin: nil)
      let svg = HistoryDocument(history, today: Made.day("2026-11-29")).rendered(as: .svg, style: TextStyle())
      return try XMLReading(svg).elements.filter { $0.name == "text" }.map(\.text)
    }
    #expect(try header("-12.50").contains("No spending; most back in November 2026: -12.50 USD"))
    #expect(try header("0.00").contains("No spending"))
    #expect(try header("0.00").contains("Budget"))
    #expect(try header("0.01").contains("Most in November 2026: 0.01 USD"))
  }

  @Test func `a description of many months is a summary`() throws {
    let description = try #require(try elements("history-ten-years").first { $0.name == "desc" }).text
    #expect(
      description == """
        120 months, Jan 2017 – Dec 2026. Consumed 50,040.00 USD. Most in December 2026: 833.50 USD. 48 over, 59 within, \
        13 without budget.
        """)
  }

  @Test func `a description tells of so many categories as anybody listens to`() throws {
    let description = try #require(try elements("month-forty-budgets").first { $0.name == "desc" }).text
    #expect(description.hasSuffix("28 more categories."))
    #expect(description.contains("Category with a name 29:") && !description.contains("Category with a name 28:"))
  }

  @Test func `over a budget of 0 the headline tells it in words, and claims no percent`() throws {
    func headline(_ rings: [Ring], today: String = "2026-11-29") -> String {
      let report = RingsReport(span: MonthSpan(Made.november), currency: .usd, rings: rings)
      return RingsDocument(report, today: Made.day(today)).headline
    }
    let (over, same) = (
      Ring(Made.health, Made.position("12.00", of: "0.00")), Ring(Made.home, Made.position("0.00", of: "0.00"))
    )
    let half = Ring(Made.groceries, Made.position("50.00", of: "100.00"))
    let balance = Ring(Made.card("Leave", granted: 0, taken: 1_000))
    #expect(headline([over]) == "You are over a budget of 0 this month")
    #expect(headline([over], today: "2026-12-01") == "You are over a budget of 0 in November 2026")
    #expect(headline([over, half]) == "You have consumed 25.0 % this month, and one ring is over a budget of 0")
    #expect(headline([over, over, half]).hasSuffix("and 2 rings are over a budget of 0"))
    #expect(headline([half], today: "2026-10-31") == "You have planned 50.0 % for November 2026")
    #expect(headline([same]) == "You have consumed 0.0 % this month")
    #expect(headline([half, balance]) == "You have consumed 50.0 % this month, and one ring is over a total of 0")
    let less = try BudgetPosition(budget: usd("100.00"), carried: usd("-150.00"), consumed: usd("0.00"))
    #expect(headline([Ring(Made.health, less)]) == "You are over a budget of 0 or less this month")
    #expect(headline([]) == "There is no budget or balance to draw a ring of.")
  }
}
