/// Why lines make no split.
public enum SplitError: Error, Equatable, Sendable {
  /// A split needs a line.
  case noLines
  /// The lines add up to another amount than the entry's.
  case doesNotAddUp(total: Money, lines: Money)
}
