/// Settings and their values: `config`.
public struct SettingsDocument: ReportDocument {
  let settings: [(key: String, value: String)]

  /// Makes the document.
  ///
  /// - Parameter settings: the settings, in the order in which they are shown; no key occurs twice.
  public init(_ settings: [(key: String, value: String)]) { self.settings = settings }

  /// `{"version":1,"settings":{"currency":"USD",…}}`.
  public var json: JSONValue {
    .document([("settings", .object(settings.map { ($0.key, .string($0.value)) }))])
  }

  /// The settings, one in a row.
  public var csv: CSVTable {
    CSVTable(header: ["key", "value"], rows: settings.map { [.text($0.key), .text($0.value)] })
  }
}
