internal import LedgerDomain

extension BudgetPosition {
  /// What is left of a budget or how far it is over: `10.72 left`, `over by 56.58`, `used up`, `no budget`.
  var standingInWords: String {
    guard let remaining else { return status.words }
    return switch status {
    case .over: "over by \(remaining.groupedMagnitude)"
    case .usedUp, .unbudgeted: status.words
    case .within: "\(remaining.groupedText) left"
    }
  }

  /// The same with a sign in front of what is over, so that colour is not the only one; nil without a budget.
  var markedStanding: String? {
    switch status {
    case .unbudgeted: nil
    case .over: "▲ \(standingInWords)"
    case .within, .usedUp: standingInWords
    }
  }
}
