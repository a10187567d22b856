extension JSONValue {
  /// The members that hold amounts of money or quantities, whatever they stand in (DESIGN §4).
  private static let amounts: Set<String> = [
    "amount", "available", "balance", "budget", "carried", "consumed", "expired", "income", "planned", "remaining",
    "total",
  ]

  /// The value with null in the place of each amount. Fractions stay, and with them the shape of all that is drawn.
  var withoutAmounts: JSONValue {
    switch self {
    case .object(let members):
      .object(members.map { ($0, JSONValue.amounts.contains($0) ? .null : $1.withoutAmounts) })
    case .array(let values): .array(values.map(\.withoutAmounts))
    case .string, .number, .integer, .bool, .null: self
    }
  }
}
