/// What consumption is told apart by.
public enum ConsumptionGrouping: String, CaseIterable, Sendable {
  /// The categories of entries and of the lines of splits.
  case category
  /// Who was paid.
  case payee
  /// The accounts that paid.
  case account
  /// The tags, of which an entry may have several or none.
  case tag

  /// Whether one entry can stand in several groups, so that the groups add up to more than was consumed.
  public var overlaps: Bool { self == .tag }
}
