internal import LedgerDomain

extension JSONValue {
  /// How far a month has come, while it lasts: `{"day":12,"days":30,"daysLeft":19,"percentConsumed":0.61,
  /// "consumedPerDay":"…","leftPerDay":"…"|null,"overBy":"…"|null}`; null when it does not last.
  static func pace(_ pace: MonthPace?) -> JSONValue {
    guard let pace else { return .null }
    let position = pace.position
    let over = position.status == .over ? position.remaining : nil
    return .object([
      ("day", .count(pace.day)), ("days", .count(pace.dayCount)), ("daysLeft", .count(pace.daysLeft)),
      ("percentConsumed", .number(position.percentConsumed.fraction)),
      ("consumedPerDay", .described(pace.consumedPerDay)), ("leftPerDay", .described(pace.leftPerDay)),
      ("overBy", over.map { .string($0.magnitudeText) } ?? .null),
    ])
  }

  /// A column: `{"label":"2026-Q4","from":…,"to":…,"complete":false,"future":false}`.
  static func period(_ stretch: MonthStretch, isComplete: Bool, isFuture: Bool) -> [(String, JSONValue)] {
    [
      ("label", .string(stretch.label)), ("from", .described(stretch.days.lowerBound)),
      ("to", .described(stretch.days.upperBound)), ("complete", .bool(isComplete)), ("future", .bool(isFuture)),
    ]
  }

  /// A fraction, or null without a base.
  static func fraction(orNull ratio: Ratio) -> JSONValue { ratio.hasBase ? .number(ratio.fraction) : .null }
}

extension CSVCell {
  /// The unrounded fraction of a ratio, or nothing without a base.
  static func fraction(orEmpty ratio: Ratio) -> CSVCell { ratio.hasBase ? .fraction(ratio) : .empty }
}

extension Money {
  /// The amount without its sign.
  fileprivate var magnitudeText: String { isNegative ? String(description.dropFirst()) : description }
}
