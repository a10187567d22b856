/// What is wrong with a cell of a row.
struct CellProblem: Error {
  /// The column.
  let column: Int
  /// What is wrong.
  let reason: RowProblem.Reason
}
