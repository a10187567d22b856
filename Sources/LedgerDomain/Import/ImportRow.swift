/// One row of a bank's file, read and proved, before it becomes an entry.
public struct ImportRow: Hashable, Sendable {
  /// The physical line on which the row begins, from 1.
  public var line: Int
  /// The day of the purchase, else of the booking.
  public var date: CalendarDate
  /// The change of the account's balance: negative is money out.
  public var amount: Money
  /// Who was paid, or who paid.
  public var payee: String?
  /// What else the bank says about it.
  public var note: String?
  /// The bank's own id of the row; nil when there is none.
  public var reference: String?
  /// The running balance that the bank states after the row.
  public var balance: Money?
  /// The category that the file names.
  public var category: String?
  /// What the file calls the own account that the row changes; nil when it does not say.
  public var account: String?
  /// Whether the bank has booked or only announced it.
  public var status: EntryStatus

  /// Makes a row.
  public init(
    line: Int, date: CalendarDate, amount: Money, payee: String? = nil, note: String? = nil,
    reference: String? = nil, balance: Money? = nil, category: String? = nil, account: String? = nil,
    status: EntryStatus = .posted
  ) {
    self.line = line
    self.date = date
    self.amount = amount
    self.payee = payee
    self.note = note
    self.reference = reference
    self.balance = balance
    self.category = category
    self.account = account
    self.status = status
  }
}
