/// What became of a payee that was to be forgotten.
public struct ForgottenPayee: Hashable, Sendable {
  /// A column that still has the name in it, which a person wrote there.
  public struct Remainder: Hashable, Sendable {
    /// The table.
    public let table: String
    /// Its column.
    public let column: String
    /// How many rows.
    public let count: Int

    /// Names a column.
    public init(table: String, column: String, count: Int) {
      self.table = table
      self.column = column
      self.count = count
    }
  }

  /// Entries that have no payee and no note any more.
  public var entryCount = 0
  /// Rows of kept files that were written over.
  public var rowCount = 0
  /// Rules that fitted the payee by its name and were removed.
  public var ruleCount = 0
  /// Recurring entries that have no payee any more.
  public var recurringCount = 0
  /// Changes in the log from which the name was taken.
  public var changeCount = 0
  /// Copies that were removed, since they would still have it.
  public var snapshotCount = 0
  /// Whether the file was written anew, so that none of its free pages has the name.
  public var isCompacted = false
  /// Where the name still stands.
  public var remainders: [Remainder] = []

  /// Nothing yet.
  public init() {}
}
