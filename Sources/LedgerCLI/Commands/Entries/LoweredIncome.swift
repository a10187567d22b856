internal import LedgerDomain
internal import LedgerReports

/// Money out in a category of income: right for pay that was given back, and more often a mistake.
enum LoweredIncome {
  /// What to say about an entry that was given its category; nil when it lowers no income.
  static func advice(on content: EntryContent) -> String? {
    guard let part = content.parts.first(where: { $0.category.kind == .income && $0.amount.isNegative }) else {
      return nil
    }
    return """
      \(VisibleText.of(part.category.name)) counts money in: this entry of \(part.amount.groupedText) \
      \(part.amount.currency) lowers it. For money out use a category of spending.
      """
  }
}
