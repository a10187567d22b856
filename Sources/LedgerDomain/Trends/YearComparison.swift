/// Each month, quarter or year beside the one with the same label a year before.
public struct YearComparison: Hashable, Sendable {
  /// A stretch and the one a year before.
  public struct Pair: Hashable, Sendable {
    /// The stretch.
    public let stretch: MonthStretch
    /// The one a year before; nil where the calendar begins.
    public let earlier: MonthStretch?
    /// What both consumed; nothing to compare with when the earlier one lies before the ledger's first entry.
    public let change: ConsumptionChange
    /// Whether it begins after today.
    public let isFuture: Bool
    /// Whether both are complete, so that they count in the sum.
    public let isComplete: Bool

    /// Makes a pair of its parts.
    public init(
      stretch: MonthStretch, earlier: MonthStretch?, change: ConsumptionChange, isFuture: Bool, isComplete: Bool
    ) {
      self.stretch = stretch
      self.earlier = earlier
      self.change = change
      self.isFuture = isFuture
      self.isComplete = isComplete
    }

    /// Whether nothing is shown of it: it is to come, and nothing is planned in it yet (SEMANTICS §6).
    public var isBlank: Bool { isFuture && change.consumed.isZero }
  }

  /// How long each stretch is.
  public let length: StretchLength
  /// The currency of all amounts.
  public let currency: Currency
  /// The category that it is about, with those below it; nil for all.
  public let category: String?
  /// The pairs in order of time.
  public let pairs: [Pair]
  /// The sums of the stretches in other currencies, by code.
  public let unconverted: [UnconvertedSum]
  /// Those of the stretches a year before.
  public let earlierUnconverted: [UnconvertedSum]
  /// The first month that the ledger has an entry in; nil in a ledger without.
  public let begin: Month?

  /// Makes a comparison of its parts.
  public init(
    length: StretchLength, currency: Currency, category: String?, pairs: [Pair], unconverted: [UnconvertedSum],
    earlierUnconverted: [UnconvertedSum], begin: Month?
  ) {
    self.length = length
    self.currency = currency
    self.category = category
    self.pairs = pairs
    self.unconverted = unconverted
    self.earlierUnconverted = earlierUnconverted
    self.begin = begin
  }

  /// How many pairs are complete.
  public var completeCount: Int { pairs.count(where: \.isComplete) }

  /// The sums of the complete pairs; nil when there is none.
  ///
  /// - Returns: the sums of both years.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public func sum() throws(MoneyError) -> ConsumptionChange? {
    let complete = pairs.filter(\.isComplete).map(\.change)
    if complete.isEmpty { return nil }
    return try ConsumptionChange(
      from: try Money.sum(complete.compactMap(\.before), in: currency),
      to: try Money.sum(complete.map(\.consumed), in: currency))
  }
}
