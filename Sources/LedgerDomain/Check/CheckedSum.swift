/// A sum of entries that is compared with another one.
public struct CheckedSum: Hashable, Sendable {
  /// What the entries add up to; negative is money out.
  public let amount: Money
  /// How many they are.
  public let entryCount: Int

  /// Makes a sum of its parts.
  public init(amount: Money, entryCount: Int) {
    self.amount = amount
    self.entryCount = entryCount
  }
}
