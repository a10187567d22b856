internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

extension Context {
  /// Tells the names that the ledger's rules give to payees.
  func payeeRenaming() throws -> PayeeRenaming {
    let ledger = try ledger
    // Few commands come to a recurring entry, so that rules are compiled for the first one.
    var compiled: RuleSet?
    return { content in
      let rules = try compiled ?? RuleSet(try ledger.rules())
      compiled = rules
      return try rules.match(content)?.payee
    }
  }

  /// The report of a month, with what recurring entries will add to it.
  func monthReport(_ month: Month, depth: Int? = nil) throws -> MonthReport {
    try ledger.monthReport(month, depth: depth, renaming: try payeeRenaming())
  }

  /// Posts the recurring entries that are due where the ledger was told to, and says so; else says that some are due.
  func postDue() throws {
    guard try ledger.dueRecurringCount() > 0, try !isDueInLockedPeriod() else { return }
    let posted = try ledger.postsRecurring() ? try ledger.write(as: .automatic) { try postDue($0) } : []
    try tellPosted(posted)
  }

  /// Posts the recurring entries that are due where the ledger was told to, as part of a change; what became of them.
  func postDue(_ writer: LedgerWriter) throws -> [RecurringOutcome] {
    guard try ledger.postsRecurring(), try ledger.dueRecurringCount() > 0, try !isDueInLockedPeriod() else { return [] }
    return try writer.postRecurring(until: today, renaming: try payeeRenaming())
  }

  /// Whether something is due in the locked period, which is not posted without being asked for; it is said then.
  private func isDueInLockedPeriod() throws -> Bool {
    guard !isForced, let last = try ledger.lockedUntil(),
      let standing = try ledger.recurringStandings().first(where: {
        $0.status == .due && $0.next.map { $0 <= last } ?? false
      })
    else { return false }
    let number = standing.entry.id.rawValue
    tell(
      "Nothing that is due was posted: recurring entry \(number) fell due in the period that is locked until \(last). 'ledger "
        + "recurring skip \(number) DATE' passes over a day, 'ledger recurring post --force' posts all the same.")
    return true
  }

  /// Says what was posted without being asked for, and how much is due and was not.
  func tellPosted(_ outcomes: [RecurringOutcome]) throws {
    for outcome in outcomes {
      let number = outcome.recurring.id.rawValue
      switch outcome.kind {
      case .posted(let entry):
        tell("Posted recurring entry \(number) as entry \(entry.id.rawValue): \(EntrySentence.summary(entry))")
      case .matched(let entry):
        tell(
          "Matched \(outcome.dueDay) of recurring entry \(number) with entry \(entry.id.rawValue): "
            + EntrySentence.summary(entry))
      case .skipped, .held: break
      }
    }
    try tellDoubts(about: outcomes)
    switch try ledger.dueRecurringCount() {
    case 0: break
    case 1: tell("A recurring entry is due; 'ledger recurring post' posts it.")
    case let count: tell("\(count) recurring entries are due; 'ledger recurring post' posts them.")
    }
  }

  /// Says what may count twice, and what a transfer did not reach.
  func tellDoubts(about outcomes: [RecurringOutcome]) throws {
    for outcome in outcomes {
      switch outcome.kind {
      case .posted(let entry):
        guard let imported = try ledger.importedEntry(like: entry.content) else { continue }
        tell(
          """
          An import brought entry \(imported.id.rawValue) before: \(EntrySentence.summary(imported))
          If it is the same payment as entry \(entry.id.rawValue), both count now; take one back with: ledger delete \
          \(entry.id.rawValue)
          """)
      case .matched(let entry):
        guard let receiver = outcome.recurring.template.receiver, entry.transferPeer == nil else { continue }
        tell(
          """
          Entry \(entry.id.rawValue) is one leg of the transfer to \(VisibleText.of(receiver.name)) alone; the other one comes \
          with the file of that account.
          """)
      case .skipped, .held: break
      }
    }
  }
}
