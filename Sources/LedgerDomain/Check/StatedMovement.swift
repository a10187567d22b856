/// A row of a bank's file as far as it moves the account's balance.
public struct StatedMovement: Hashable, Sendable {
  /// The row's day.
  public let day: CalendarDate
  /// The change of the balance in minor units; negative is money out.
  public let minorUnits: Int64
  /// The balance that the bank states after the row; nil when it states none.
  public let balance: Int64?

  /// Describes a row.
  public init(day: CalendarDate, minorUnits: Int64, balance: Int64?) {
    self.day = day
    self.minorUnits = minorUnits
    self.balance = balance
  }
}
