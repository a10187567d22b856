internal import LedgerDomain
internal import LedgerReports

/// What `add` says: the new entries, and where their categories and the month now stand.
struct AddedDocument: ReportDocument {
  struct Standing {
    let category: Category
    let position: BudgetPosition
    let month: MonthExpense
  }

  private let entries: EntryListDocument
  private let added: [Entry]
  private let standings: [Standing]

  init(_ added: [Entry], standings: [Standing]) {
    entries = EntryListDocument(added)
    self.added = added
    self.standings = standings
  }

  var json: JSONValue { entries.json }
  var csv: CSVTable { entries.csv }

  func text(_ style: TextStyle) -> String {
    let lines = added.map { "Added entry \($0.id.rawValue): \(EntrySentence.summary($0))" }
    let counted = standings.filter { $0.category.kind != .transfer }
    let parts = counted.map { standing in
      standing.category.kind == .income
        ? "Income of \(standing.month.month): \(standing.month.income.groupedText)"
        : "\(VisibleText.of(standing.category.name)): \(Standing.sentence(standing.position))"
    }
    let spends = counted.first { $0.category.kind != .income }
    let month = spends.map { ["\($0.month.month.name): \(Standing.sentence($0.month.position))"] } ?? []
    return (lines + [(parts + month).joined(separator: " · ")]).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}

extension AddedDocument.Standing {
  /// A position in a few words: `42.50 of 500.00 consumed (8 %), 457.50 left`.
  static func sentence(_ position: BudgetPosition) -> String {
    let consumed = position.consumed.groupedText
    guard let available = position.available, let remaining = position.remaining else {
      return "\(consumed) consumed, no budget"
    }
    let rest =
      switch position.status {
      case .over: "over by \(remaining.groupedText.dropFirst())"
      case .usedUp: "used up"
      case .within, .unbudgeted: "\(remaining.groupedText) left"
      }
    return "\(consumed) of \(available.groupedText) consumed (\(position.percentConsumed.percentText)), \(rest)"
  }
}
