internal import LedgerDomain
internal import LedgerReports

/// A recurring entry in one line.
enum RecurringSentence {
  /// Amount, category, payee, accounts and schedule.
  static func summary(_ entry: RecurringEntry) -> String {
    let template = entry.template
    let accounts = [template.account.name, template.receiver?.name].compactMap { $0 }.joined(separator: " to ")
    let texts = [template.category.name, template.payee, accounts].compactMap { $0 }.map { VisibleText.of($0) }
    let about = template.tolerance.map { " (about, within \($0.percentText))" } ?? ""
    return
      (["\(template.amount.groupedText) \(template.amount.currency)\(about)"] + texts
      + ["every \(entry.schedule.recurrence.words)"]).joined(separator: "  ")
  }

  /// When it is due next, and what is due already.
  static func next(_ standing: RecurringStanding) -> String {
    guard let next = standing.next else { return "No due day is left." }
    switch standing.dueCount {
    case 0: return "Next due on \(next)."
    case 1: return "Due since \(next); 'ledger recurring post' posts it."
    default: return "\(standing.dueCount) due days since \(next); 'ledger recurring post' posts them."
    }
  }
}
