extension Money {
  /// The most minor units that all amounts in one currency may add up to, money in and money out apart: a quarter of 64
  /// bits. Whatever is added or subtracted of such sums then fits, so that what could be stored can always be read. An amount
  /// beyond it belongs in no ledger.
  public static let limit = Int64.max / 4
}
