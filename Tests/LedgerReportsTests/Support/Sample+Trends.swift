import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static let today = date("2026-11-12")

  private static func stretches(
    _ length: StretchLength, _ first: String, _ last: String, startDay: Int = 1
  ) -> [MonthStretch] {
    let starts = [MonthStart(day: startDay, from: month("2000-01"))].compactMap { $0 }
    return length.stretches(over: months(first, last), in: MonthCalendar(starts))
  }

  private static func table(
    _ name: String, by grouping: ConsumptionGrouping, _ stretches: [MonthStretch],
    _ groups: [ConsumptionGroup: (Int) -> String], total: (Int) -> String, top: Int = 10, category: String? = nil,
    begin: String? = "2025-12", unconverted: [UnconvertedSum] = []
  ) -> Sample {
    Sample(
      "table-" + name,
      GroupedHistoryDocument(
        Made.unfailing {
          try GroupedHistory(
            by: grouping, stretches: stretches,
            groups: groups.mapValues { amount in stretches.indices.map { usd(amount($0)) } },
            total: stretches.indices.map { usd(total($0)) }, in: .usd, top: top, category: category,
            unconverted: unconverted, begin: begin.map { month($0) }, today: today)
        }, today: today))
  }

  private static let year = stretches(.month, "2025-12", "2026-11")

  /// Tables of groups and months.
  static let tables: [Sample] = [
    table(
      "normal", by: .category, year,
      [
        .named("Groceries"): { "\(400 + $0).50" }, .named("Home"): { _ in "1100.00" },
        .named("Health"): { $0 == 3 ? "-30.00" : "0.00" }, .named("Gifts"): { $0 == 0 ? "75.40" : "0.00" },
      ], total: { "\(1500 + $0 + ($0 == 3 ? -30 : 0)).\($0 == 0 ? 90 : 50)" }, top: 2,
      unconverted: [Made.unconverted("19.90", "0.00", "EUR")]),
    table(
      "payees", by: .payee, stretches(.month, "2026-09", "2027-01"),
      [
        .named("Northside Market"): { $0 < 3 ? "100.00" : "0.00" }, .unnamed: { $0 < 3 ? "20.00" : "0.00" },
        .named("A payee whose name goes on for longer than any column has room for"): { $0 < 3 ? "7.25" : "0.00" },
      ], total: { $0 < 3 ? "127.25" : "0.00" }, category: "Food", begin: "2026-10"),
    table(
      "tags", by: .tag, stretches(.quarter, "2026-01", "2026-12", startDay: 25),
      [
        .named("holiday"): { _ in "300.00" }, .named("work"): { _ in "200.00" }, .named("zoo"): { _ in "1.00" },
        .unnamed: { _ in "50.00" },
      ], total: { _ in "450.00" }, top: 2),
    table(
      "seven-digits", by: .account, year, [.named("Checking"): { _ in "7654321.00" }], total: { _ in "7654321.00" }),
    table(
      "hostile-names", by: .payee, stretches(.year, "2025-01", "2026-01"),
      [
        .named("\u{1b}[31mred\u{7}"): { _ in "5.00" }, .named("=1+1"): { _ in "4.00" },
        .named("食料品と日用品、そして家族みんなのお菓子"): { _ in "3.00" }, .named("\"quoted\", 👨‍👩‍👧"): { _ in "2.00" },
      ], total: { _ in "14.00" }, begin: "2026-02"),
    table("empty", by: .tag, year, [:], total: { _ in "0.00" }, begin: nil),
  ]

  private static func quarters(_ name: String, _ length: StretchLength, category: String?, begin: String?) -> Sample {
    let parts = stretches(length, "2025-10", "2027-03")
    return Sample(
      "stretches-" + name,
      StretchHistoryDocument(
        StretchHistory(
          length: length, currency: .usd, category: category,
          stretches: parts.enumerated().map { index, stretch in
            StretchExpense(
              stretch: stretch,
              position: stretch.isFuture(today: today)
                ? Made.position("0.00", of: "300.00")
                : Made.position("\(index * 90 + 40).00", of: index == 0 ? nil : "300.00"),
              isFuture: stretch.isFuture(today: today),
              isComplete: stretch.isComplete(since: begin.map { month($0) }, today: today))
          }, unconverted: [], begin: begin.map { month($0) }), today: today))
  }

  private static func comparison(
    _ name: String, _ figures: [(now: String, before: String?)], first: String = "2026-08", startDay: Int = 1,
    unconverted: [UnconvertedSum] = []
  ) -> Sample {
    let last = month(first).adding(months: figures.count - 1)!
    let parts = stretches(.month, first, "\(last)", startDay: startDay)
    let begin = month("2025-09")
    return Sample(
      "comparison-" + name,
      YearComparisonDocument(
        YearComparison(
          length: .month, currency: .usd, category: nil,
          pairs: zip(parts, figures).map { stretch, figures in
            let label = stretch.months.first.adding(months: -12)!
            let earlier = stretches(.month, "\(label)", "\(label)", startDay: startDay)[0]
            return YearComparison.Pair(
              stretch: stretch, earlier: earlier,
              change: Made.unfailing {
                try ConsumptionChange(from: figures.before.map { usd($0) }, to: usd(figures.now))
              }, isFuture: stretch.isFuture(today: today),
              isComplete: stretch.isComplete(since: begin, today: today)
                && earlier.isComplete(since: begin, today: today))
          }, unconverted: unconverted, earlierUnconverted: unconverted, begin: begin), today: today))
  }

  private static func changes(
    _ name: String, of label: String = "2026-11", by grouping: ConsumptionGrouping = .category, compared: MonthRange?,
    _ groups: [ConsumptionGroup: (month: String, before: String)], total: (month: String, before: String),
    top: Int? = nil
  ) -> Sample {
    Sample(
      "changes-" + name,
      ChangesDocument(
        Made.unfailing {
          try ChangesReport(
            span: MonthSpan(month(label)), by: grouping, compared: compared,
            groups: groups.mapValues { (month: usd($0.month), before: usd($0.before)) },
            total: (month: usd(total.month), before: usd(total.before)), in: .usd,
            unconverted: [Made.unconverted("19.90", "0.00", "EUR")])
        }, today: today, top: top))
  }

  private static let changed: [ConsumptionGroup: (month: String, before: String)] = [
    .named("Groceries"): ("412.30", "4800.00"), .named("Home"): ("0.00", "12000.00"),
    .named("Gifts"): ("1275.40", "0.00"), .named("Health"): ("12.00", "-60.00"), .named("Travel"): ("60.00", "720.00"),
  ]

  /// Trends: quarters, years beside each other, changes.
  static let trends: [Sample] =
    tables + [
      quarters("normal", .quarter, category: nil, begin: "2025-11"),
      quarters("years", .year, category: "Food", begin: "2026-01"),
      comparison(
        "normal",
        [
          ("120.00", nil), ("1100.00", "1000.00"), ("80.00", "0.00"), ("12.50", "940.00"), ("0.00", "33.00"),
          ("5.00", "-7.00"),
        ], unconverted: [Made.unconverted("19.90", "0.00", "EUR")]),
      comparison("pay-day", [("1234567.89", "7654321.00"), ("0.00", "0.00")], first: "2026-10", startDay: 25),
      comparison(
        "too-large",
        [("92233720368547758.07", "1.00"), ("92233720368547758.07", "1.00")], first: "2026-09"),
      changes(
        "normal", compared: months("2025-11", "2026-10"), changed, total: (month: "1759.70", before: "17460.00")),
      changes(
        "ended", of: "2026-10", by: .payee, compared: MonthRange(month("2026-09")),
        [.unnamed: ("5.00", "0.00"), .named("Corner shop"): ("0.00", "12.00"), .named("Kiosk"): ("2.00", "2.50")],
        total: (month: "7.00", before: "14.50"), top: 2),
      changes("alone", compared: nil, [.named("Home"): ("5.00", "0.00")], total: (month: "5.00", before: "0.00")),
      changes(
        "to-come", of: "2027-02", compared: months("2026-02", "2026-10"), changed,
        total: (month: "0.00", before: "17460.00")),
      changes("empty", compared: nil, [:], total: (month: "0.00", before: "0.00")),
    ]
}
