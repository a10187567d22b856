/// Text reduced to what counts when two texts are compared: white space collapsed, case folded. Two folded texts are equal
/// when they are canonically equivalent, so that `Café` in either Unicode form is one name.
public struct FoldedText: Hashable, Sendable {
  /// The reduced text.
  public let text: String

  /// Reduces a text.
  public init(_ original: some StringProtocol) {
    text = FoldedText.collapsed(original).lowercased()
  }

  /// The text without white space at the ends, and with one blank for each run of white space inside.
  public static func collapsed(_ original: some StringProtocol) -> String {
    original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
