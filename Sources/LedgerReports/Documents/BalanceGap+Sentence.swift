internal import LedgerDomain

extension BalanceGap {
  /// What does not join, in a sentence.
  var sentence: String {
    let (first, last) = (days.lowerBound, days.upperBound)
    let span = first == last ? "on \(first)" : "between \(first) and \(last)"
    switch kind {
    case .missing:
      let files =
        before.batch == after.batch
        ? "the balance in the file of import \(before.batch) goes from \(before.balance) to \(after.balance)"
        : "the file of import \(before.batch) ends with a balance of \(before.balance), and that of import "
          + "\(after.batch) begins from \(after.balance)"
      return "account \(account): \(span) \(amount.textWithCurrency) is missing; \(files)"
    case .disagreement:
      return "account \(account): \(span) the files of imports \(before.batch) and \(after.batch) do not agree by "
        + "\(amount.textWithCurrency); they state balances of \(before.balance) and \(after.balance)"
    }
  }
}
