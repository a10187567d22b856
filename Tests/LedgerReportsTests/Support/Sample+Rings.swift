import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static func rings(_ name: String, _ rings: [Ring], month label: String = "2026-11") -> Sample {
    Sample(
      "rings-" + name,
      RingsDocument(
        RingsReport(span: MonthSpan(month(label)), currency: .usd, rings: rings), today: date("2026-11-29")))
  }

  private static func ring(_ category: LedgerDomain.Category, _ consumed: String, of budget: String?) -> Ring {
    Ring(category, Made.position(consumed, of: budget))
  }

  /// Rings of a month.
  static let rings: [Sample] = [
    rings(
      "normal",
      [
        ring(Made.groceries, "400.00", of: "500.00"), Ring(Made.card("Annual leave", granted: 30_000, taken: 21_000)),
        ring(Made.home, "600.00", of: "1000.00"),
      ]),
    rings("empty", []),
    rings("planned", [ring(Made.groceries, "48.00", of: "100.00")], month: "2026-12"),
    rings(
      "thirteen-digits",
      [
        Ring(wholeMonth: Made.position("9469135780258.90", of: "9999999999999.99")),
        ring(Made.home, "6234567890123.45", of: "5000000000000.00"),
      ]),
    rings("whole-month", [Ring(wholeMonth: Made.position("1234.50", of: "2000.00"))]),
    rings("over-nothing", [ring(Made.health, "12.00", of: "0.00")]),
    rings(
      "almost-full",
      [
        ring(Made.groceries, "99.99", of: "100.00"), ring(Made.education, "96.00", of: "100.00"),
        ring(Made.home, "205.00", of: "100.00"), ring(Made.care, "199.00", of: "100.00"),
        ring(Made.health, "12.00", of: "0.00"),
      ]),
    rings("one", [ring(Made.groceries, "0.01", of: "100.00")], month: "2026-10"),
    rings(
      "over",
      [
        ring(Made.groceries, "1250.00", of: "500.00"), ring(Made.education, "12.00", of: "0.00"),
        ring(Made.health, "60.00", of: "60.00"), ring(Made.care, "-20.00", of: "100.00"),
        ring(Made.home, "12.00", of: nil),
        Ring(Made.card("Flexitime", .time, granted: 2_400, taken: 2_900, color: 0x6366f1)),
        Ring(Made.card("Nothing granted", granted: 0)),
      ]),
    rings(
      "hostile-names",
      [
        ring(Made.category("<img src=x onerror=alert(1)>"), "400.00", of: "500.00"),
        ring(Made.category("食料品と日用品、そして家族みんなのお菓子"), "300.00", of: "200.00"),
        ring(
          Made.category("\u{1b}[31m\u{0}\u{7} ]]> \"quoted\" 'too' & \u{202e}tfel\u{200f}"), "1234567.89",
          of: "2000000.00"),
        Ring(
          Made.card(
            "👨‍👩‍👧 Family 🏝️ and a name that is far too long for a card", .counted("working days"), granted: 25_500,
            taken: 12_250)
        ),
      ]),
    rings("twelve", (1...12).map { ring(Made.category("Category \($0)"), "\($0 * 8).00", of: "100.00") }),
  ]
}
