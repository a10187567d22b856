/// What a written sign means. The raw value is the word of `--sign`.
public enum SignConvention: String, CaseIterable, Hashable, Sendable {
  /// A minus is money out, as on the statement of an account.
  case asWritten = "as-written"
  /// A charge is written as a positive number, as on the bill of many cards.
  case inverted
}
