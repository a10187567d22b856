/// A row with what it is known by again, which follows from the row alone.
public struct KeyedRow: Hashable, Sendable {
  /// The row.
  public let row: ImportRow
  /// What makes it the same row in a later file.
  public let identity: RowIdentity
  /// What it has in common with a row under another text; nil for one without a letter or digit.
  public let likeness: RowLikeness?

  /// Finds the keys of a row.
  public init(_ row: ImportRow) {
    self.row = row
    identity = RowIdentity(row)
    likeness = RowLikeness(row)
  }
}
