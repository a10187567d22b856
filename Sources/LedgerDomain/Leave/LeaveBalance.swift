/// A leave-style balance: something granted and consumed, such as days of leave or visits of a card.
public struct LeaveBalance: Identifiable, Hashable, Sendable {
  /// The number of a balance within one ledger.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number as stored.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The balance's number.
  public let id: ID
  /// The name, unique in its ledger regardless of case.
  public let name: String
  /// The unit of its quantities.
  public let unit: LeaveUnit
  /// The colour of its card.
  public let color: HexColor
  /// Whether more may be consumed than there is.
  public let allowsOverdraft: Bool
  /// Whether it is out of use: it takes no events and stands in no report.
  public let isArchived: Bool

  /// Makes a balance value; only the ledger's storage gives it a number that means something.
  public init(id: ID, name: String, unit: LeaveUnit, color: HexColor, allowsOverdraft: Bool, isArchived: Bool = false) {
    self.id = id
    self.name = name
    self.unit = unit
    self.color = color
    self.allowsOverdraft = allowsOverdraft
    self.isArchived = isArchived
  }
}
