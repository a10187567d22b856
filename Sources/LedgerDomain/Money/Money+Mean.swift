extension Money {
  /// A sum divided by a count, rounded to the nearest minor unit, halves away from zero.
  ///
  /// - Parameter count: how many amounts there were, those of 0 counted; above 0.
  /// - Returns: the mean.
  public func mean(of count: Int) -> Money {
    precondition(count > 0)
    let divisor = Int128(count)
    let doubled = Int128(minorUnits) * 2 + (isNegative ? -divisor : divisor)
    return Money(minorUnits: Int64(doubled / (divisor * 2)), currency: currency)
  }
}
