internal import LedgerDomain

/// The leave-style balances with their events, read once for any number of months.
struct BalanceSeries {
  private let today: CalendarDate
  private let calendar: MonthCalendar
  private let balances: [(balance: LeaveBalance, events: [LeaveEvent])]

  init(_ ledger: Ledger) throws {
    today = ledger.today
    calendar = try ledger.calendar()
    balances = try ledger.balances().map { ($0, try ledger.events(of: $0)) }
  }

  /// The rings of all balances as they stood on the last day of a month, or stand today while it lasts.
  func rings(in month: Month) throws -> [Ring] {
    try cards(asOf: min(calendar.lastDay(of: month), today)).map { Ring($0) }
  }

  /// The balances as of a day.
  func cards(asOf day: CalendarDate) throws -> [BalanceCard] {
    try balances.map { try BalanceCard($0.balance, events: $0.events, asOf: day) }
  }
}
