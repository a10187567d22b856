public import LedgerDomain

extension LeaveRule {
  /// The rule in words, without a full stop: `By rule: 25.0 days a year, in monthly parts from 2026-01-01`.
  ///
  /// - Parameter unit: the unit of the balance.
  /// - Returns: the words.
  public func words(in unit: LeaveUnit) -> String {
    let granted = Quantity(scaled: scaled, unit: unit).textWithUnit
    let time = "from \(from)" + (until.map { $0 < from ? ", ended before it began" : " until \($0)" } ?? "")
    switch schedule {
    case .accrual(let pace):
      let parts = pace == .year ? "a year, in monthly parts" : "a month"
      return "By rule: \(granted) \(parts), \(time)" + (validity.map { "; each part lasts \(words($0))" } ?? "")
    case .renewal(let turn, let carryOver, let prorates):
      let days = turn == .year ? "each 1 January" : "each year on that day"
      let first = prorates ? ", the first year by its months" : ""
      let kept =
        switch carryOver {
        case .none: "the rest expires"
        case .all: "the rest is carried over"
        case .most(let most): "up to \(Quantity(scaled: most, unit: unit).textWithUnit) of the rest are carried over"
        }
      return "By rule: \(granted) \(days), \(time)\(first); \(kept)" + (validity.map { " and last \(words($0))" } ?? "")
    }
  }

  private func words(_ validity: LeaveValidity) -> String {
    switch validity {
    case .months(1): "1 month"
    case .months(let months): "\(months) months"
    case .yearDay: "until the next \(validity)"
    }
  }
}
