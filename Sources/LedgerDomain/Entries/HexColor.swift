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
