#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import LedgerDomain

/// A gradient with the colour of the text on it, which can be read at every place.
///
/// Light gradients stay as they are and carry dark text; all others carry white text and are darkened as far as that needs.
struct ReadableGradient: Hashable, Sendable {
  private static let white = HexColor(rgb: 0xff_ffff)
  private static let black = HexColor(rgb: 0x0b_1220)
  /// The luminance from which on a gradient counts as light.
  private static let light = 0.5

  let colors: Gradient
  let ink: HexColor

  init(_ gradient: Gradient) {
    let isLight = max(gradient.from.luminance, gradient.to.luminance) > ReadableGradient.light
    if isLight, ReadableGradient.isReadable(ReadableGradient.black, on: gradient) {
      (colors, ink) = (gradient, ReadableGradient.black)
      return
    }
    ink = ReadableGradient.white
    // Both ends together, so that the lighter one stays the lighter one, until the worse place can be read.
    colors =
      stride(from: 0.0, through: 1, by: 0.02).lazy.map { gradient.darkened(by: $0) }
      .first { ReadableGradient.isReadable(ReadableGradient.white, on: $0) } ?? gradient.darkened(by: 1)
  }

  /// Whether a text colour can be read at each place of a gradient. Between the ends lie colours darker than both.
  static func isReadable(_ ink: HexColor, on gradient: Gradient) -> Bool {
    (0...8).allSatisfy { Contrast.ratio(ink, gradient.color(at: Double($0) / 8)) >= Contrast.least }
  }
}

extension Gradient {
  /// The gradient, darkened: the lighter end by the whole part, the darker one by half of it, because it needs less.
  fileprivate func darkened(by part: Double) -> Gradient {
    let isFromLighter = from.luminance >= to.luminance
    let lightEnd = (isFromLighter ? from : to).darkened(by: part)
    let dark = isFromLighter ? to : from
    let half = dark.darkened(by: part / 2)
    let darkEnd = half.luminance > lightEnd.luminance ? dark.darkened(by: part) : half
    return isFromLighter ? Gradient(from: lightEnd, to: darkEnd) : Gradient(from: darkEnd, to: lightEnd)
  }
}

extension HexColor {
  /// A darker colour, 0 being this one. Its weaker parts give way first, so that it becomes deeper rather than greyer; at 1 white
  /// text can be read on it, whatever it was.
  fileprivate func darkened(by part: Double) -> HexColor {
    func darkened(_ value: Int) -> UInt32 {
      let scale = 1 - 0.6 * part * part
      return UInt32((pow(Double(value) / 255, 1 + 2 * part) * scale * 255).rounded())
    }
    let (red, green, blue) = components
    return HexColor(rgb: darkened(red) << 16 | darkened(green) << 8 | darkened(blue))
  }
}
