internal import LedgerDomain
internal import SQLiteKit

/// What is to become of the due days of a stretch of time that nothing was decided about: for which of them an entry is there
/// already, decided for all together, since the nearest entry is taken and each only once.
struct RecurringPlan {
  /// How many days an entry may lie before or after the due day that it stands for, as for rows of files (SEMANTICS §7).
  static let mostDays = TypedEntries.mostDays

  /// A due day.
  struct Occurrence {
    let recurring: RecurringEntry
    let dueDay: CalendarDate
    /// The entry that is there already.
    var match: Entry.ID?
  }

  private struct Pair {
    let occurrence: Int
    let candidate: RecurringDAO.Candidate
    let rank: (Int, Int32, Int, Int, Int, Int64)
  }

  /// The due days in order of time, of equal ones that of the older recurring entry first. What takes no new entries is none of
  /// them.
  private(set) var occurrences: [Occurrence] = []

  /// Plans for the due days of a stretch of time.
  init(_ ledger: Ledger, in days: ClosedRange<CalendarDate>, renaming: PayeeRenaming?) throws {
    let recurring = RecurringDAO(connection: ledger.connection)
    let all = try recurring.all(try ledger.references()).filter { !$0.template.isArchived }
    if all.isEmpty { return }
    let postings = try recurring.postings()
    for entry in all {
      let decided = Set((postings[entry.id] ?? []).map(\.dueDay))
      for day in entry.schedule.dueDays(in: days) where !decided.contains(day) {
        occurrences.append(Occurrence(recurring: entry, dueDay: day))
      }
    }
    occurrences.sort { ($0.dueDay, $0.recurring.id) < ($1.dueDay, $1.recurring.id) }
    try match(ledger, recurring, renaming)
  }

  private mutating func match(_ ledger: Ledger, _ recurring: RecurringDAO, _ renaming: PayeeRenaming?) throws {
    var pairs: [Pair] = []
    let uncategorized = Set(try ledger.categories().filter { $0.kind == .uncategorized }.map(\.id))
    var payees: [RecurringEntry.ID: Set<FoldedText>] = [:]
    for (index, occurrence) in occurrences.enumerated() {
      let template = occurrence.recurring.template
      let names =
        try payees[occurrence.recurring.id]
        ?? Set(
          [template.payee, try renaming?(template.content(on: occurrence.dueDay))].compactMap {
            $0.map { FoldedText($0) }
          })
      payees[occurrence.recurring.id] = names
      for candidate in try candidates(for: occurrence, recurring) {
        guard let closeness = RecurringPlan.closeness(of: candidate, to: template, payees: names, uncategorized)
        else { continue }
        let distance = candidate.date.dayNumber - occurrence.dueDay.dayNumber
        let isOther = abs(candidate.amount.minorUnits) != abs(template.amount.minorUnits)
        pairs.append(
          Pair(
            occurrence: index, candidate: candidate,
            rank: (closeness, abs(distance), isOther ? 1 : 0, distance < 0 ? 1 : 0, index, candidate.entry.rawValue)))
      }
    }
    var taken: Set<Entry.ID> = []
    for pair in pairs.sorted(by: { $0.rank < $1.rank })
    where occurrences[pair.occurrence].match == nil && !taken.contains(pair.candidate.entry) {
      occurrences[pair.occurrence].match = pair.candidate.entry
      taken.formUnion([pair.candidate.entry, pair.candidate.peer].compactMap { $0 })
    }
  }

  private func candidates(for occurrence: Occurrence, _ recurring: RecurringDAO) throws -> [RecurringDAO.Candidate] {
    let template = occurrence.recurring.template
    let first = occurrence.dueDay.adding(days: -RecurringPlan.mostDays) ?? .earliest
    let last = occurrence.dueDay.adding(days: RecurringPlan.mostDays) ?? .latest
    // A little more than the tolerance, which decides below.
    let magnitude = Int64(clamping: template.amount.minorUnits.magnitude)
    let margin = Int64(clamping: Int128(magnitude) * Int128(template.tolerance?.millionths ?? 0) / 1_000_000 + 1)
    return try recurring.candidates(
      in: first...last, accounts: (template.account.id, template.receiver?.id ?? template.account.id),
      magnitudes: max(0, magnitude - margin)...(magnitude > .max - margin ? .max : magnitude + margin))
  }

  /// How surely an entry is the payment of a template: 0 by its payee or as the same transfer, 1 by its category alone, 2 when it
  /// has the very amount and nobody has said yet what it is for; nil when it is another one.
  private static func closeness(
    of candidate: RecurringDAO.Candidate, to template: RecurringTemplate, payees: Set<FoldedText>,
    _ uncategorized: Set<Category.ID>
  ) -> Int? {
    guard isMoved(candidate, by: template) else { return nil }
    if let receiver = template.receiver, let peer = candidate.peerAccount {
      return Set([candidate.account, peer]) == [template.account.id, receiver.id] ? 0 : nil
    }
    if let payee = candidate.payee, payees.contains(payee) { return 0 }
    if candidate.category == template.category.id { return 1 }
    let isOpen = candidate.category.map(uncategorized.contains) ?? false
    return isOpen && candidate.amount == template.amount && template.receiver == nil ? 2 : nil
  }

  /// Whether the account and the amount are those of the template, or of the leg of its transfer that raises an account.
  private static func isMoved(_ candidate: RecurringDAO.Candidate, by template: RecurringTemplate) -> Bool {
    if candidate.account == template.account.id, template.accepts(candidate.amount) { return true }
    guard let receiver = template.receiver, candidate.account == receiver.id else { return false }
    return (try? candidate.amount.negated()) == template.amount
  }
}
