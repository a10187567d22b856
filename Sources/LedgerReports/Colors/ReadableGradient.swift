#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import LedgerDomain

/// A gradient on which white text can be read at every place: the gradient itself, or darkened as far as that needs.
struct ReadableGradient: Hashable, Sendable {
  private static let white = HexColor(rgb: 0xff_ffff)

  let colors: Gradient

  /// The colour of texts and rings on it.
  var ink: HexColor { ReadableGradient.white }

  init(_ gradient: Gradient) {
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
