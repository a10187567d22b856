/// A colour in the form `#rrggbb`.
public struct HexColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, green and blue, eight bits each, from the highest bits down.
  public let rgb: UInt32

  /// Makes a colour of 24 bits.
  public init(rgb: UInt32) { self.rgb = rgb & 0xff_ffff }

  /// Reads `#rrggbb`; nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
      let rgb = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.rgb = rgb
  }

  /// The colour as `#rrggbb` with lower-case digits.
  public var description: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension HexColor {
  /// Red, green and blue, 0…255.
  public var components: (red: Int, green: Int, blue: Int) {
    (Int(rgb >> 16), Int(rgb >> 8 & 0xff), Int(rgb & 0xff))
  }

  /// The colour on the way to another one.
  ///
  /// - Parameters:
  ///   - other: the other colour.
  ///   - place: how far to go, 0…1.
  /// - Returns: the colour there.
  public func mixed(with other: HexColor, at place: Double) -> HexColor {
    let (start, end) = (components, other.components)
    func mixed(_ left: Int, _ right: Int) -> UInt32 {
      UInt32((Double(left) + Double(right - left) * min(1, max(0, place))).rounded())
    }
    return HexColor(
      rgb: mixed(start.red, end.red) << 16 | mixed(start.green, end.green) << 8 | mixed(start.blue, end.blue))
  }
}
