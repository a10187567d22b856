import LedgerDomain
import TestSupport
import Testing

@testable import LedgerReports

@Suite struct BarTests {
  private static let unicode = Glyphs(usesASCII: false)

  struct Case: CustomTestStringConvertible {
    let budget: String?
    let consumed: String
    let bar: String?
    var testDescription: String { "\(consumed) of \(budget ?? "none")" }
  }

  /// The column "bar or ring" of SEMANTICS §2.
  @Test(arguments: [
    Case(budget: nil, consumed: "0.00", bar: nil), Case(budget: nil, consumed: "12.00", bar: nil),
    Case(budget: "0.00", consumed: "0.00", bar: "░░░░░░░░░░"),
    Case(budget: "0.00", consumed: "12.00", bar: "█████████▸"),
    Case(budget: "100.00", consumed: "0.00", bar: "░░░░░░░░░░"),
    Case(budget: "100.00", consumed: "99.60", bar: "█████████▉"),
    Case(budget: "100.00", consumed: "100.00", bar: "██████████"),
    Case(budget: "100.00", consumed: "100.40", bar: "█████████▸"),
    Case(budget: "100.00", consumed: "250.00", bar: "█████████▸"),
    Case(budget: "100.00", consumed: "-20.00", bar: "░░░░░░░░░░"),
    Case(budget: "-10.00", consumed: "0.00", bar: "█████████▸"),
    Case(budget: "100.00", consumed: "0.01", bar: "▏░░░░░░░░░"),
    Case(budget: "100.00", consumed: "45.00", bar: "████▌░░░░░"),
  ])
  func `the bar of a budget is`(_ expected: Case) {
    let bar = Bar(Made.position(expected.consumed, of: expected.budget))
    #expect(bar?.line(10, BarTests.unicode).text(.none) == expected.bar)
  }

  @Test(
    arguments: [
      (0.0, ".........."), (0.01, "-........."), (0.18, "#-........"), (0.59, "#####-...."), (0.999, "#########-"),
      (1.0, "##########"),
    ] as [(Double, String)])
  func `in ASCII a bar has halves of cells`(_ fraction: Double, _ bar: String) {
    #expect(Bar(fraction: fraction).line(10, Glyphs(usesASCII: true)).text(.none) == bar)
  }

  @Test(arguments: [
    (-1, 8, 0), (0, 8, 0), (0.0001, 8, 1), (0.5, 8, 4), (0.9999, 8, 7), (1, 8, 8), (3, 8, 8), (0.5, 1, 0), (1, 1, 1),
    (0.5, 0, 0),
  ])
  func `only nothing is drawn empty and only all is drawn full`(_ fraction: Double, _ steps: Int, _ filled: Int) {
    #expect(Bar.filledSteps(fraction, of: steps) == filled)
  }

  @Test func `a bar is as wide as it is told, whatever is in it`() {
    for width in 0...9 {
      for fraction in [-3, 0, 0.3, 1, 40.0] {
        for isOver in [false, true] {
          #expect(Bar(fraction: fraction, isOver: isOver).line(width, BarTests.unicode).width == width)
        }
      }
    }
  }

  @Test func `a bar runs from the first colour to the second`() {
    let colors = Gradient(from: HexColor(rgb: 0x000000), to: HexColor(rgb: 0xff8040))
    let bar = Bar(fraction: 1, colors: colors).line(3, BarTests.unicode)
    #expect(
      bar.text(.trueColor)
        == "\u{1b}[38;2;0;0;0m█\u{1b}[0m\u{1b}[38;2;128;64;32m█\u{1b}[0m\u{1b}[38;2;255;128;64m█\u{1b}[0m")
  }

  @Test(arguments: [
    (0x000000, 16), (0xffffff, 231), (0xff0000, 196), (0x00ff00, 46), (0x0000ff, 21), (0x808080, 244), (0x5f87af, 67),
    (0x080808, 232), (0xeeeeee, 255), (0x34d399, 78),
  ])
  func `the nearest of 256 colours is`(_ rgb: UInt32, _ number: Int) {
    #expect(HexColor(rgb: rgb).nearestOf256 == number)
  }
}
