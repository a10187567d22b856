/// A disagreement between the program and a statement that SQLite itself would let pass in silence.
///
/// SQLite turns `'abc'` into 0 when asked for a number, takes an unbound parameter for NULL and ignores what follows
/// the first statement of a text. Here each of them is an error. `sql` is the text of the statement, never a bound
/// or stored value; `column` is the name of the result column.
public enum StatementError: Error, Equatable {
  /// The column holds another storage class than the type that was asked for, NULL included.
  case wrongStorageClass(column: String, expected: StorageClass, found: StorageClass, sql: String)
  /// The storage class is right but the value is not: 7 for a Bool, an integer too large, an unknown raw value.
  case unexpectedValue(column: String, sql: String)
  /// The column's text is not valid UTF-8.
  case invalidText(column: String, sql: String)
  /// The result has no column of this name.
  case noSuchColumn(name: String, sql: String)
  /// The statement has `expected` parameters and was given another number of values.
  case wrongNumberOfBindings(expected: Int, given: Int, sql: String)
  /// A second statement follows the first where one is allowed.
  case severalStatements(sql: String)
  /// The text holds no statement: it is empty, or all white space and comments.
  case noStatement(sql: String)
  /// The text holds a NUL character, after which SQLite would stop reading.
  case nulInSQL(sql: String)
  /// The statement gave no row where one was needed, as a pragma that this SQLite does not know.
  case noRow(sql: String)
}
