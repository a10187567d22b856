/// A calendar date of the Gregorian calendar without a time zone, from 0001-01-01 to 9999-12-31.
public struct CalendarDate: Hashable, Sendable {
  /// Days since 1970-01-01, which is how a date is stored.
  public let dayNumber: Int32

  /// The first date there is, 0001-01-01.
  public static let earliest = CalendarDate(unchecked: -719_162)
  /// The last date there is, 9999-12-31.
  public static let latest = CalendarDate(unchecked: 2_932_896)

  private init(unchecked dayNumber: Int32) { self.dayNumber = dayNumber }

  /// Makes a date from its day number; nil outside the years 1 to 9999.
  public init?(dayNumber: Int32) {
    guard (CalendarDate.earliest.dayNumber...CalendarDate.latest.dayNumber).contains(dayNumber) else {
      return nil
    }
    self.dayNumber = dayNumber
  }

  /// Makes a date from year, month 1…12 and day 1…31; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarDate.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    // Counting years from March puts the leap day last (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.dayNumber = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// Year, month 1…12 and day 1…31.
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = Int(dayNumber) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The calendar month that holds the date.
  public var month: Month {
    let (year, month, _) = components
    return Month(uncheckedNumber: Int32(year * 12 + month - 1))
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday, three days after a Monday.
    let fromMonday = (Int(dayNumber) + 3) % 7
    return Weekday.allCases[(fromMonday + 7) % 7]
  }

  /// The date a number of days later, or earlier when it is negative; nil outside the years 1 to 9999.
  public func adding(days: Int) -> CalendarDate? {
    let (sum, overflow) = Int(dayNumber).addingReportingOverflow(days)
    return overflow ? nil : Int32(exactly: sum).flatMap(CalendarDate.init(dayNumber:))
  }

  /// The number of days from another date to this one.
  public func days(since other: CalendarDate) -> Int { Int(dayNumber) - Int(other.dayNumber) }

  /// The number of days of a month 1…12 of a year.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Orders by time.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.dayNumber < right.dayNumber
  }
}
