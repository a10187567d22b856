internal import CommandLineKit
internal import LedgerDomain

/// Reads the options that recurring entries have besides those of all entries.
enum RecurringReading {
  /// The amount without a sign, which is more than nothing.
  static func amount(_ text: String, argument: String, currency: Currency) throws -> Money {
    let amount = try AmountReading.amount(
      text, argument: argument, currency: currency, negativeAdvice: "for money that comes back use --refund")
    if amount.isZero { throw CommandLineError.invalidValue(argument: argument, value: text, reason: "it is nothing") }
    return amount
  }

  /// How often and on which day.
  static func recurrence(_ every: RecurrenceInterval, on day: RecurrenceDay?, from first: CalendarDate) throws
    -> Recurrence
  {
    guard let recurrence = Recurrence(every, on: day, from: first) else {
      throw CommandLineError.invalidValue(
        argument: "--on", value: "\(day.map(\.description) ?? "")",
        reason: every.unit == .week
          ? "with weeks it is a weekday such as mon"
          : every.unit == .month
            ? "with months it is a day of the month, 1 to 31" : "with years it is a day such as 03-15")
    }
    return recurrence
  }

  /// When the schedule ends.
  static func end(until day: CalendarDate?, count: Int?, isUntilGiven: Bool) throws -> RecurrenceSchedule.End {
    if isUntilGiven, count != nil {
      throw CommandLineError.invalidUsage(reason: "--until and --count exclude each other")
    }
    if let count, count < 1 {
      throw CommandLineError.invalidValue(argument: "--count", value: "\(count)", reason: "it is below 1")
    }
    return day.map { .until($0) } ?? count.map { .count($0) } ?? .never
  }

  /// The tolerance of a percent.
  static func tolerance(_ percent: PercentArgument?) throws -> AmountTolerance? {
    guard let percent else { return nil }
    guard let tolerance = AmountTolerance(millionths: percent.ratio.part) else {
      throw CommandLineError.invalidValue(
        argument: "--about", value: percent.defaultValueDescription, reason: "it is not above 0 and up to 100 %")
    }
    return tolerance
  }
}
