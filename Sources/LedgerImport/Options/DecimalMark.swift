/// The mark in front of the decimals of a number. The raw value is the word of `--decimal`.
public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  /// `1234.50`
  case point
  /// `1234,50`
  case comma

  /// The mark as it is written.
  public var text: String { self == .point ? "." : "," }
}
