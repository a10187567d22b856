/// Where the rows of a statement come from, each time they are walked through.
enum StatementSource: Sendable {
  /// Text in columns, with its proved reading.
  case delimited(FileContext, Reading)
  /// Another format, and whether its ids are ids.
  case movements(any MovementSource, usesReferences: Bool)
}
