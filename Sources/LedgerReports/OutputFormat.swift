/// The formats in which a report can be written. The raw value is the word of `--format`.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people, with aligned columns and bars.
  case text
  /// For programs.
  case json
  /// For spreadsheets.
  case csv
}
