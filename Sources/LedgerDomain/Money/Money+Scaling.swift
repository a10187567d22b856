extension Money {
  /// The same number in the minor units of a currency with another count of decimals, such as 1050 for 10.50 USD at an
  /// exponent of 2 and 10500 at 3. What does not fit becomes the largest or smallest number there is.
  ///
  /// - Parameters:
  ///   - exponent: the decimals, 0…18.
  ///   - roundingUp: where digits are lost, whether the result is the next number above or below.
  /// - Returns: the count of minor units.
  public func minorUnits(exponent: Int, roundingUp: Bool) -> Int64 {
    if exponent >= currency.exponent {
      let factor = PowerOfTen.value(exponent - currency.exponent)
      return Int64(clamping: Int128(minorUnits) * Int128(factor))
    }
    let divisor = PowerOfTen.value(currency.exponent - exponent)
    let (quotient, remainder) = minorUnits.quotientAndRemainder(dividingBy: divisor)
    if remainder == 0 { return quotient }
    if roundingUp { return remainder > 0 ? quotient + 1 : quotient }
    return remainder < 0 ? quotient - 1 : quotient
  }
}
