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
  }

  @Test(arguments: colors)
  func `the ink is white on each gradient`(_ color: HexColor) {
    #expect(ReadableGradient(Gradient(from: color, to: color)).ink == HexColor(rgb: 0xff_ffff))
  }

  struct Light: CustomTestStringConvertible {
    let name: String
    let from: UInt32
    let to: UInt32
    var testDescription: String { name }
  }

  /// A grey or brown would be a colour that black was mixed into.
  @Test(arguments: [
    Light(name: "amber", from: 0xfbbf24, to: 0xd97706), Light(name: "cyan", from: 0x22d3ee, to: 0x0891b2),
    Light(name: "yellow", from: 0xfacc15, to: 0xca8a04), Light(name: "lime", from: 0xa3e635, to: 0x65a30d),
    Light(name: "emerald", from: 0x34d399, to: 0x059669), Light(name: "pink", from: 0xf472b6, to: 0xdb2777),
  ])
  func `a light gradient becomes deeper, and stays as colourful and near its hue`(_ light: Light) {
    let gradient = Gradient(from: HexColor(rgb: light.from), to: HexColor(rgb: light.to))
    let deeper = ReadableGradient(gradient).colors
    for (before, after) in [(gradient.from, deeper.from), (gradient.to, deeper.to)] {
      #expect(after.luminance <= before.luminance)
      #expect(saturation(after) >= saturation(before) - 0.02, "\(before) \(after)")
      let turned = abs(hue(after) - hue(before))
      #expect(min(turned, 360 - turned) <= 22, "\(before) \(after)")
    }
    // Not darker than white text needs: its worst place has little more than it must have.
    let worst = (0...8).map { Contrast.ratio(HexColor(rgb: 0xff_ffff), deeper.color(at: Double($0) / 8)) }.min() ?? 0
    #expect(worst < 4.9)
  }

  /// How far the strongest part of a colour is above the weakest, as a part of it (HSV).
  private func saturation(_ color: HexColor) -> Double {
    let (red, green, blue) = color.components
    return Double(max(red, green, blue) - min(red, green, blue)) / Double(max(1, red, green, blue))
  }

  /// The place on the colour wheel in degrees.
  private func hue(_ color: HexColor) -> Double {
    let (red, green, blue) = color.components
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = Double(max(1, most - least))
    if most == red { return (Double(green - blue) / range * 60 + 360).truncatingRemainder(dividingBy: 360) }
    return most == green ? Double(blue - red) / range * 60 + 120 : Double(red - green) / range * 60 + 240
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
