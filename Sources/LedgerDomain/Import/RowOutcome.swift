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

  /// Why a row that could be read did not become an entry.
  public enum Reason: String, CaseIterable, Sendable {
    /// It was imported before, and its owner deleted the entry (SEMANTICS §7 rule 4).
    case deletedByOwner
  }

  /// The row.
  public let row: ImportRow
  /// What became of it.
  public let status: Status
  /// Why, when the status alone does not tell.
  public let reason: Reason?
  /// The name of the category of a new entry; nil for other rows.
  public let category: String?

  /// Makes an outcome.
  public init(row: ImportRow, status: Status, reason: Reason? = nil, category: String? = nil) {
    self.row = row
    self.status = status
    self.reason = reason
    self.category = category
  }
}
