/// What is recorded each time that a recurring entry falls due.
public struct RecurringTemplate: Hashable, Sendable {
  /// The change of the account's balance: negative is money out. Of a transfer it is the leg that lowers an account.
  public var amount: Money
  /// How far an amount may be from it to be the same payment; nil for none.
  public var tolerance: AmountTolerance?
  /// The category.
  public var category: Category
  /// The own account that receives the amount of a transfer; nil for all else.
  public var receiver: Account?
  /// Who is paid, or who pays.
  public var payee: String?
  /// The account whose balance changes.
  public var account: Account
  /// A remark.
  public var note: String?
  /// Tags.
  public var tags: [String]

  /// Makes a template.
  public init(
    amount: Money, tolerance: AmountTolerance? = nil, category: Category, receiver: Account? = nil,
    payee: String? = nil,
    account: Account, note: String? = nil, tags: [String] = []
  ) {
    self.amount = amount
    self.tolerance = tolerance
    self.category = category
    self.receiver = receiver
    self.payee = payee
    self.account = account
    self.note = note
    self.tags = tags
  }

  /// The entry of a due day.
  public func content(on day: CalendarDate) -> EntryContent {
    EntryContent(
      date: day, amount: amount, allocation: .category(category), payee: payee, account: account, note: note, tags: tags
    )
  }

  /// Whether it refers to a category or an account that takes no new entries, so that nothing can be posted.
  public var isArchived: Bool { category.isArchived || account.isArchived || receiver?.isArchived ?? false }

  /// Whether an amount may be this payment: the same, or within the tolerance.
  public func accepts(_ other: Money) -> Bool { other == amount || tolerance?.accepts(other, for: amount) ?? false }
}
