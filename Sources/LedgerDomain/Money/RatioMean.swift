/// The mean of ratios, each counted once whatever its base.
public struct RatioMean: Hashable, Sendable {
  private let ratios: [Ratio]

  /// The mean of ratios, of which one without a base counts as 0; nil without any.
  public init?(_ ratios: [Ratio]) {
    if ratios.isEmpty { return nil }
    self.ratios = ratios
  }

  /// The mean as a fraction, unclamped.
  public var fraction: Double {
    if let exact { return Double(exact.part) / Double(exact.base) }
    return ratios.reduce(0) { $0 + $1.fraction } / Double(ratios.count)
  }

  /// The percent as printed: rounded down below 100 and up above (SEMANTICS §2).
  ///
  /// - Parameter decimals: the number of decimals.
  /// - Returns: the percent times ten to the power of `decimals`.
  public func percent(decimals: Int) -> Int128 {
    let factor = Int128(PowerOfTen.value(decimals + 2))
    guard let exact, case let (scaled, overflow) = exact.part.multipliedReportingOverflow(by: factor), !overflow
    else {
      let scaled = fraction * Double(factor)
      return Int128(scaled.rounded(fraction > 1 ? .up : .down))
    }
    let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: exact.base)
    if remainder == 0 { return quotient }
    if exact.part < 0 { return quotient - 1 }
    return exact.part > exact.base ? quotient + 1 : quotient
  }

  /// The percent with one decimal, grouped thousands and its sign: `70.0 %`.
  public var percentText: String {
    let tenths = percent(decimals: 1)
    let (whole, part) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return "\(tenths < 0 ? "-" : "")\(FixedPoint.grouped(String(whole))).\(part) %"
  }

  /// The mean as one fraction in lowest terms; nil when it does not fit, as with many large bases without a common factor.
  private var exact: (part: Int128, base: Int128)? {
    var sum = (part: Int128(0), base: Int128(1))
    for ratio in ratios where ratio.hasBase {
      let shared = RatioMean.greatestCommonDivisor(sum.base, Int128(ratio.base))
      let (left, overflowsLeft) = sum.part.multipliedReportingOverflow(by: Int128(ratio.base) / shared)
      let (right, overflowsRight) = Int128(ratio.part).multipliedReportingOverflow(by: sum.base / shared)
      let (part, overflowsPart) = left.addingReportingOverflow(right)
      let (base, overflowsBase) = sum.base.multipliedReportingOverflow(by: Int128(ratio.base) / shared)
      if overflowsLeft || overflowsRight || overflowsPart || overflowsBase { return nil }
      let common = max(1, RatioMean.greatestCommonDivisor(part, base))
      sum = (part / common, base / common)
    }
    let (base, overflow) = sum.base.multipliedReportingOverflow(by: Int128(ratios.count))
    return overflow ? nil : (sum.part, base)
  }

  private static func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    var (larger, smaller) = (left.magnitude, right.magnitude)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return Int128(larger)
  }
}
