/// One row of a bank's file, read and proved, before it becomes an entry.
public struct ImportRow: Hashable, Sendable {
  /// One part of a row that the file itself divides among several categories.
  public struct Part: Hashable, Sendable {
    /// The category that the file names; nil when it names none.
    public var category: String?
    /// What the file calls the own account that the part comes from or goes to; nil when it is no transfer.
    public var otherAccount: String?
    /// The part, with the sign of the account: negative is money out.
    public var amount: Money
    /// What the file says about this part.
    public var note: String?

    /// Makes a part.
    public init(category: String? = nil, otherAccount: String? = nil, amount: Money, note: String? = nil) {
      self.category = category
      self.otherAccount = otherAccount
      self.amount = amount
      self.note = note
    }
  }

  /// The physical line on which the row begins, from 1.
  public var line: Int
  /// Which part of the text, from that line on, is the row's; nil for one whole line, and when the reader does not say.
  public var extent: RowExtent?
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
  /// The category that the file names; nil for a row with ``splits``.
  public var category: String?
  /// What the file calls the own account that the row changes; nil when it does not say.
  public var account: String?
  /// What the file calls the other own account of a transfer; nil when it does not say that the row is one.
  public var otherAccount: String?
  /// Whether the bank has booked or only announced it.
  public var status: EntryStatus
  /// The parts that the file divides the row into: none, or two and more that add up exactly to ``amount``.
  public var splits: [Part]

  /// Makes a row.
  public init(
    line: Int, extent: RowExtent? = nil, date: CalendarDate, amount: Money, payee: String? = nil, note: String? = nil,
    reference: String? = nil, balance: Money? = nil, category: String? = nil, account: String? = nil,
    otherAccount: String? = nil, status: EntryStatus = .posted, splits: [Part] = []
  ) {
    self.line = line
    self.extent = extent
    self.date = date
    self.amount = amount
    self.payee = payee
    self.note = note
    self.reference = reference
    self.balance = balance
    self.category = category
    self.account = account
    self.otherAccount = otherAccount
    self.status = status
    self.splits = splits
  }
}
