import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static let today = date("2026-11-29")

  /// The twelve months up to November 2026, of which the last is given.
  private static func year(endingWith last: MonthExpense, in code: String = "USD") -> [MonthExpense] {
    let earlier: [(String, String?)] = [
      ("1820", nil), ("1500", "2000"), ("2000", "2000"), ("2140", "2000"), ("990", "2000"), ("1996", "2000"),
      ("2", "2000"), ("0", "2000"), ("-40", "2000"), ("12", "0"), ("1234", "2000"),
    ]
    return zip(months("2025-12", "2026-10").months, earlier).map { month, figures in
      Made.expense("\(month)", exact(figures.0, code), of: figures.1.map { exact($0, code) }, in: code)
    } + [last]
  }

  /// A whole number of major units in the exact form of a currency.
  static func exact(_ whole: String, _ code: String) -> String {
    let decimals = currency(code).exponent
    return decimals == 0 ? whole : whole + "." + String(repeating: "0", count: decimals)
  }

  private static func screen(
    _ name: String, _ spent: [(LedgerDomain.Category, BudgetPosition)], of budget: String?, income: String? = nil,
    in code: String = "USD", balances: [BalanceCard] = [], unconverted: [UnconvertedSum] = [],
    months: [MonthExpense]? = nil, expected: ExpectedAmounts? = nil
  ) -> Sample {
    let breakdown = Made.breakdown(spent, in: code)
    let expense = Made.expense("2026-11", breakdown.total.description, of: budget, income: income, in: code)
    return Sample(
      "month-" + name,
      MonthDocument(
        MonthReport(
          expense: expense, breakdown: breakdown, months: months ?? year(endingWith: expense, in: code),
          balances: balances, unconverted: unconverted, expected: expected),
        today: today))
  }

  private static func expecting(_ consumed: String, _ income: String, _ count: Int) -> ExpectedAmounts {
    ExpectedAmounts(until: date("2026-11-30"), consumed: usd(consumed), income: usd(income), count: count)
  }

  private static func at(_ consumed: String, of budget: String? = nil, in code: String = "USD") -> BudgetPosition {
    Made.position(consumed, of: budget, in: code)
  }

  /// The screens of a month.
  static let screens: [Sample] = [
    screen(
      "normal",
      [
        (Made.groceries, at("400.00", of: "500.00")), (Made.home, at("250.00")),
        (Made.education, at("102.50", of: "100.00")), (Made.health, at("60.00", of: "60.00")),
        (Made.care, at("30.00")),
      ], of: "2000.00", income: "3000.00",
      balances: [
        Made.card("Annual leave", granted: 30_000, taken: 10_000),
        Made.card("Gym visits", .counted("visits"), granted: 10_000, taken: 7_500, planned: 1_000, color: 0xf59e0b),
        Made.card("Flexitime", .time, granted: 2_400, taken: 440, expired: 60, color: 0x6366f1),
      ]),
    screen("empty", [], of: nil, months: emptyYear),
    screen(
      "over-budget", [(Made.groceries, at("1900.00", of: "1500.00")), (Made.home, at("250.40"))], of: "2000.00",
      income: "0.00"),
    screen("used-up", [(Made.groceries, at("2000.00", of: "2000.00"))], of: "2000.00"),
    screen("zero-budget-unspent", [(Made.groceries, at("0.00", of: "0.00"))], of: "0.00"),
    screen("zero-budget-spent", [(Made.groceries, at("12.00", of: "0.00"))], of: "0.00"),
    screen(
      "without-budget", [(Made.groceries, at("400.00")), (Made.home, at("250.00"))], of: nil, months: unbudgetedYear),
    screen("refund-only", [(Made.groceries, at("-20.00", of: "100.00"))], of: "100.00"),
    screen(
      "refund-beside-spending",
      [(Made.groceries, at("300.00")), (Made.home, at("-19.99")), (Made.care, at("0.00"))], of: "1000.00"),
    screen("one-category", [(Made.groceries, at("0.01"))], of: "100.00", income: "12.34"),
    screen("forty-categories", forty, of: "50000.00", income: "61234.00"),
    screen(
      "yen",
      [(Made.groceries, at("45000", of: "60000", in: "JPY")), (Made.home, at("120000", in: "JPY"))], of: "200000",
      income: "350000", in: "JPY",
      balances: [Made.card("Travel", .money(currency("JPY")), granted: 100_000, taken: 33_000)]),
    screen(
      "dinar", [(Made.groceries, at("45.125", of: "60.000", in: "KWD")), (Made.home, at("120.500", in: "KWD"))],
      of: "200.000", income: "350.000", in: "KWD"),
    screen(
      "hostile-names",
      [
        (Made.category("食料品と日用品、そして家族みんなのお菓子"), at("400.00", of: "500.00")),
        (Made.category("👨‍👩‍👧 Family 🇩🇪 ❤️ 1️⃣"), at("300.00", of: "200.00")),
        (Made.category("Cafe\u{301} a\u{308}\u{323} 한국어"), at("101.00")),
        (
          Made.category("The name of this category goes on for longer than any line has room for"),
          at("50.00", of: "60.00")
        ),
        (Made.category("\u{1b}[31mred\u{7}\u{9b}2J"), at("25.00")),
        (Made.category("right \u{202e}tfel\u{202c} left\nnew line"), at("12.50")),
        (Made.category("<b>&amp;</b> \"quoted\", =1+1"), at("6.25")),
      ], of: "900.00",
      balances: [
        Made.card("長期休暇\u{1b}[2J 🏝️ and a name that is far too long for a card", granted: 25_500, taken: 12_250)
      ]),
    screen(
      "seven-digits",
      [
        (Made.groceries, at("1234567.89", of: "1500000.00")), (Made.education, at("7654321.00", of: "1000000.00")),
        (Made.home, at("9000000.00")),
      ], of: "9999999.99", income: "8888888.88"),
    screen(
      "other-currencies", [(Made.groceries, at("400.00"))], of: "500.00",
      unconverted: [Made.unconverted("1234.50", "0.00", "EUR"), Made.unconverted("900", "120000", "JPY")]),
    screen(
      "largest-amounts", [(Made.groceries, at("92233720368547758.07", of: "0.01"))], of: "0.01",
      income: "92233720368547758.07"),
    screen(
      "expecting", [(Made.groceries, at("400.00", of: "500.00"))], of: "2000.00", income: "0.00",
      expected: expecting("800.00", "0.00", 2)),
    screen(
      "expecting-too-much", [(Made.groceries, at("400.00", of: "500.00"))], of: "1000.00", income: "0.00",
      expected: expecting("1834.50", "3000.00", 12)),
    screen(
      "expecting-income", [(Made.groceries, at("400.00"))], of: nil, income: "0.00",
      expected: expecting("0.00", "3000.00", 1)),
    past,
    // The window holds months without a budget, as when one is set for the first time.
    screen(
      "some-unbudgeted", [(Made.groceries, at("400.00", of: "500.00"))], of: "500.00",
      months: year { index in (index < 3 ? nil : index == 5 ? "100.00" : "800.00", "400.00") }),
    planned,
    screen(
      "percents", [(Made.groceries, at("400.00", of: "500.00"))], of: "500.00",
      months: year { index in ("100.00", index == 4 ? "1234.50" : index == 5 ? "-203.00" : "50.00") }),
    screen("forty-budgets", fortyBudgets, of: "50000.00", income: "61234.00"),
    screen("forty-wide-names", fortyNamed("漢字の非常に長いカテゴリー名前がここにありますよ本当に長いです"), of: "50000.00"),
    screen(
      "forty-long-names", fortyNamed("A category whose name has some sixty letters and no more"), of: "50000.00"),
    screen(
      "thirteen-digits",
      [
        (Made.home, at("1234567890123.45", of: "5000000000000.00")),
        (Made.groceries, at("8234567890123.45", of: nil)), (Made.health, at("12.00", of: nil)),
      ], of: "9999999999999.99"),
  ]

  /// Twelve months up to November 2026, each with its budget and what was consumed.
  private static func year(_ figures: (Int) -> (budget: String?, consumed: String)) -> [MonthExpense] {
    months("2025-12", "2026-11").months.enumerated().map { index, month in
      let (budget, consumed) = figures(index)
      return Made.expense("\(month)", consumed, of: budget)
    }
  }

  private static func fortyNamed(_ name: String) -> [(LedgerDomain.Category, BudgetPosition)] {
    (1...40).map { number in
      (
        Made.category("\(name)\(number)", UInt32(number) * 0x05_1f0b, 0xff_ffff - UInt32(number) * 0x05_1f0b),
        at("\(3000 + number * 17).01", of: "\(number * 600).00")
      )
    }
  }

  private static let fortyBudgets = (1...40).map { number in
    (
      Made.category(
        "Category with a name \(number)", UInt32(number) * 0x05_1f0b, 0xff_ffff - UInt32(number) * 0x05_1f0b),
      at("\(number * number).99", of: number % 4 == 0 ? "100.00" : "1900.00")
    )
  }

  /// The last two months are to come, and something is planned in the first of them.
  private static let planned: Sample = {
    let year = months("2026-02", "2027-01").months.enumerated().map {
      Made.expense("\($1)", $0 < 10 ? "400.00" : $0 == 10 ? "600.00" : "0.00", of: "800.00", future: $0 > 9)
    }
    return Sample(
      "month-planned",
      MonthDocument(
        MonthReport(
          expense: year[11], breakdown: Made.breakdown([]), months: year, balances: [], unconverted: []),
        today: today))
  }()

  private static let emptyYear = months("2025-12", "2026-11").months.map {
    Made.expense("\($0)", "0.00", of: nil)
  }

  private static let unbudgetedYear = months("2025-12", "2026-11").months.enumerated().map {
    Made.expense("\($1)", "\($0 * 60 - 10).00", of: nil)
  }

  private static let forty = (1...40).map { number in
    (
      Made.category("Category \(number)", UInt32(number) * 0x05_1f0b, 0xff_ffff - UInt32(number) * 0x05_1f0b),
      at("\(number * number).00", of: number % 4 == 0 ? "900.00" : nil)
    )
  }

  /// A month whose year reaches into the future.
  private static let past: Sample = {
    let year = months("2026-04", "2027-03").months.enumerated().map {
      Made.expense("\($1)", $0 < 8 ? "\(120 * ($0 + 1)).00" : "0.00", of: "800.00", future: $0 > 7)
    }
    return Sample(
      "month-to-come",
      MonthDocument(
        MonthReport(
          expense: year[11], breakdown: Made.breakdown([]), months: year, balances: [], unconverted: []),
        today: today))
  }()
}
