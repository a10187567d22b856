extension LeaveRule {
  /// The parts that whole months bring. What has come in so far is rounded and not each part, so that twelve months of a
  /// year's quantity bring exactly that.
  func accrued(_ pace: Pace, through last: CalendarDate) -> [LeaveEvent] {
    var events: [LeaveEvent] = []
    var before = Int128(0)
    var months = 1
    while let day = from.adding(months: months)?.adding(days: -1), day <= last {
      let sum = accrued(pace, months: months)
      if sum > before {
        events.append(
          LeaveEvent(
            kind: .grant, date: day, scaled: Int64(clamping: sum - before), expires: validity?.lastDay(from: day),
            origin: .rule(id)))
      }
      before = sum
      months += 1
    }
    return events
  }

  private func accrued(_ pace: Pace, months: Int) -> Int128 {
    let product = Int128(scaled) * Int128(months)
    switch pace {
    case .month: return product
    case .year: return (2 * product + 12) / 24
    }
  }
}
