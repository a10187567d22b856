import LedgerDomain

/// A cell that looks like a date, before it is known which number is the day and which the month.
struct DateCell: Hashable {
  /// One part of a date: its number, and how many digits it has. A month that is named has no digits.
  struct Part: Hashable {
    private let value: Int32
    private let width: Int8

    /// A part of so many digits.
    init(number: Int, digits: Int) {
      value = Int32(truncatingIfNeeded: number)
      width = Int8(truncatingIfNeeded: digits)
    }

    /// The number.
    var number: Int { Int(value) }
    /// The digits it is written with; 0 for the name of a month.
    var digits: Int { Int(width) }

    /// Whether the part is the name of a month.
    var isName: Bool { digits == 0 }
  }

  /// The first part.
  let first: Part
  /// The second part.
  let second: Part
  /// The third part; nil for a date without a year.
  let third: Part?
  /// The byte between the first two parts; 0 when there is none.
  let separator: UInt8
  /// Whether a time of day follows.
  let hasTime: Bool

  /// No date.
  static let none = DateCell(
    first: Part(number: 0, digits: 1), second: Part(number: 0, digits: 1), third: nil, separator: 0, hasTime: false)

  /// The orders that the cell may be written in, whether or not its numbers make a date.
  var orders: DateOrderSet {
    guard let third else { return [.dayMonthYear, .monthDayYear] }
    if first.isName || second.isName { return .all }
    if first.digits == 4 { return .yearMonthDay }
    if third.digits == 4 { return [.dayMonthYear, .monthDayYear] }
    return .all
  }

  /// The orders that are usual with the separator. Points go with day first; a year of two digits stands in front only
  /// between hyphens.
  var usualOrders: DateOrderSet {
    guard let third, !first.isName, !second.isName, first.digits != 4 else { return .all }
    switch separator {
    case UInt8(ascii: "."): return .dayMonthYear
    case UInt8(ascii: "-"), 0: return .all
    default: return third.digits == 4 ? .all : [.dayMonthYear, .monthDayYear]
    }
  }

  /// The date in an order; nil when there is no such day. `year` is the year of a date that has none.
  func date(_ order: DateOrder, year: Int?) -> CalendarDate? {
    guard let third else {
      guard let year else { return nil }
      if first.isName { return CalendarDate(year: year, month: first.number, day: second.number) }
      if second.isName || order == .dayMonthYear {
        return CalendarDate(year: year, month: second.number, day: first.number)
      }
      return CalendarDate(year: year, month: first.number, day: second.number)
    }
    if second.isName {
      if first.digits == 4 { return date(first, second, third) }
      return date(third, second, first)
    }
    if first.isName { return date(third, first, second) }
    switch order {
    case .yearMonthDay: return first.digits == 4 || first.digits == 2 ? date(first, second, third) : nil
    case .dayMonthYear: return date(third, second, first)
    case .monthDayYear: return date(third, first, second)
    }
  }

  private func date(_ year: Part, _ month: Part, _ day: Part) -> CalendarDate? {
    guard day.digits <= 2, let fullYear = DateCell.fullYear(year) else { return nil }
    return CalendarDate(year: fullYear, month: month.number, day: day.number)
  }

  /// The year of four or two digits; two digits stand for 1970 to 2069.
  private static func fullYear(_ part: Part) -> Int? {
    switch part.digits {
    case 4: part.number
    case 2: part.number >= 70 ? 1900 + part.number : 2000 + part.number
    default: nil
    }
  }

  /// Whether the cell is a day in some order.
  func isDay(year: Int?) -> Bool {
    let orders = orders
    return (orders.contains(.yearMonthDay) && date(.yearMonthDay, year: year) != nil)
      || (orders.contains(.dayMonthYear) && date(.dayMonthYear, year: year) != nil)
      || (orders.contains(.monthDayYear) && date(.monthDayYear, year: year) != nil)
  }

  /// The pattern of the cell in an order, such as `dd/MM/yyyy`.
  func pattern(_ order: DateOrder, shortest: Bool) -> String {
    func part(_ letter: Character, _ part: Part?) -> String {
      guard let part else { return "" }
      if part.isName { return "MMM" }
      if letter == "y" { return String(repeating: "y", count: part.digits) }
      return String(repeating: letter, count: shortest && separator != 0 ? 1 : 2)
    }
    let mark = separator == 0 ? "" : String(UnicodeScalar(separator))
    if first.isName {
      return ["MMM", part("d", second), part("y", third)].filter { !$0.isEmpty }.joined(separator: mark)
    }
    let letters: [Character]
    if second.isName {
      letters = first.digits == 4 ? ["y", "M", "d"] : ["d", "M", "y"]
    } else {
      switch order {
      case .yearMonthDay: letters = ["y", "M", "d"]
      case .dayMonthYear: letters = ["d", "M", "y"]
      case .monthDayYear: letters = ["M", "d", "y"]
      }
    }
    let parts = [part(letters[0], first), part(letters[1], second), part(letters[2], third)]
    return parts.filter { !$0.isEmpty }.joined(separator: mark) + (hasTime ? " HH:mm:ss" : "")
  }

  /// Whether the year has two digits and no part is the name of a month.
  var isShort: Bool { !first.isName && !second.isName && first.digits <= 2 && third?.digits == 2 }

  /// Whether a day or month is written with one digit.
  var hasShortPart: Bool {
    first.digits == 1 || second.digits == 1 || (third?.digits ?? 2) == 1
  }
}
