/// The lines of a split entry, which add up exactly to its amount (SEMANTICS §4).
public struct Split: Hashable, Sendable {
  /// One line: a part of the amount with a category of its own.
  public struct Line: Hashable, Sendable {
    /// The category in which the part counts.
    public let category: Category
    /// The part, with the sign of the account: negative is money out.
    public let amount: Money
    /// A remark on this part.
    public let note: String?

    /// Makes a line.
    public init(category: Category, amount: Money, note: String? = nil) {
      self.category = category
      self.amount = amount
      self.note = note
    }
  }

  /// The lines in the order given; never empty.
  public let lines: [Line]

  /// Makes a split of lines that add up to `total`.
  ///
  /// - Throws: ``SplitError`` when there is no line or they do not add up.
  public init(total: Money, lines: [Line]) throws {
    guard !lines.isEmpty else { throw SplitError.noLines }
    let sum = try Money.sum(lines.map(\.amount), in: total.currency)
    guard sum == total else { throw SplitError.doesNotAddUp(total: total, lines: sum) }
    self.lines = lines
  }

  /// Divides an amount into parts that differ by one minor unit at most and add up to it; the first ones are the larger
  /// ones: −100.00 in 3 is −33.34, −33.33, −33.33.
  ///
  /// - Precondition: `count` is above 0.
  public static func evenly(_ total: Money, count: Int) -> [Money] {
    precondition(count > 0)
    let (share, rest) = total.minorUnits.quotientAndRemainder(dividingBy: Int64(count))
    let step: Int64 = rest < 0 ? -1 : 1
    return (0..<count).map { index in
      Money(minorUnits: share + (index < rest.magnitude ? step : 0), currency: total.currency)
    }
  }
}
