import LedgerDomain
import TestSupport
import Testing

@testable import LedgerReports

@Suite struct ContrastTests {
  /// Each of the colours at the corners, edges and middles of the cube.
  static let colors: [HexColor] = {
    let steps: [UInt32] = [0, 0x55, 0xaa, 0xff]
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { HexColor(rgb: red << 16 | green << 8 | $0) } }
    }
  }()

  @Test func `the ratio is that of WCAG`() {
    let (black, white) = (HexColor(rgb: 0), HexColor(rgb: 0xff_ffff))
    #expect(Contrast.ratio(black, white) == 21)
    #expect(Contrast.ratio(white, white) == 1)
    #expect(abs(Contrast.ratio(HexColor(rgb: 0x777777), white) - 4.48) < 0.01)
  }

  @Test(arguments: colors)
  func `text on each gradient can be read at both ends and between`(_ from: HexColor) {
    for to in ContrastTests.colors {
      let readable = ReadableGradient(Gradient(from: from, to: to))
      for step in 0...12 {
        let ground = readable.colors.color(at: Double(step) / 12)
        #expect(Contrast.ratio(readable.ink, ground) >= 4.5, "\(from) to \(to): \(readable.ink) on \(ground)")
      }
    }
  }

  @Test(arguments: colors)
  func `text in each colour can be read on paper and cards, light and dark`(_ color: HexColor) {
    for ground in [Stylesheet.light.page, Stylesheet.light.card] {
      let text = Contrast.readable(color, on: [Stylesheet.light.page, Stylesheet.light.card])
      #expect(Contrast.ratio(text, ground) >= 4.5)
    }
    for ground in [Stylesheet.dark.page, Stylesheet.dark.card] {
      let text = Contrast.readable(color, on: [Stylesheet.dark.page, Stylesheet.dark.card])
      #expect(Contrast.ratio(text, ground) >= 4.5)
    }
  }

  @Test func `a gradient that can be read stays as it is`() {
    let gradient = Gradient(from: HexColor(rgb: 0x1e40af), to: HexColor(rgb: 0x1e3a8a))
    #expect(ReadableGradient(gradient).colors == gradient)
    let light = Gradient(from: HexColor(rgb: 0xfbbf24), to: HexColor(rgb: 0xd97706))
    #expect(ReadableGradient(light).colors == light)
    #expect(ReadableGradient(light).ink != ReadableGradient(gradient).ink)
  }

  /// The list's texts stand on the bars behind them, which let the row through.
  @Test(arguments: colors)
  func `texts on the bar behind a row can be read, light and dark`(_ color: HexColor) {
    for mode in [Stylesheet.light, Stylesheet.dark] {
      let ground = mode.card.mixed(with: color, at: mode.opacity.tint)
      for text in [mode.ink, mode.muted, mode.alarm] {
        #expect(Contrast.ratio(text, ground) >= 4.5, "\(text) on \(color) in \(ground)")
      }
    }
  }
}
