/// How the text form of a report may look.
public struct TextStyle: Hashable, Sendable {
  /// The narrowest width that a report is laid out for.
  public static let narrowest = 20

  /// The number of columns that no line exceeds.
  public var width: Int
  /// The colours that may be used.
  public var color: ColorDepth
  /// Whether everything drawn is plain ASCII; names and payees stay as they are.
  public var usesASCII: Bool

  /// Makes a style; a width below ``narrowest`` becomes that.
  public init(width: Int = 80, color: ColorDepth = .none, usesASCII: Bool = false) {
    self.width = max(TextStyle.narrowest, width)
    self.color = color
    self.usesASCII = usesASCII
  }
}
