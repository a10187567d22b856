/// What an entry consumes of a leave-style balance: a bill paid by a gift card, a visit that was paid in advance.
public struct EntryConsumption: Hashable, Sendable {
  /// The balance.
  public let balance: LeaveBalance
  /// How much, above 0, in the unit's small units; nil for the entry's own amount, in a balance of money in its currency.
  public let scaled: Int64?

  /// Makes a value.
  public init(_ balance: LeaveBalance, scaled: Int64? = nil) {
    self.balance = balance
    self.scaled = scaled
  }

  /// The event that an entry is for the balance. An entry that brings money in gives back.
  ///
  /// - Parameters:
  ///   - id: the entry's number; nil when it has none yet.
  ///   - content: what the entry holds.
  /// - Returns: the consumption.
  public func event(of id: Entry.ID?, _ content: EntryContent) -> LeaveEvent {
    let own = content.amount.minorUnits
    return LeaveEvent(
      kind: .consume, date: content.date, scaled: scaled.map { own > 0 ? -$0 : $0 } ?? -own,
      note: content.note ?? content.payee, origin: id.map { .entry($0) } ?? .typed)
  }
}
