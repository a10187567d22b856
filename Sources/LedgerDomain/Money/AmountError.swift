/// What is wrong with an amount; ``TypedAmount`` and the exact forms throw it.
public enum AmountError: Error, Equatable, Sendable {
  /// There is no text at all.
  case empty
  /// The text is not a decimal number.
  case notANumber
  /// The amount is below zero where a person types what was spent.
  case negative
  /// A single comma or point may group thousands or begin decimals.
  case doubtfulMark(Character)
  /// More decimals than the currency or unit has.
  case tooManyDecimals(allowed: Int)
  /// The amount does not fit 64 bits of minor units.
  case outOfRange
}
