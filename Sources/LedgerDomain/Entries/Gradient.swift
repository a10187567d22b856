/// The two colours that a category or ring runs between, left to right.
public struct Gradient: Hashable, Sendable {
  /// The colour at the left, as `#rrggbb`.
  public let from: HexColor
  /// The colour at the right, as `#rrggbb`.
  public let to: HexColor

  /// Makes a gradient of two colours.
  public init(from: HexColor, to: HexColor) {
    self.from = from
    self.to = to
  }
}

extension Gradient {
  /// The colours of what belongs to no category.
  public static let neutral = Gradient(from: HexColor(rgb: 0x34d399), to: HexColor(rgb: 0x0ea5e9))

  /// The gradient of something that has one colour, from a lighter shade of it to the colour itself.
  public init(shadesOf color: HexColor) {
    self.init(from: color.mixed(with: HexColor(rgb: 0xff_ffff), at: 0.35), to: color)
  }
}
