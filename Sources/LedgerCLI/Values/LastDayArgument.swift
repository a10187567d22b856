internal import CommandLineKit
internal import LedgerDomain

/// The last day on which something granted can be used, as typed: `2027-03-31`, `03-31`, `15m` or `2y`.
struct LastDayArgument: ExpressibleByArgument {
  private let date: TypedDate?
  private let validity: LeaveValidity?
  private let text: String

  init(argument: String) throws {
    text = argument
    validity = LeaveValidity(text: argument)
    date = TypedDate(text: argument)
    if validity == nil, date == nil {
      throw ArgumentValueError(reason: "it is no last day such as 2027-03-31 or 03-31, nor a time such as 15m or 2y")
    }
  }

  /// The last day of what is granted on a day.
  func lastDay(from day: CalendarDate, in context: Context) throws -> CalendarDate {
    guard let last = try validity.map({ $0.lastDay(from: day) }) ?? date.map(context.date) else {
      throw CommandFailure.dateOutOfRange
    }
    guard last >= day else {
      throw CommandLineError.invalidValue(
        argument: "--expires", value: text, reason: "it lies before \(day), the day of the grant")
    }
    return last
  }
}
