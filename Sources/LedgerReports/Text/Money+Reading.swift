internal import LedgerDomain

extension Money {
  /// The amount for people with its currency: `1,234.50 USD`.
  var textWithCurrency: String { "\(groupedText) \(currency.code)" }

  /// The amount for people without its sign, where a word tells the direction.
  var groupedMagnitude: String { isNegative ? String(groupedText.dropFirst()) : groupedText }
}

extension Quantity {
  /// The quantity for people: as its description, with grouped thousands where it is a decimal number.
  var groupedText: String { unit == .time ? description : FixedPoint.grouped(description) }

  /// The quantity for people with its unit: `30.0 days`. Time says its unit itself: `7h20`.
  var textWithUnit: String { unit == .time ? groupedText : "\(groupedText) \(unit.name)" }
}

extension BudgetStatus {
  /// The status in words.
  var words: String {
    switch self {
    case .within: "within"
    case .usedUp: "used up"
    case .over: "over"
    case .unbudgeted: "no budget"
    }
  }

  /// What its words look like.
  var ink: Ink {
    switch self {
    case .within, .unbudgeted: .faint
    case .usedUp: .notice
    case .over: .alarm
    }
  }
}
