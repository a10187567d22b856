/// Whether money leaves the account or comes in.
enum Direction: Hashable, Sendable {
  /// Money out.
  case out
  /// Money in.
  case `in`
}
