public import LedgerDomain
internal import SQLiteKit

extension LedgerWriter {
  /// Makes a recurring entry; nothing is posted yet.
  ///
  /// - Parameters:
  ///   - template: what is recorded each time.
  ///   - schedule: when.
  /// - Returns: the recurring entry.
  /// - Throws: ``LedgerError/archived(_:_:)``, ``LedgerError/transferNeedsTwoAccounts(_:)``,
  ///   ``LedgerError/transferNeedsItsKind(_:)``.
  @discardableResult
  public func addRecurring(_ template: RecurringTemplate, _ schedule: RecurrenceSchedule) throws -> RecurringEntry {
    try refuseUnusable(template)
    try refuseExcess(of: template.amount)
    return try whole {
      try ensure(template.amount.currency)
      let id = try RecurringDAO(connection: connection).insert(template, schedule)
      return try ledger.recurringStanding(id).entry
    }
  }

  /// Changes a recurring entry for all due days that nothing was decided about; what was posted stays as it is.
  ///
  /// - Parameters:
  ///   - id: the recurring entry.
  ///   - template: what is recorded each time.
  ///   - schedule: when.
  /// - Returns: the changed recurring entry.
  /// - Throws: ``LedgerError/unknownRecurring(_:known:)``; ``LedgerError/undecidedDueDays(_:first:count:)`` when a schedule that
  ///   was used already is to begin anew behind due days that nothing was decided about; what ``addRecurring(_:_:)`` throws.
  @discardableResult
  public func updateRecurring(
    _ id: RecurringEntry.ID, to template: RecurringTemplate, _ schedule: RecurrenceSchedule
  ) throws -> RecurringEntry {
    let old = try ledger.recurringStanding(id).entry
    if template != old.template { try refuseUnusable(template) }
    try refuseExcess(of: template.amount)
    let recurring = RecurringDAO(connection: connection)
    let decided = Set((try recurring.postings()[id] ?? []).map(\.dueDay))
    let schedule =
      schedule.recurrence == old.schedule.recurrence ? schedule : schedule.beginning(behind: decided, old.schedule)
    // Days to come are left out on purpose.
    if !decided.isEmpty, schedule.first > old.schedule.first, let before = schedule.first.adding(days: -1) {
      let lost = old.schedule.dueDays(in: .earliest...min(before, ledger.today)).filter { !decided.contains($0) }
      if let first = lost.first { throw LedgerError.undecidedDueDays(id, first: first, count: lost.count) }
    }
    try whole {
      try ensure(template.amount.currency)
      try recurring.update(id, to: template, schedule)
    }
    return try ledger.recurringStanding(id).entry
  }

  /// Ends a recurring entry: nothing is due from a day on. A schedule that ends earlier stays.
  ///
  /// - Parameters:
  ///   - id: the recurring entry.
  ///   - day: the first day without it.
  /// - Returns: the changed recurring entry.
  /// - Throws: ``LedgerError/unknownRecurring(_:known:)``.
  @discardableResult
  public func stopRecurring(_ id: RecurringEntry.ID, from day: CalendarDate) throws -> RecurringEntry {
    let old = try ledger.recurringStanding(id).entry
    guard old.schedule.nextDueDay(from: day) != nil, let last = day.adding(days: -1) else { return old }
    var schedule = old.schedule
    schedule.end = .until(last)
    try RecurringDAO(connection: connection).update(id, to: old.template, schedule)
    return try ledger.recurringStanding(id).entry
  }

  /// Says that nothing is to be posted for a due day.
  ///
  /// - Parameters:
  ///   - id: the recurring entry.
  ///   - day: the due day, which may be to come.
  /// - Throws: ``LedgerError/unknownRecurring(_:known:)``, ``LedgerError/notDue(_:_:next:)``,
  ///   ``LedgerError/alreadyDecided(_:_:)``.
  public func skipRecurring(_ id: RecurringEntry.ID, on day: CalendarDate) throws {
    let schedule = try ledger.recurringStanding(id).entry.schedule
    let recurring = RecurringDAO(connection: connection)
    if let posting = try recurring.postings()[id]?.first(where: { $0.dueDay == day }) {
      throw LedgerError.alreadyDecided(id, posting)
    }
    guard schedule.isDue(on: day) else { throw LedgerError.notDue(id, day, next: schedule.nextDueDay(from: day)) }
    try recurring.insert(RecurringPosting(dueDay: day, outcome: .skipped), of: id)
  }

  /// Takes back that a due day was skipped, so that it is posted when it is due.
  ///
  /// - Parameters:
  ///   - id: the recurring entry.
  ///   - day: the due day.
  /// - Throws: ``LedgerError/unknownRecurring(_:known:)``, ``LedgerError/notSkipped(_:_:)``.
  public func unskipRecurring(_ id: RecurringEntry.ID, on day: CalendarDate) throws {
    _ = try ledger.recurringStanding(id)
    guard try RecurringDAO(connection: connection).removeSkip(of: id, on: day) else {
      throw LedgerError.notSkipped(id, day)
    }
  }

