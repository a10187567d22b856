/// Rings with the mean of what they have consumed.
public struct RingsReport: Hashable, Sendable {
  /// How many rings are chosen when none is named.
  public static let defaultCount = 3
  /// How many rings a picture has room for.
  public static let largestCount = 12

  /// The month whose budgets are shown, with its days.
  public let span: MonthSpan
  /// The ledger's currency.
  public let currency: Currency
  /// The rings, the outermost first.
  public let rings: [Ring]

  /// The label of the month.
  public var month: Month { span.month }

  /// Makes a report of rings that were named, in their order.
  public init(span: MonthSpan, currency: Currency, rings: [Ring]) {
    self.span = span
    self.currency = currency
    self.rings = rings
  }

  /// Makes a report of those with the largest share consumed.
  ///
  /// - Parameters:
  ///   - span: the month whose budgets are shown.
  ///   - currency: the ledger's currency.
  ///   - candidates: all rings there could be; what cannot be measured has none.
  public init(span: MonthSpan, currency: Currency, mostConsumedOf candidates: [Ring]) {
    let ordered = candidates.filter(\.isMeasured).sorted { $0.isConsumed(before: $1) }
    self.init(span: span, currency: currency, rings: Array(ordered.prefix(RingsReport.defaultCount)))
  }

  /// The mean of the unclamped fractions of all rings that are measured; nil without such rings. What has a total of 0 counts as
  /// 0 (SEMANTICS §2), which ``countOverNothing`` tells apart.
  public var average: RatioMean? { RatioMean(rings.filter(\.isMeasured).map(\.percentConsumed)) }

  /// How many rings are over a total of 0 or below: something was consumed, although their fraction is 0.
  public var countOverNothing: Int { rings.count(where: \.isOverNothing) }
}
