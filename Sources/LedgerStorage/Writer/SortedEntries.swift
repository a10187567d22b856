public import LedgerDomain

/// Entries that were sorted into one category, by a person or by a rule that a person has just made, with what takes it back.
public struct SortedEntries {
  /// The category that was given.
  public let category: Category
  /// The entries with where they counted before and afterwards.
  var entries: [(id: Entry.ID, before: Allocation, after: Allocation, marks: RuleDAO.HandMarks)] = []

  init(category: Category) { self.category = category }

  /// The entries, in the order in which they were sorted.
  public var ids: [Entry.ID] { entries.map(\.id) }
}
