/// What is wrong with a field of a movement.
struct FieldProblem: Error {
  /// The field as the format names it, such as `TRNAMT`.
  let field: String
  /// What is wrong.
  let reason: RowProblem.Reason
}
