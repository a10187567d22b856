import LedgerDomain
import TestSupport

@testable import LedgerStorage

/// A ledger of a made-up household, addressed by names as a person does.
struct Household {
  static let today = date("2026-11-29")
  static let now = "2026-11-29T08:30:00Z"

  let ledger: Ledger

  init(_ location: LedgerLocation = .memory, timeoutMilliseconds: Int = 30_000) throws {
    ledger = try Ledger(
      at: location, today: Household.today, now: Household.now, timeoutMilliseconds: timeoutMilliseconds)
  }

  func category(_ name: String) throws -> LedgerDomain.Category { try ledger.category(named: name) }

  func account(_ name: String) throws -> Account { try ledger.account(named: name) }

  /// An entry that is not stored; the amount is signed as on a bank statement.
  func content(
    _ amount: String, _ category: String, on day: String = "2026-11-03", in currency: String = "USD",
    account: String = "Cash", payee: String? = nil, note: String? = nil, tags: [String] = [],
    status: EntryStatus = .posted
  ) throws -> EntryContent {
    EntryContent(
      date: date(day), amount: money(amount, currency), allocation: .category(try self.category(category)),
      payee: payee, account: try self.account(account), note: note, tags: tags, status: status)
  }

  /// A split entry that is not stored; its amount is the sum of its lines.
  func splitContent(_ lines: [(category: String, amount: String)], on day: String = "2026-11-03") throws
    -> EntryContent
  {
    let lines = try lines.map { Split.Line(category: try category($0.category), amount: usd($0.amount)) }
    let total = try Money.sum(lines.map(\.amount), in: .usd)
    return EntryContent(
      date: date(day), amount: total, allocation: .split(try Split(total: total, lines: lines)),
      account: try account("Cash"))
  }

  @discardableResult
  func store(_ content: EntryContent) throws -> Entry { try ledger.write { try $0.addEntry(content) } }

  @discardableResult
  func add(
    _ amount: String, _ category: String, on day: String = "2026-11-03", in currency: String = "USD",
    account: String = "Cash", status: EntryStatus = .posted
  ) throws -> Entry {
    try store(try content(amount, category, on: day, in: currency, account: account, status: status))
  }

  @discardableResult
  func addAccount(_ name: String, opening: Money = usd("0.00")) throws -> Account {
    try ledger.write { try $0.addAccount(named: name, opening: opening) }
  }

  @discardableResult
  func addCategory(_ name: String, _ kind: CategoryKind = .spending) throws -> LedgerDomain.Category {
    try ledger.write { try $0.addCategory(named: name, kind: kind) }
  }

  /// Decides a budget; nil is none.
  func budget(
    _ amount: String?, _ scope: BudgetSchedule.Rule.Scope, _ iso: String, of category: String? = nil
  ) throws {
    let rule = BudgetSchedule.Rule(month: month(iso), scope: scope, amount: amount.map { usd($0) })
    try ledger.write { try $0.setBudget(rule, of: try category.map { try self.category($0) }) }
  }

  func expense(_ iso: String) throws -> MonthExpense { try ledger.monthReport(month(iso)).expense }
}
