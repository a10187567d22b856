/// One movement of money in one account.
public struct Entry: Identifiable, Hashable, Sendable {
  /// The number of an entry within one ledger; it is never used again.
  public struct ID: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number as stored and as people type it.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
    /// Orders by age: the entry stored first comes first.
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// The entry's number.
  public let id: ID
  /// What was recorded.
  public let content: EntryContent
  /// The number of the import that brought it; nil when it was typed.
  public let importBatch: Int64?
  /// The other leg when this is one half of a transfer between own accounts.
  public let transferPeer: ID?

  /// Makes an entry value; only the ledger's storage gives it a number that means something.
  public init(id: ID, content: EntryContent, importBatch: Int64?, transferPeer: ID?) {
    self.id = id
    self.content = content
    self.importBatch = importBatch
    self.transferPeer = transferPeer
  }
}

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
    self.tags = Set(tags).sorted()
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

/// Where an entry's amount is counted: in one category, or in several. Never in both.
public enum Allocation: Hashable, Sendable {
  /// The whole amount counts in one category.
  case category(Category)
  /// The amount counts line by line.
  case split(Split)
}

/// How certain an entry's movement of money is.
public enum EntryStatus: String, CaseIterable, Sendable {
  /// It has happened.
  case posted
  /// The bank has announced it.
  case pending
  /// A person expects it; it counts in no balance and no consumed amount.
  case planned
}
