public import LedgerDomain

extension RecurringTemplate {
  /// The amount with its currency, behind a sign where it may vary: `~-80.00 USD`.
  var amountText: String { (tolerance == nil ? "" : "~") + amount.textWithCurrency }
}

extension Recurrence {
  /// How often and on which day: `month on 31`, `2 weeks on monday`.
  public var words: String {
    let count = interval.count == 1 ? interval.unit.rawValue : "\(interval.count) \(interval.unit.rawValue)s"
    return "\(count) on \(day)"
  }
}

extension RecurrenceSchedule.End {
  /// The day on which it ends; nil where none is told.
  var lastDay: CalendarDate? { if case .until(let day) = self { day } else { nil } }

  /// After how many times it ends; nil where that is not told.
  var count: Int? { if case .count(let count) = self { count } else { nil } }
}

extension RecurrenceSchedule {
  /// When it is due, in words: `every month on 31, from 2026-01-31 until 2026-12-31`.
  var words: String {
    let rest =
      switch end {
      case .never: ""
      case .until(let day): " until \(day)"
      case .count(let count): ", \(count) times"
      }
    return "every \(recurrence.words), from \(first)\(rest)"
  }
}

extension RecurringStanding {
  /// The status, with the number of due days where there are several.
  var statusText: String { status == .due && dueCount > 1 ? "\(dueCount) due" : status.rawValue }

  /// How the status is drawn.
  var ink: Ink {
    switch status {
    case .active: .plain
    case .due: .notice
    case .ended, .archived: .faint
    }
  }
}
