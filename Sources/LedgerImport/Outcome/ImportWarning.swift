public import LedgerDomain

/// Something that does not keep a file from being read, but that a person should know.
public enum ImportWarning: Hashable, Sendable {
  /// The running balance does not follow from the one before and the amounts between.
  case balanceBreak(line: Int, stated: Money, expected: Money)
  /// The closing balance that a statement states does not follow from its opening balance and its movements.
  case closingBalance(line: Int, account: String?, stated: Money, expected: Money)
  /// The file ends in the middle, so that movements may be missing.
  case cutShort(line: Int)
  /// A byte that its encoding does not have; U+FFFD stands in its place.
  case undecodable(line: Int, byte: UInt8, encoding: TextEncoding)
}
