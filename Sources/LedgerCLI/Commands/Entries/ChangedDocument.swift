internal import LedgerDomain
internal import LedgerReports

/// Entries that a command changed or deleted.
struct ChangedDocument: ReportDocument {
  private let entries: [Entry]
  private let verb: String

  init(_ entries: [Entry], verb: String) {
    self.entries = entries
    self.verb = verb
  }

  var json: JSONValue { EntryListDocument(entries).json }
  var csv: CSVTable { EntryListDocument(entries).csv }

  func text(_ style: TextStyle) -> String {
    entries.map { "\(verb) entry \($0.id.rawValue): \(EntrySentence.summary($0))\n" }.joined()
  }
}
