internal import LedgerDomain

extension RowOutcome.Reason {
  /// The reason in a few words.
  var sentence: String {
    switch self {
    case .deletedByOwner: "deleted by you"
    case .knownFromOtherColumns(let entry): "the same as entry \(entry.rawValue), from a file with other columns"
    case .resembles(let entry):
      "may be entry \(entry.rawValue) under another text; if so, 'ledger delete' removes one of the two"
    case .linkedTo(let entry): "your entry \(entry.rawValue)"
    case .restored: "had been deleted by you"
    }
  }
}

extension TransferPair.Doubt {
  /// The doubt in a few words.
  var sentence: String {
    switch self {
    case .othersFit(let entries):
      switch entries.map({ String($0.rawValue) }) {
      case let only where only.count == 1: "entry \(only[0]) fits as well"
      case let few where few.count <= 3:
        "entries \(few.dropLast().joined(separator: ", ")) and \(few[few.count - 1]) fit as well"
      case let many: "entries \(many.prefix(3).joined(separator: ", ")) and more fit as well"
      }
    case .isSorted: "one of them has a category of its own"
    }
  }
}
