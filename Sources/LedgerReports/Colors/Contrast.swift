#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import LedgerDomain

/// Whether a text can be read on a colour (WCAG 2.2, "Contrast (Minimum)").
enum Contrast {
  /// The least ratio for text of any size.
  static let least = 4.5

  /// The ratio of two colours, 1…21.
  static func ratio(_ left: HexColor, _ right: HexColor) -> Double {
    let (lighter, darker) = (max(left.luminance, right.luminance), min(left.luminance, right.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The colour, moved towards black or white as little as makes it readable on each of the grounds.
  static func readable(_ color: HexColor, on grounds: [HexColor]) -> HexColor {
    func isReadable(_ color: HexColor) -> Bool { grounds.allSatisfy { ratio(color, $0) >= least } }
    let isLight = grounds.allSatisfy { $0.luminance > 0.2 }
    let end = HexColor(rgb: isLight ? 0 : 0xff_ffff)
    return stride(from: 0.0, through: 1, by: 0.04).lazy.map { color.mixed(with: end, at: $0) }.first(where: isReadable)
      ?? end
  }
}

extension HexColor {
  /// The relative luminance, 0…1 (WCAG 2.2).
  var luminance: Double {
    func linear(_ value: Int) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = components
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
