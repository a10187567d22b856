import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static func history(
    _ name: String, _ months: [MonthExpense], in code: String = "USD", unconverted: [UnconvertedSum] = [],
    today: String = "2026-11-29", category: String? = nil
  ) -> Sample {
    Sample(
      "history-" + name,
      HistoryDocument(
        History(
          currency: currency(code), months: months, unconverted: unconverted, begin: months.first?.month,
          category: category),
        today: date(today)))
  }

  /// Month by month.
  static let histories: [Sample] = [
    history(
      "normal",
      [
        Made.expense("2026-06", "812.40", of: nil), Made.expense("2026-07", "1000.00", of: "1000.00"),
        Made.expense("2026-08", "1050.01", of: "1000.00"), Made.expense("2026-09", "12.00", of: "0.00"),
        Made.expense("2026-10", "-20.00", of: "100.00"), Made.expense("2026-11", "996.00", of: "1000.00"),
        Made.expense("2026-12", "0.00", of: "1000.00", future: true),
      ], unconverted: [Made.unconverted("19.90", "0.00", "EUR")]),
    history(
      "category", [Made.expense("2026-10", "80.00", of: "100.00"), Made.expense("2026-11", "20.00", of: "100.00")],
      category: "Food & <drinks> that nobody has room for in a single line"),
    history("empty", months("2025-12", "2026-11").months.map { Made.expense("\($0)", "0.00", of: nil) }),
    history(
      "refunds", [Made.expense("2026-10", "300.00", of: "500.00"), Made.expense("2026-11", "-1013.05", of: "500.00")]),
    history("first-month", [Made.expense("2026-11", "5.00", of: "10.00")]),
    history(
      "seven-digits",
      [
        Made.expense("2026-09", "1234567.89", of: "2000000.00"),
        Made.expense("2026-10", "7654321.00", of: "1000000.00"),
      ]),
    history(
      "too-large",
      [
        Made.expense("2026-09", "92233720368547758.07", of: "0.01"),
        Made.expense("2026-10", "92233720368547758.07", of: nil),
      ]),
    history(
      "planned",
      [
        Made.expense("2026-11", "96.00", of: "100.00"), Made.expense("2026-12", "60.00", of: "100.00", future: true),
        Made.expense("2027-01", "0.00", of: "100.00", future: true),
      ]),
    history(
      "ten-years",
      months("2017-01", "2026-12").months.enumerated().map {
        Made.expense("\($1)", "\($0 * 7).50", of: $0 > 12 ? "500.00" : nil)
      }),
    history("yen", [Made.expense("2026-10", "45000", of: "60000", in: "JPY")], in: "JPY"),
  ]

  private static func report(
    _ range: MonthRange, _ spent: [(LedgerDomain.Category, BudgetPosition)], of budget: String?,
    income: String = "0.00",
    unconverted: [UnconvertedSum] = []
  ) -> PeriodReport {
    let breakdown = Made.breakdown(spent)
    return PeriodReport(
      months: range, days: MonthCalendar().days(of: range), breakdown: breakdown,
      position: Made.position(breakdown.total.description, of: budget),
      income: usd(income), unconverted: unconverted)
  }

  private static let mixed: [(LedgerDomain.Category, BudgetPosition)] = [
    (Made.groceries, Made.position("1200.00", of: "1500.00", carried: "40.00")),
    (Made.home, Made.position("750.00", of: "700.00")), (Made.health, Made.position("-12.00", of: "60.00")),
    (Made.education, Made.position("60.00", of: "60.00")), (Made.care, Made.position("0.00", of: "0.00")),
  ]

  /// Categories over some months.
  static let periods: [Sample] = [
    Sample(
      "breakdown-quarter",
      BreakdownDocument(
        report(
          months("2026-07", "2026-09"), mixed, of: nil, income: "9000.00",
          unconverted: [Made.unconverted("-5.00", "1.00", "EUR")]))),
    Sample("breakdown-empty", BreakdownDocument(report(MonthRange(month("2026-11")), [], of: nil))),
    Sample(
      "budget-normal", BudgetDocument(report(MonthRange(month("2026-11")), mixed, of: "2500.00", income: "3000.00"))),
    Sample(
      "budget-over",
      BudgetDocument(
        report(
          MonthRange(month("2026-11")),
          [
            (Made.groceries, Made.position("130.00", of: "100.00")), (Made.home, Made.position("12.00", of: "0.00")),
            (Made.category("住居費と光熱費のすべてをここに"), Made.position("1999999.99", of: "2000000.00")),
          ], of: "100.00"))),
    Sample("budget-empty", BudgetDocument(report(MonthRange(month("2026-11")), [], of: nil))),
  ]

  private static let cards: [BalanceCard] = [
    Made.card("Annual leave", granted: 30_000, taken: 10_000),
    Made.card(
      "Gym visits", .counted("visits"), granted: 10_000, taken: 9_960, planned: 1_000, expired: 40, color: 0xf59e0b),
    Made.card("Overtime", .time, granted: 74_000, taken: 440, color: 0x6366f1),
    Made.card("Budget for books", .money(currency("USD")), granted: 1_234_567, taken: 1_234_567, color: 0xdb2777),
    Made.card("Parental leave", granted: 0),
    Made.card("Sick leave", granted: 5_000, taken: 6_250, color: 0xdc2626),
    Made.card("無給休暇 🏖️ with a long name that no card has enough room for, whatever its width", granted: 0, taken: 1_000),
  ]

  /// Leave-style balances.
  static let balances: [Sample] = [
    Sample("balances-normal", BalancesDocument(cards)), Sample("balances-empty", BalancesDocument([])),
    Sample("balance-list-normal", BalanceListDocument(cards)), Sample("balance-list-empty", BalanceListDocument([])),
    Sample("balances-expiring", BalancesDocument(expiringCards)),
    Sample("balance-list-expiring", BalanceListDocument(expiringCards)),
    Sample("balance-log-normal", LeaveLogDocument(leaveLog, today: date("2026-11-29"))),
  ]

  /// A year of leave with all kinds of events: what a rule carries over and lets expire, an entry, a plan, a cancelled event
  /// and a remark that is no text.
  private static let leaveRecord = LeaveRecord(
    LeaveBalance(
      id: .init(rawValue: 1), name: "Annual leave\u{1b}[31m", unit: .counted("days"), color: HexColor(rgb: 0x14b8a6),
      allowsOverdraft: false),
    recorded: [
      LeaveEvent(
        kind: .consume, date: date("2025-07-01"), scaled: 12_500, note: "\u{1b}[2J=1+1", id: .init(rawValue: 1)),
      LeaveEvent(kind: .consume, date: date("2026-03-02"), scaled: 2000, origin: .entry(.init(rawValue: 7))),
      LeaveEvent(kind: .adjust, date: date("2026-05-01"), scaled: -1500, id: .init(rawValue: 2), isCancelled: true),
      LeaveEvent(
        kind: .grant, date: date("2026-06-01"), scaled: 3000, expires: date("2026-12-28"), id: .init(rawValue: 3)),
      LeaveEvent(
        kind: .consume, date: date("2026-12-28"), until: date("2026-12-31"), scaled: 4000, id: .init(rawValue: 4)),
    ],
    rules: [
      LeaveRule(
        id: .init(rawValue: 1), schedule: .renewal(.year, .most(5000), prorates: false), scaled: 20_000,
        from: date("2025-01-01"), validity: .months(3))
    ])

  private static let leaveLog = Made.unfailing { try LeaveLog(leaveRecord, through: date("2026-11-29")) }

  private static let expiringCards = [Made.unfailing { try leaveRecord.card(asOf: date("2026-11-29")) }]
}
