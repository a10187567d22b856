extension CalendarDate {
  /// The same day of the month a number of months later, or the last day of a month that is shorter; nil outside the years 1
  /// to 9999.
  func adding(months: Int) -> CalendarDate? {
    guard let month = month.adding(months: months) else { return nil }
    let day = min(components.day, CalendarDate.days(inMonth: month.monthOfYear, of: month.year))
    return CalendarDate(year: month.year, month: month.monthOfYear, day: day)
  }
}
