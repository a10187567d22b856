/// A category that entries are sorted into.
public struct Category: Identifiable, Hashable, Sendable {
  /// The number of a category within one ledger.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number as stored.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The category's number.
  public let id: ID
  /// The name, unique in its ledger regardless of case.
  public let name: String
  /// What its entries count as.
  public let kind: CategoryKind
  /// The two ends of its gradient in pictures.
  public let colors: Gradient
  /// Whether it takes no new entries and is left out of lists.
  public let isArchived: Bool

  /// Makes a category value; only the ledger's storage gives it a number that means something.
  public init(id: ID, name: String, kind: CategoryKind, colors: Gradient, isArchived: Bool) {
    self.id = id
    self.name = name
    self.kind = kind
    self.colors = colors
    self.isArchived = isArchived
  }
}
