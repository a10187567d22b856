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
