internal import LedgerDomain
internal import LedgerStorage

extension Failure {
  /// The sentence for what was refused about a recurring entry.
  static func recurringSentence(_ error: LedgerError) -> String {
    switch error {
    case .unknownRecurring(let id, let known):
      "There is no recurring entry \(id.rawValue). "
        + (known.isEmpty
          ? "There is none yet; 'ledger recurring add' makes one." : "'ledger recurring list' shows the numbers.")
    case .notDue(let id, let day, let next):
      "Recurring entry \(id.rawValue) is not due on \(day)"
        + (next.map { "; the next due day is \($0)." } ?? ", and not on any later day.")
    case .alreadyDecided(let id, let posting):
      switch posting.outcome {
      case .posted(let entry), .matched(let entry):
        "Entry \(entry.rawValue) stands for \(posting.dueDay) of recurring entry \(id.rawValue) already. "
          + "'ledger delete \(entry.rawValue)' deletes it, and it is not posted again."
      case .skipped:
        "\(posting.dueDay) of recurring entry \(id.rawValue) is skipped already. --restore takes that back."
      }
    case .notSkipped(let id, let day): "\(day) of recurring entry \(id.rawValue) is not skipped."
    case .undecidedDueDays(let id, let first, let count):
      "Recurring entry \(id.rawValue) has \(count == 1 ? "a due day" : "\(count) due days") since \(first) for which nothing "
        + "was posted. Post or skip first: 'ledger recurring post', 'ledger recurring skip \(id.rawValue) DATE'."
    case .recurringHasPostings(let id, let count):
      "Recurring entry \(id.rawValue) cannot be removed: \(count == 1 ? "an entry was" : "\(count) entries were") posted or "
        + "matched for it. 'ledger recurring stop \(id.rawValue)' ends it."
    default: preconditionFailure("\(error) is not about a recurring entry")
    }
  }
}
