import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

extension Household {
  /// Makes a recurring entry; the amount is signed as on a bank statement.
  @discardableResult
  func recur(
    _ amount: String, _ category: String, every: String = "month", from: String, end: RecurrenceSchedule.End = .never,
    payee: String? = nil, about percent: Int64? = nil, account: String = "Cash", to: String? = nil,
    in currency: String = "USD"
  ) throws -> RecurringEntry {
    let first = date(from)
    let interval = try #require(RecurrenceInterval(text: every))
    let template = RecurringTemplate(
      amount: money(amount, currency), tolerance: percent.flatMap { AmountTolerance(millionths: $0 * 10_000) },
      category: try self.category(category), receiver: try to.map { try self.account($0) }, payee: payee,
      account: try self.account(account))
    let schedule = RecurrenceSchedule(
      try #require(Recurrence(interval, on: nil, from: first)), from: first, end: end)
    return try ledger.write { try $0.addRecurring(template, schedule) }
  }

  /// Posts what is due, and says in a word each what became of the due days.
  @discardableResult
  func post(until day: String = "2026-11-29", renaming: PayeeRenaming? = nil) throws -> [String] {
    let outcomes = try ledger.write { try $0.postRecurring(until: date(day), renaming: renaming) }
    try Recomputation.expectEqual(ledger.connection)
    return outcomes.map { outcome in
      let what =
        switch outcome.kind {
        case .posted(let entry): "posted \(entry.id.rawValue)"
        case .matched(let entry): "matched \(entry.id.rawValue)"
        case .skipped: "skipped"
        case .held: "held"
        }
      return "\(outcome.dueDay) \(what)"
    }
  }

  /// What became of the due days of a recurring entry, in a word each.
  func postings(of entry: RecurringEntry) throws -> [String] {
    try ledger.recurringPostings(of: entry.id).map { posting, entry in
      switch posting.outcome {
      case .posted(let id): "\(posting.dueDay) posted \(id.rawValue)\(entry == nil ? " deleted" : "")"
      case .matched(let id): "\(posting.dueDay) matched \(id.rawValue)\(entry == nil ? " deleted" : "")"
      case .skipped: "\(posting.dueDay) skipped"
      }
    }
  }

  func delete(_ id: Int64) throws {
    try ledger.write { try $0.deleteEntry(Entry.ID(rawValue: id)) }
  }
}
