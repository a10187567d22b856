import LedgerReports
import Testing

@testable import LedgerReports

/// What holds for the text form of every document.
@Suite struct TextPropertyTests {
  static let widths = [-1, 20, 33, 40, 57, 72, 80, 100, 120, 200]
  static let depths: [ColorDepth] = [.none, .ansi256, .trueColor]

  @Test(arguments: Sample.all, widths)
  func `no line is wider than it may be`(_ sample: Sample, _ width: Int) {
    for usesASCII in [false, true] {
      let style = TextStyle(width: width, usesASCII: usesASCII)
      for line in sample.document.text(style).split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= style.width, "\(line)")
      }
    }
  }

  @Test(arguments: Sample.all)
  func `without colour there is no escape, and with it nothing else changes`(_ sample: Sample) {
    let plain = sample.document.text(TextStyle())
    #expect(!plain.unicodeScalars.contains("\u{1b}"))
    for depth in [ColorDepth.ansi256, .trueColor] where sample.name != "categories-normal" {
      let colored = sample.document.text(TextStyle(color: depth))
      #expect(withoutSequences(colored) == plain)
    }
  }

  @Test(arguments: Sample.all, depths)
  func `nothing that a terminal obeys gets through but colours`(_ sample: Sample, _ depth: ColorDepth) {
    let text = withoutSequences(sample.document.text(TextStyle(color: depth)))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.isUnsafe($0) })
  }

  @Test(arguments: [
    "month-normal", "history-normal", "breakdown-quarter", "budget-normal", "entries-normal", "import-explained",
    "table-normal", "stretches-normal", "comparison-pay-day", "changes-normal", "changes-alone",
  ])
  func `in ASCII only names are not ASCII`(_ name: String) {
    let text = Sample.named(name).document.text(TextStyle(usesASCII: true))
    let foreign = text.unicodeScalars.filter { !$0.isASCII }
    #expect(String(String.UnicodeScalarView(foreign)) == (name == "import-explained" ? "コーナーショップ" : ""))
  }

  @Test(arguments: Sample.all)
  func `each output ends with one newline and no line with a blank`(_ sample: Sample) {
    for format in type(of: sample.document).formats {
      let text = sample.document.rendered(as: format, style: TextStyle())
      #expect(text.hasSuffix("\n"))
      #expect(!text.hasSuffix("\n\n"))
      if format == .text { #expect(!text.contains(" \n")) }
    }
  }

  @Test(arguments: Sample.all)
  func `the same value gives the same bytes`(_ sample: Sample) {
    for format in type(of: sample.document).formats {
      let style = TextStyle(color: .trueColor)
      #expect(sample.document.rendered(as: format, style: style) == sample.document.rendered(as: format, style: style))
    }
  }

  /// The text without the sequences that set colours, the only ones that are allowed.
  private func withoutSequences(_ text: String) -> String {
    text.replacing(#/\u{1b}\[[0-9;]*m/#, with: "")
  }
}
