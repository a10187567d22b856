/// How a file is read, as it was remembered: the options of the command line and their values.
struct ReadingWords: Sendable {
  /// The settings by name, columns after all others.
  let settings: [(key: String, value: String)]
  /// The names of the file's columns; nil when they were not remembered.
  let header: [String]?

  private static let column = "column:"
  /// The options that have no value.
  private static let flags: Set<String> = ["include-pending", "create-categories"]

  /// Sorts what was remembered.
  init(_ reading: [String: String]) {
    settings = reading.filter { $0.key != "header" && $0.key != "format" }.sorted {
      ($0.key.hasPrefix(ReadingWords.column) ? 1 : 0, $0.key) < ($1.key.hasPrefix(ReadingWords.column) ? 1 : 0, $1.key)
    }.map { ($0.key, $0.value) }
    header = reading["header"].map { $0.split(separator: "\u{1f}", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The settings as they are stored, for a cell of a table.
  var list: String { settings.map { "\($0.key)=\($0.value)" }.joined(separator: "; ") }

  /// The settings as they would be typed.
  var commandLine: String {
    settings.map { key, value in
      if key.hasPrefix(ReadingWords.column) {
        return "--column " + ShellWord.quoted("\(key.dropFirst(ReadingWords.column.count))=\(value)")
      }
      return ReadingWords.flags.contains(key) ? "--\(key)" : "--\(key) " + ShellWord.quoted(value)
    }.joined(separator: " ")
  }
}
