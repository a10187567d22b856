internal import LedgerDomain
internal import LedgerReports

/// What `add` says: the new entries, and in one line where their categories and the month, or the accounts of a transfer,
/// now stand.
struct AddedDocument: ReportDocument {
  /// Where a category stands in the month of an entry, and where the month stands.
  struct Standing {
    let category: Category
    let position: BudgetPosition
    let month: MonthExpense
  }

  private let entries: EntryListDocument
  private let added: [Entry]
  private let standings: [Standing]
  private let accounts: [AccountStanding]
  private let balance: BalanceCard?

  /// Makes the document; `accounts` are those of a transfer, else none, and `balance` is the one that was consumed.
  init(_ added: [Entry], standings: [Standing], accounts: [AccountStanding], balance: BalanceCard? = nil) {
    entries = EntryListDocument(added)
    self.added = added
    self.standings = standings
    self.accounts = accounts
    self.balance = balance
  }

  var json: JSONValue { entries.json }
  var csv: CSVTable { entries.csv }

  func text(_ style: TextStyle) -> String {
    let lines = added.map { "Added entry \($0.id.rawValue): \(EntrySentence.summary($0))" }
    return (lines + [standingLine]).filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
      + (balance.map { BalanceStandingDocument($0).text(style) } ?? "")
  }

  private var standingLine: String {
    let counted = standings.filter { $0.category.kind != .transfer }
    if let currency = counted.first?.position.consumed.currency, let amount = added.first?.content.amount,
      amount.currency != currency
    {
      return "Sums are in \(currency); amounts in \(amount.currency) stand apart in reports, not converted."
    }
    var parts = counted.map { standing in
      standing.category.kind == .income
        ? "Income of \(standing.month.month): \(standing.month.income.groupedText)"
        : "\(VisibleText.of(standing.category.name)): \(Standing.sentence(standing.position))"
    }
    if let spending = counted.first(where: { $0.category.kind != .income }) {
      let month = spending.month.month
      parts.append("\(month.name) \(month.year): \(Standing.sentence(spending.month.position))")
    }
    parts += accounts.map { "\(VisibleText.of($0.account.name)): \($0.balance.groupedText) \($0.balance.currency)" }
    return parts.joined(separator: " · ")
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
