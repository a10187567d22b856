/// Is told of each row that statements of a connection change: see ``Connection/observe(_:)``.
public protocol RowChangeObserver: AnyObject {
  /// A row is about to change. The connection must not be used here.
  ///
  /// Rows that foreign keys delete along with others are told as well. SQLite's own tables are not.
  func willChange(_ change: RowChange)

  /// A statement of `Connection.run` has ended: the moment at which the observer may use the connection itself.
  ///
  /// - Throws: what makes `run` throw.
  func didRunStatement() throws
}
