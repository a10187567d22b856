/// A month, which is the label of a budget period: `2026-11`.
public struct Month: Hashable, Sendable {
  /// Twelve times the year plus the months before this one in it, which is how a month is stored.
  public let number: Int32

  init(uncheckedNumber number: Int32) { self.number = number }

  /// Makes a month from its number; nil outside the years 1 to 9999.
  public init?(number: Int32) {
    guard (12...(9999 * 12 + 11)).contains(number) else { return nil }
    self.number = number
  }

  /// Makes a month from a year 1…9999 and a month 1…12; nil for anything else.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.number = Int32(year * 12 + month - 1)
  }

  /// The year.
  public var year: Int { Int(number) / 12 }
  /// The month within its year, 1…12.
  public var monthOfYear: Int { Int(number) % 12 + 1 }

  /// The month a number of months later, or earlier when it is negative; nil outside the years 1 to 9999.
  public func adding(months: Int) -> Month? {
    let (sum, overflow) = Int(number).addingReportingOverflow(months)
    return overflow ? nil : Int32(exactly: sum).flatMap(Month.init(number:))
  }

  /// The first day of the calendar month.
  public var firstDay: CalendarDate {
    guard let date = CalendarDate(year: year, month: monthOfYear, day: 1) else {
      preconditionFailure("each month has a first day")
    }
    return date
  }

  /// The last day of the calendar month.
  public var lastDay: CalendarDate {
    let length = CalendarDate.days(inMonth: monthOfYear, of: year)
    guard let date = CalendarDate(year: year, month: monthOfYear, day: length) else {
      preconditionFailure("each month has a last day")
    }
    return date
  }

  /// The English name, `November`.
  public var name: String { Month.names[monthOfYear - 1] }
  /// The first three letters of the English name, `Nov`.
  public var shortName: String { String(name.prefix(3)) }

  /// The English names, January first.
  public static let names = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
  ]
}

extension Month: Comparable {
  /// Orders by time.
  public static func < (left: Month, right: Month) -> Bool { left.number < right.number }
}

extension Month: CustomStringConvertible {
  /// The month in ISO 8601 form, `2026-11`.
  public var description: String {
    "\(DigitText.padded(year, to: 4))-\(DigitText.padded(monthOfYear, to: 2))"
  }

  /// Reads a month in exactly the ISO form `2026-11`; nil for any other text.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2,
      let year = DigitText.number(parts[0], digits: 4), let month = DigitText.number(parts[1], digits: 2)
    else { return nil }
    self.init(year: year, month: month)
  }
}
