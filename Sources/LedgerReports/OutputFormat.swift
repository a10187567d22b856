/// The formats in which a report can be written. The raw value is the word of `--format`.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people, with aligned columns and bars.
  case text
  /// For programs.
  case json
  /// For spreadsheets.
  case csv
  /// A picture, for a browser or a page that shows it.
  case svg
  /// One page for a browser, with all months.
  case html
}

extension OutputFormat {
  /// The formats that every document has.
  public static let common: [OutputFormat] = [.text, .json, .csv]
}
