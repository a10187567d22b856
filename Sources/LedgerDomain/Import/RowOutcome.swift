/// What became of one row of an imported file. Each row of the file has exactly one.
public struct RowOutcome: Hashable, Sendable {
  /// The five things that can become of a row (SEMANTICS §7).
  public enum Status: String, CaseIterable, Sendable {
    /// It became an entry.
    case new
    /// It was imported before.
    case known
    /// It was joined to an entry that a person had typed.
    case linked
    /// It is no movement of this account, or not wanted.
    case skipped
    /// It could not be read.
    case rejected
  }

  /// Why a row became what it did, when the status alone does not tell.
  public enum Reason: Hashable, Sendable {
    /// It was imported before, and its owner deleted the entry (SEMANTICS §7 rule 4).
    case deletedByOwner
    /// It was imported before from a file with other columns, whose text was longer, shorter or written otherwise.
    case knownFromOtherColumns(Entry.ID)
    /// The bank had the entry's row, of the same day and amount, under a text that hardly differs, and it is missing from
    /// the file.
    case resembles(Entry.ID)
    /// It is the movement that a person had typed as this entry (SEMANTICS §7 rule 3).
    case linkedTo(Entry.ID)
    /// The entry had been deleted by its owner and was asked for again.
    case restored
  }

  /// The row.
  public let row: ImportRow
  /// What became of it.
  public let status: Status
  /// Why, when the status alone does not tell.
  public let reason: Reason?
  /// Where a new entry counts; nil for other rows.
  public let allocation: Allocation?
  /// The account whose balance the row changes.
  public let account: Account
  /// The number of a new entry; nil for other rows.
  public let entry: Entry.ID?

  /// Makes an outcome.
  public init(
    row: ImportRow, account: Account, status: Status, reason: Reason? = nil, allocation: Allocation? = nil,
    entry: Entry.ID? = nil
  ) {
    self.row = row
    self.account = account
    self.status = status
    self.reason = reason
    self.allocation = allocation
    self.entry = entry
  }
}
