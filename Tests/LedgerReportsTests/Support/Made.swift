import LedgerDomain
import TestSupport

/// Domain values for reports, made from short texts. A text that stands for nothing is a fault of the test.
enum Made {
  static func category(_ name: String, _ from: UInt32 = 0x34d399, _ to: UInt32 = 0x059669, id: Int64 = 1)
    -> LedgerDomain.Category
  {
    LedgerDomain.Category(
      id: .init(rawValue: id), name: name, kind: .spending,
      colors: Gradient(from: HexColor(rgb: from), to: HexColor(rgb: to)), isArchived: false)
  }

  static let november = month("2026-11")

  static func day(_ iso: String) -> CalendarDate { date(iso) }

  static let groceries = category("Groceries", 0x34d399, 0x059669)
  static let education = category("Education", 0x818cf8, 0x4f46e5)
  static let home = category("Home", 0xfbbf24, 0xd97706)
  static let health = category("Health", 0xf87171, 0xdc2626)
  static let care = category("Personal care", 0xf472b6, 0xdb2777)

  /// A position, where nil is "no budget".
  static func position(_ consumed: String, of budget: String?, carried: String? = nil, in code: String = "USD")
    -> BudgetPosition
  {
    unfailing {
      try BudgetPosition(
        budget: budget.map { money($0, code) }, carried: carried.map { money($0, code) },
        consumed: money(consumed, code))
    }
  }

  static func expense(
    _ name: String, _ consumed: String, of budget: String?, income: String? = nil, future: Bool = false,
    in code: String = "USD"
  ) -> MonthExpense {
    MonthExpense(
      span: MonthSpan(month(name)), position: position(consumed, of: budget, in: code),
      income: income.map { money($0, code) } ?? .zero(currency(code)), isFuture: future)
  }

  static func breakdown(_ spent: [(LedgerDomain.Category, BudgetPosition)], in code: String = "USD") -> Breakdown {
    unfailing { try Breakdown(spent.map { ($0.0, $0.1) }, currency: currency(code)) }
  }

  static func card(
    _ name: String, _ unit: LeaveUnit = .counted("days"), granted: Int64, taken: Int64 = 0, planned: Int64 = 0,
    expired: Int64 = 0, color: UInt32 = 0x14b8a6
  ) -> BalanceCard {
    let source = LeaveBalance(
      id: .init(rawValue: 1), name: name, unit: unit, color: HexColor(rgb: color), allowsOverdraft: true)
    let events: [LeaveEvent] = [
      LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: granted),
      LeaveEvent(kind: .consume, date: date("2026-06-01"), scaled: taken),
      LeaveEvent(kind: .consume, date: date("2026-12-21"), scaled: planned),
      LeaveEvent(kind: .expire, date: date("2026-04-01"), scaled: expired),
    ]
    return unfailing { try BalanceCard(source, events: events, asOf: date("2026-11-29")) }
  }

  static func unconverted(_ consumed: String, _ income: String, _ code: String) -> UnconvertedSum {
    UnconvertedSum(consumed: money(consumed, code), income: money(income, code))
  }

  static func unfailing<Value>(_ make: () throws -> Value) -> Value {
    do { return try make() } catch { preconditionFailure("the test's own value is wrong: \(error)") }
  }
}
