internal import LedgerDomain
internal import LedgerReports

/// What `recurring add`, `edit`, `stop`, `skip` and `remove` say about the recurring entry.
struct RecurringChangedDocument: ReportDocument {
  private let standing: RecurringStanding
  private let verb: String

  init(_ standing: RecurringStanding, verb: String) {
    self.standing = standing
    self.verb = verb
  }

  var json: JSONValue { RecurringListDocument([standing]).json }
  var csv: CSVTable { RecurringListDocument([standing]).csv }

  func text(_ style: TextStyle) -> String {
    "\(verb) recurring entry \(standing.entry.id.rawValue): \(RecurringSentence.summary(standing.entry))\n"
      + "\(RecurringSentence.next(standing))\n"
  }
}