  /// Removes a recurring entry for which nothing was posted or matched.
  ///
  /// - Parameter id: the recurring entry.
  /// - Returns: what was removed.
  /// - Throws: ``LedgerError/unknownRecurring(_:known:)``, ``LedgerError/recurringHasPostings(_:count:)``.
  @discardableResult
  public func removeRecurring(_ id: RecurringEntry.ID) throws -> RecurringEntry {
    let entry = try ledger.recurringStanding(id).entry
    let recurring = RecurringDAO(connection: connection)
    let count = (try recurring.postings()[id] ?? []).count { $0.entry != nil }
    if count > 0 { throw LedgerError.recurringHasPostings(id, count: count) }
    try whole { try recurring.remove(id) }
    return entry
  }

  /// Posts what is due and was not decided about: entries that are there already are matched with their due days, and for the
  /// others one is recorded. Matched entries that are uncategorized get the category. A second run finds nothing to do.
  ///
  /// - Parameters:
  ///   - day: the last due day that counts.
  ///   - renaming: tells names that rules give to payees, which entries of files may have.
  /// - Returns: what became of the due days, in order of time: also those that a person skipped since the last one that was
  ///   not, and the first one of each recurring entry that takes no new entries.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit; what `renaming` throws.
  @discardableResult
  public func postRecurring(until day: CalendarDate, renaming: PayeeRenaming? = nil) throws -> [RecurringOutcome] {
    let recurring = RecurringDAO(connection: connection)
    var outcomes = try undecidable(until: day, recurring)
    return try whole {
      for occurrence in try RecurringPlan(ledger, in: .earliest...day, renaming: renaming).occurrences {
        let posting: RecurringPosting.Outcome =
          if let match = occurrence.match { .matched(match) } else { .posted(try post(occurrence)) }
        if let match = occurrence.match { try sort(match, as: occurrence.recurring.template) }
        try recurring.insert(
          RecurringPosting(dueDay: occurrence.dueDay, outcome: posting), of: occurrence.recurring.id)
        let kind: RecurringOutcome.Kind =
          switch posting {
          case .posted(let id): .posted(try ledger.entry(id))
          case .matched(let id): .matched(try ledger.entry(id))
          case .skipped: .skipped
          }
        outcomes.append(RecurringOutcome(occurrence.recurring, dueDay: occurrence.dueDay, kind))
      }
      return outcomes.sorted { ($0.dueDay, $0.recurring.id) < ($1.dueDay, $1.recurring.id) }
    }
  }

  /// Gives an entry that waits for a category the one of the template, which a person decided on.
  private func sort(_ match: Entry.ID, as template: RecurringTemplate) throws {
    let entry = try ledger.entry(match)
    guard case .category(let category) = entry.content.allocation, category.kind == .uncategorized else { return }
    try setCategory(of: entry, to: template.category)
  }

  /// Records the entry of a due day. Its category was not given to it by hand, so that it is not remembered for the payee.
  private func post(_ occurrence: RecurringPlan.Occurrence) throws -> Entry.ID {
    let template = occurrence.recurring.template
    let content = template.content(on: occurrence.dueDay)
    guard let receiver = template.receiver else { return try insert(content) }
    return try addTransfer(content, to: receiver).out.id
  }

  /// The due days that posting only tells about.
  private func undecidable(until day: CalendarDate, _ recurring: RecurringDAO) throws -> [RecurringOutcome] {
    let postings = try recurring.postings()
    return try recurring.all(try ledger.references()).flatMap { entry -> [RecurringOutcome] in
      let own = postings[entry.id] ?? []
      let last = own.last { $0.entry != nil }?.dueDay
      let skipped = own.filter { posting in
        posting.entry == nil && posting.dueDay <= day && last.map { posting.dueDay > $0 } ?? true
      }
      let decided = Set(own.map(\.dueDay))
      let held =
        entry.template.isArchived
        ? entry.schedule.dueDays(in: .earliest...day).first { !decided.contains($0) } : nil
      return skipped.map { RecurringOutcome(entry, dueDay: $0.dueDay, .skipped) }
        + (held.map { [RecurringOutcome(entry, dueDay: $0, .held)] } ?? [])
    }
  }

  /// Archived categories and accounts take no new entries, and a transfer has two accounts and a category of its kind.
  private func refuseUnusable(_ template: RecurringTemplate) throws {
    if template.category.isArchived { throw LedgerError.archived(.category, template.category.name) }
    for account in [template.account, template.receiver].compactMap({ $0 }) where account.isArchived {
      throw LedgerError.archived(.account, account.name)
    }
    guard let receiver = template.receiver else { return }
    if receiver.id == template.account.id { throw LedgerError.transferNeedsTwoAccounts(receiver.name) }
    if template.category.kind != .transfer { throw LedgerError.transferNeedsItsKind(template.category) }
  }
}
