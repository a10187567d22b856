/// What an entry records, apart from its place in the ledger; also the draft of one that is not stored yet.
public struct EntryContent: Hashable, Sendable {
  /// The day it belongs to.
  public var date: CalendarDate
  /// The change of the account's balance: negative is money out.
  public var amount: Money
  /// The category, or the lines that it is split into.
  public var allocation: Allocation
  /// Who was paid, or who paid.
  public var payee: String?
  /// The account whose balance changes.
  public var account: Account
  /// A remark.
  public var note: String?
  /// Tags, without duplicates, in the order of their names.
  public var tags: [String]
  /// How certain the movement is.
  public var status: EntryStatus

  /// Makes the content of an entry. Tags are put in order and duplicates dropped.
  public init(
    date: CalendarDate, amount: Money, allocation: Allocation, payee: String? = nil, account: Account,
    note: String? = nil, tags: [String] = [], status: EntryStatus = .posted
  ) {
    self.date = date
    self.amount = amount
    self.allocation = allocation
    self.payee = payee
    self.account = account
    self.note = note
    self.tags = tags.isEmpty ? [] : Set(tags).sorted()
    self.status = status
  }

  /// What the entry counts in reports: each category with its part of the amount.
  public var parts: [(category: Category, amount: Money)] {
    switch allocation {
    case .category(let category): [(category, amount)]
    case .split(let split): split.lines.map { ($0.category, $0.amount) }
    }
  }
}
