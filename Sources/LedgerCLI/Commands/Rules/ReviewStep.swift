internal import LedgerDomain
internal import LedgerStorage

/// An answer of a review that can be taken back.
struct ReviewStep {
  /// What the answer was.
  enum Answer {
    /// A category for the entry, beside the one that was proposed first for its payee until then.
    case category(proposedBefore: Category?)
    /// A rule.
    case rule(Rule)
  }

  var answer: Answer
  /// The place of the entry that was shown.
  let index: Int
  /// The entry as it was then.
  let entry: Entry
  let category: Category
  /// What was sorted.
  var sorted: [SortedEntries]

  /// Whose category it tells; what a part of an entry was says nothing about its payee.
  var payee: String? {
    if case .split = entry.content.allocation { nil } else { entry.content.payee }
  }
}
