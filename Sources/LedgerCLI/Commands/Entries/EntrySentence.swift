internal import LedgerDomain
internal import LedgerReports

/// One entry in one line.
enum EntrySentence {
  /// Date, amount, category, payee and account.
  static func summary(_ entry: Entry) -> String {
    let content = entry.content
    let category =
      switch content.allocation {
      case .category(let category): category.name
      case .split(let split): split.lines.map { "\($0.category.name) \($0.amount)" }.joined(separator: " + ")
      }
    let texts = [category, content.payee, content.account.name].compactMap { $0 }.map { "\(VisibleText.of($0))" }
    return (["\(content.date)", "\(content.amount.groupedText) \(content.amount.currency)"] + texts)
      .joined(separator: "  ")
  }
}
