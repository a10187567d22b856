internal import CSQLite

/// The most that SQLite takes on for one statement (SQLite "Run-Time Limits" page).
public struct StatementLimits: Hashable, Sendable {
  /// The bytes of a text, a blob or a row.
  public var valueBytes: Int
  /// How deep an expression may be, in the schema too.
  public var expressionDepth: Int
  /// The terms of a compound SELECT.
  public var compoundTerms: Int
  /// The instructions that a statement becomes.
  public var instructions: Int
  /// The databases besides the main one. NB: VACUUM needs one for itself.
  public var attachedDatabases: Int

  /// Names all limits.
  public init(
    valueBytes: Int, expressionDepth: Int, compoundTerms: Int, instructions: Int, attachedDatabases: Int
  ) {
    self.valueBytes = valueBytes
    self.expressionDepth = expressionDepth
    self.compoundTerms = compoundTerms
    self.instructions = instructions
    self.attachedDatabases = attachedDatabases
  }

  /// The limits under SQLite's numbers for them.
  var byNumber: [(Int32, Int)] {
    [
      (SQLITE_LIMIT_LENGTH, valueBytes), (SQLITE_LIMIT_EXPR_DEPTH, expressionDepth),
      (SQLITE_LIMIT_COMPOUND_SELECT, compoundTerms), (SQLITE_LIMIT_VDBE_OP, instructions),
      (SQLITE_LIMIT_ATTACHED, attachedDatabases),
    ]
  }
}
