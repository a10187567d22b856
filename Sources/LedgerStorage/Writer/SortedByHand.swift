public import LedgerDomain

/// Entries that a person sorted into one category, with what takes it back.
public struct SortedByHand {
  /// The category that was given.
  public let category: Category
  /// The entries with where they counted before and afterwards.
  var entries: [(id: Entry.ID, before: Allocation, after: Allocation, marks: RuleDAO.HandMarks)] = []

  init(category: Category) { self.category = category }

  /// The entries, in the order in which they were sorted.
  public var ids: [Entry.ID] { entries.map(\.id) }
}
