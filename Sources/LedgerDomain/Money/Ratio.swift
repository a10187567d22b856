/// A part of a base, kept as two integers so that its percent is exact (SEMANTICS §2).
///
/// The zero-total guard lives here: without a base above 0 the ratio is 0, never NaN, infinite or a crash.
public struct Ratio: Hashable, Sendable {
  /// The part, in minor units; may be negative or larger than the base.
  public let part: Int64
  /// The base, in minor units; 0 stands for "no base".
  public let base: Int64

  /// Makes the ratio of two amounts in the same small unit. A base of 0 or below counts as none.
  public init(_ part: Int64, of base: Int64) {
    self.part = part
    self.base = max(0, base)
  }

  /// Whether there is a base above 0, so that a percent means something.
  public var hasBase: Bool { base > 0 }

  /// The ratio as a fraction (0.42 is 42 %), unclamped; 0 without a base.
  public var fraction: Double { hasBase ? Double(part) / Double(base) : 0 }

  /// The fraction clamped to 0…1, for the length of a bar or ring alone.
  public var drawnFraction: Double { min(1, max(0, fraction)) }

  /// The percent as printed: rounded down below 100 and up above, so that 99.6 % is never shown as 100 %.
  ///
  /// - Returns: the percent times ten to the power of `decimals`; nil without a base.
  public func percent(decimals: Int = 0) -> Int128? {
    guard hasBase else { return nil }
    let scaled = Int128(part) * 100 * Int128(PowerOfTen.value(decimals))
    let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: Int128(base))
    if remainder == 0 { return quotient }
    if part < 0 { return quotient - 1 }
    return part > base ? quotient + 1 : quotient
  }

  /// The percent with grouped thousands and its sign, `42 %` or `1,235 %`, or an en dash without a base.
  public var percentText: String {
    guard let percent = percent() else { return "–" }
    return "\(FixedPoint.grouped(String(percent))) %"
  }
}
