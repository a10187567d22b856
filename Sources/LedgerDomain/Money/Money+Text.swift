extension Money: CustomStringConvertible {
  /// The amount in major units with the currency's decimals, a point and no grouping: `-1234.50`.
  public var description: String { FixedPoint.text(minorUnits, decimals: currency.exponent) }

  /// The amount for people: as ``description``, with a comma between groups of three digits: `-1,234.50`.
  public var groupedText: String { FixedPoint.grouped(description) }

  /// Reads an amount in the exact form that ``description`` prints.
  ///
  /// - Throws: ``AmountError`` when the text is anything else.
  public init(exactly text: String, currency: Currency) throws(AmountError) {
    let isNegative = text.hasPrefix("-")
    if isNegative, text.utf8.count == 1 { throw .notANumber }
    let magnitude = Int128(try FixedPoint.magnitude(text.dropFirst(isNegative ? 1 : 0), decimals: currency.exponent))
    guard let minorUnits = Int64(exactly: isNegative ? -magnitude : magnitude) else { throw .outOfRange }
    self.init(minorUnits: minorUnits, currency: currency)
  }
}
