/// An exact amount of leave: thousandths of a counted unit, minutes, or minor units of money.
public struct Quantity: Hashable, Sendable {
  /// The count of thousandths, minutes or minor units.
  public let scaled: Int64
  /// The unit.
  public let unit: LeaveUnit

  /// Makes a quantity from its count.
  public init(scaled: Int64, unit: LeaveUnit) {
    self.scaled = scaled
    self.unit = unit
  }

  /// An amount of money as a quantity.
  public init(_ amount: Money) { self.init(scaled: amount.minorUnits, unit: .money(amount.currency)) }

  /// Reads a quantity as a person types it: `10`, `0.5`, `0,25` for counted units, `7h20`, `7:20` or `7.5` for time, an amount
  /// for money.
  ///
  /// - Throws: ``AmountError`` when the text is anything else or not exact in the unit.
  public init(typed text: String, unit: LeaveUnit) throws(AmountError) {
    self.unit = unit
    switch unit {
    case .money(let currency):
      scaled = try TypedAmount.parse(text, currency: currency).minorUnits
    case .counted:
      if text.hasPrefix("-") { throw .negative }
      scaled = try FixedPoint.parse(text.replacing(",", with: "."), decimals: 3)
    case .time:
      scaled = try Quantity.minutes(text)
    }
  }

  /// Minutes from `7h20`, `7h`, `7:20`, `20m` or a decimal number of hours that is a whole number of minutes.
  private static func minutes(_ text: String) throws(AmountError) -> Int64 {
    if text.hasPrefix("-") { throw .negative }
    if text.hasSuffix("m"), !text.contains("h") { return try count(text.dropLast()) }
    if let mark = text.firstIndex(where: { $0 == "h" || $0 == ":" }) {
      let hours = try count(text[..<mark])
      let rest = text[text.index(after: mark)...]
      if rest.isEmpty, text[mark] == "h" { return try checked(hours) }
      guard let minutes = DigitText.number(rest, digits: 2), minutes < 60 else { throw .notANumber }
      let (sum, overflow) = try checked(hours).addingReportingOverflow(Int64(minutes))
      if overflow { throw .outOfRange }
      return sum
    }
    let hundredths = try checked(FixedPoint.parse(text.replacing(",", with: "."), decimals: 2))
    guard hundredths % 100 == 0 else { throw .tooManyDecimals(allowed: 1) }
    return hundredths / 100
  }

  /// The whole number in front of a unit; nothing at all is no number.
  private static func count(_ text: Substring) throws(AmountError) -> Int64 {
    if text.isEmpty { throw .notANumber }
    return try FixedPoint.parse(text, decimals: 0)
  }

  private static func checked(_ hours: Int64) throws(AmountError) -> Int64 {
    let (minutes, overflow) = hours.multipliedReportingOverflow(by: 60)
    if overflow { throw .outOfRange }
    return minutes
  }
}

extension Quantity: CustomStringConvertible {
  /// The quantity without its unit: at least one decimal for counted units and more only when the value has them (`30.0`,
  /// `0.25`), `7h20` for time, the currency's decimals for money.
  public var description: String {
    switch unit {
    case .money(let currency):
      return Money(minorUnits: scaled, currency: currency).description
    case .counted:
      var text = FixedPoint.text(scaled, decimals: 3)
      while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
      return text
    case .time:
      let (hours, minutes) = scaled.magnitude.quotientAndRemainder(dividingBy: 60)
      return "\(scaled < 0 ? "-" : "")\(hours)h\(DigitText.padded(Int(minutes), to: 2))"
    }
  }
}
