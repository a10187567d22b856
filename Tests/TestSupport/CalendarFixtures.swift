public import LedgerDomain

/// The date that ISO text such as `2026-11-03` stands for; any other text is a fault of the test.
public func date(_ iso: String) -> CalendarDate {
  guard let date = CalendarDate(iso: iso) else { preconditionFailure("\(iso) is no date") }
  return date
}

/// The month that ISO text such as `2026-11` stands for; any other text is a fault of the test.
public func month(_ iso: String) -> Month {
  guard let month = Month(iso: iso) else { preconditionFailure("\(iso) is no month") }
  return month
}

/// The months from one to another, both included; the reverse order is a fault of the test.
public func months(_ first: String, _ last: String) -> MonthRange {
  guard let range = MonthRange(first: month(first), last: month(last)) else {
    preconditionFailure("\(first) comes after \(last)")
  }
  return range
}
