public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// The recurring entries with where they stand today, in the order in which they were made.
  ///
  /// - Returns: the recurring entries, those that have ended included.
  /// - Throws: `SQLiteError`.
  public func recurringStandings() throws -> [RecurringStanding] {
    try read {
      let recurring = RecurringDAO(connection: connection)
      let all = try recurring.all(try references())
      if all.isEmpty { return [] }
      let postings = try recurring.postings()
      return all.map { standing(of: $0, postings[$0.id] ?? []) }
    }
  }

  /// The recurring entry with a number.
  ///
  /// - Parameter id: the number.
  /// - Returns: the recurring entry with where it stands today.
  /// - Throws: ``LedgerError/unknownRecurring(_:known:)``.
  public func recurringStanding(_ id: RecurringEntry.ID) throws -> RecurringStanding {
    let all = try recurringStandings()
    guard let standing = all.first(where: { $0.entry.id == id }) else {
      throw LedgerError.unknownRecurring(id, known: all.map(\.entry.id))
    }
    return standing
  }

  /// What became of the due days of a recurring entry.
  ///
  /// - Parameter id: the recurring entry.
  /// - Returns: the postings in order of time, each with its entry; nil where it was skipped, or the entry deleted since.
  /// - Throws: `SQLiteError`.
  public func recurringPostings(of id: RecurringEntry.ID) throws -> [(posting: RecurringPosting, entry: Entry?)] {
    try read {
      try (RecurringDAO(connection: connection).postings()[id] ?? []).map { posting in
        var filter = EntryFilter()
        filter.ids = posting.entry.map { [$0] } ?? []
        return (posting, posting.entry == nil ? nil : try entries(matching: filter).first)
      }
    }
  }

  /// Whether recurring entries that are due are posted without being asked for.
  ///
  /// - Returns: whether they are.
  /// - Throws: `SQLiteError`; ``LedgerError/damaged(_:)``.
  public func postsRecurring() throws -> Bool {
    switch try SettingDAO(connection: connection).value(.postRecurring) {
    case nil, "ask": false
    case "auto": true
    default: throw LedgerError.damaged(.setting("post-recurring"))
    }
  }

  /// How many due days up to today nothing was decided about, of recurring entries that can be posted.
  ///
  /// - Returns: the count.
  /// - Throws: `SQLiteError`.
  public func dueRecurringCount() throws -> Int {
    try recurringStandings().reduce(0) { $0 + ($1.status == .due ? $1.dueCount : 0) }
  }

  /// The entry, posted for a recurring one, that is nearest to a typed one of the same account and amount, and so may be the
  /// same payment.
  ///
  /// - Parameter typed: the entry that was typed after it.
  /// - Returns: the nearest one; nil without any.
  /// - Throws: `SQLiteError`.
  public func postedEntry(like typed: Entry) throws -> Entry? {
    try RecurringDAO(connection: connection)
      .nearestPosted(to: typed.content, except: typed.id, within: RecurringPlan.mostDays).map(entry)
  }

  private func standing(of entry: RecurringEntry, _ postings: [RecurringPosting]) -> RecurringStanding {
    let decided = Set(postings.map(\.dueDay))
    var next: CalendarDate?
    var dueCount = 0
    for day in entry.schedule.dueDays(in: .earliest...(.latest)) where !decided.contains(day) {
      next = next ?? day
      guard day <= today else { break }
      dueCount += 1
    }
    return RecurringStanding(entry, next: next, dueCount: dueCount)
  }
}
