import Foundation
import LedgerReports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the pictures are. Each golden was looked at in a browser, in light and dark.
@Suite struct SVGGoldenTests {
  /// The samples that have a picture.
  static let pictures = Sample.all.filter { type(of: $0.document).formats.contains(.svg) }

  private func svg(_ sample: Sample) -> String { sample.document.rendered(as: .svg, style: TextStyle()) }

  @Test(arguments: [
    "month-normal", "month-empty", "month-over-budget", "month-refund-only", "month-zero-budget-spent",
    "month-without-budget", "month-hostile-names", "month-seven-digits", "month-to-come", "month-one-category",
    "month-other-currencies", "month-planned", "month-some-unbudgeted", "balances-normal", "balances-empty",
    "history-normal", "history-empty", "history-seven-digits", "history-planned", "history-category", "rings-normal",
    "rings-empty",
    "rings-over", "rings-hostile-names", "rings-almost-full", "rings-over-nothing", "rings-whole-month",
    "month-expecting", "month-expecting-too-much", "month-expecting-income",
    "month-thirteen-digits", "month-percents", "history-refunds", "rings-planned", "rings-thirteen-digits",
  ])
  func `the picture is its golden`(_ name: String) {
    expectGolden(svg(Sample.named(name)), "\(name).svg")
  }

  @Test func `months, histories, balances and rings have pictures, and nothing else has one`() {
    let kinds = Set(SVGGoldenTests.pictures.map { "\(type(of: $0.document))" })
    #expect(kinds == ["MonthDocument", "HistoryDocument", "BalancesDocument", "RingsDocument"])
  }

  @Test(arguments: pictures)
  func `a real parser reads it, and finds a title, a description and nothing that runs`(_ sample: Sample) throws {
    let reading = try XMLReading(svg(sample))
    #expect(reading.elements.first?.name == "svg")
    #expect(reading.elements.first?.attributes["role"] == "img")
    #expect(reading.elements.first?.attributes["aria-labelledby"] == "title desc")
    #expect(reading.elements.first?.attributes["viewBox"]?.hasPrefix("0 0 720 ") == true)
    for name in ["title", "desc"] {
      let element = try #require(reading.elements.first { $0.name == name })
      #expect(element.attributes["id"] == name && element.text.count > 5)
    }
    let known: Set = [
      "svg", "title", "desc", "style", "defs", "linearGradient", "stop", "filter", "feDropShadow", "rect", "circle",
      "path", "text", "tspan", "g", "use", "clipPath",
    ]
    #expect(Set(reading.elements.map(\.name)).subtracting(known) == [])
    for attribute in reading.elements.flatMap(\.attributes) {
      #expect(!attribute.key.hasPrefix("on") && attribute.key != "style", "\(attribute)")
      // Only what stands in the picture itself.
      if attribute.key.contains("href") { #expect(attribute.key == "href" && attribute.value.hasPrefix("#")) }
    }
    #expect(!svg(sample).replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
  }

  @Test(arguments: pictures)
  func `no number is missing, and none has more than two decimals`(_ sample: Sample) throws {
    for element in try XMLReading(svg(sample)).elements {
      for (name, value) in element.attributes where name != "id" && !value.hasPrefix("#") {
        #expect(!value.lowercased().contains("nan") && !value.lowercased().contains("inf"), "\(name)=\(value)")
        #expect(value.firstMatch(of: #/\.\d{3}/#) == nil, "\(name)=\(value)")
        #expect(value.firstMatch(of: #/\d[eE]\d/#) == nil, "\(name)=\(value)")
      }
      for name in ["width", "height", "r", "x", "y", "cx", "cy", "font-size"] {
        guard let text = element.attributes[name], let value = Double(text) else { continue }
        #expect(value >= 0 && value <= 10_000, "\(element.name) \(name)=\(text)")
      }
    }
  }

  @Test(arguments: pictures)
  func `every reference has its definition, and no name is given twice`(_ sample: Sample) throws {
    let elements = try XMLReading(svg(sample)).elements
    let names = elements.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    for value in elements.flatMap(\.attributes.values) {
      guard let match = value.firstMatch(of: #/^url\(#(.+)\)$/#) else { continue }
      #expect(names.contains(String(match.1)))
    }
    for name in elements.filter({ $0.name == "use" }).compactMap({ $0.attributes["href"] }) {
      #expect(names.contains(String(name.dropFirst())))
    }
  }

  @Test func `names stay text, whatever they hold`() throws {
    let texts = try XMLReading(svg(Sample.named("rings-hostile-names"))).elements
      .filter { $0.name == "text" || $0.name == "desc" }.map(\.text)
    let description = try #require(texts.first)
    #expect(description.contains("<img src=x onerror=alert(1)>: 80 %"))
    #expect(description.contains("]]> \"quoted\" 'too' &"))
    #expect(texts.contains { $0.hasPrefix("<img src=x") && $0.hasSuffix("…") })
    for text in texts {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202e })
    }
  }

  @Test(arguments: pictures)
  func `a picture is small`(_ sample: Sample) {
    #expect(svg(sample).utf8.count < 28_500)
  }

  @Test(arguments: pictures)
  func `no text begins or ends outside of the picture by its estimate`(_ sample: Sample) throws {
    for element in try XMLReading(svg(sample)).elements where element.name == "text" {
      guard let x = element.attributes["x"].flatMap(Double.init),
        let size = element.attributes["font-size"].map(Double.init) ?? usualSize(element)
      else { continue }
      let style = Set((element.attributes["class"] ?? "").split(separator: " "))
      let width = estimatedWidth(element.text, size, isBold: !style.isDisjoint(with: ["b", "p", "a"]))
      let left = !style.isDisjoint(with: ["e", "p", "a"]) ? x - width : style.contains("m") ? x - width / 2 : x
      #expect(left >= 0 && left + width <= 720, "\(element.text)")
    }
  }
  /// The size of a text that states none, from the rules of the stylesheet.
  private func usualSize(_ element: XMLReading.Element) -> Double {
    let style = (element.attributes["class"] ?? "").split(separator: " ")
    return style.compactMap { ["p": 13.0, "a": 16, "n": 12][String($0)] }.first ?? 15
  }
}
