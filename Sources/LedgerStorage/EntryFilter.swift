public import LedgerDomain

/// Which entries to list. Conditions that are set must all hold.
public struct EntryFilter: Sendable {
  /// The first day, included.
  public var firstDay: CalendarDate?
  /// The last day, included.
  public var lastDay: CalendarDate?
  /// The categories, any of which will do, also in a line of a split.
  public var categories: [Category.ID]?
  /// The account.
  public var account: Account.ID?
  /// A part of the payee's name, regardless of case.
  public var payeeText: String?
  /// A tag.
  public var tag: String?
  /// The smallest amount, regardless of its sign; entries in other currencies are compared by the same number.
  public var minimum: Money?
  /// The largest amount, regardless of its sign; entries in other currencies are compared by the same number.
  public var maximum: Money?
  /// The numbers of the entries.
  public var ids: [Entry.ID]?
  /// The number of the import that brought them, or whose rows are linked to them.
  public var importBatch: Int64?
  /// How many entries at most, the newest.
  public var limit: Int?

  /// A filter that lets every entry pass.
  public init() {}
}
