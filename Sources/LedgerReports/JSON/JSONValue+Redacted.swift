extension JSONValue {
  /// The members that hold amounts of money or quantities, whatever they stand in (DESIGN §4).
  private static let amounts: Set<String> = [
    "amount", "available", "balance", "budget", "carried", "consumed", "consumedPerDay", "expired", "income",
    "leftPerDay", "overBy", "planned", "remaining", "total",
  ]

  /// The value with null in the place of each amount. Fractions stay as whole hundredths, and with them the shape of all that is
  /// drawn: an exact one tells the amounts that it was made of, whose common denominator it has.
  var withoutAmounts: JSONValue {
    switch self {
    case .object(let members):
      .object(members.map { ($0, JSONValue.amounts.contains($0) ? .null : $1.withoutAmounts) })
    case .array(let values): .array(values.map(\.withoutAmounts))
    case .number(let fraction): .number(JSONValue.hundredths(of: fraction))
    case .string, .integer, .bool, .null: self
    }
  }

  /// A fraction in whole hundredths, rounded as printed percents are: down below 1 and up above (SEMANTICS §2).
  private static func hundredths(of fraction: Double) -> Double {
    let scaled = fraction * 100
    // What is a hundredth already must not lose one to the digits that a fraction cannot have; what is hardly less than the
    // whole is less than it.
    let nearest = scaled.rounded()
    if abs(scaled - nearest) <= 4 * scaled.ulp { return nearest / 100 }
    return scaled.rounded(fraction > 1 ? .up : .down) / 100
  }
}
