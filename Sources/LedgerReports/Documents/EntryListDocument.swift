public import LedgerDomain

/// Entries, one below the other: `list`.
public struct EntryListDocument: ReportDocument {
  let entries: [Entry]
  let days: ClosedRange<CalendarDate>?

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - entries: the entries, in the order in which they are shown.
  ///   - days: the days that were asked for, where the name of their period does not say them.
  public init(_ entries: [Entry], days: ClosedRange<CalendarDate>? = nil) {
    self.entries = entries
    self.days = days
  }

  /// `{"version":1,"entries":[…]}`.
  public var json: JSONValue { .document([("entries", .array(entries.map(JSONValue.entry)))]) }

  /// The entries, one in a row, and a split one in a row for each line, so that the amounts of a column add up.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "id", "date", "amount", "currency", "category", "payee", "account", "note", "tags", "import", "status",
      ],
      rows: entries.flatMap(EntryListDocument.rows))
  }

  private static func rows(of entry: Entry) -> [[CSVCell]] {
    let content = entry.content
    return content.partsWithNotes.map { part in
      [
        .number(entry.id.rawValue), .described(content.date), .number(part.amount),
        .text(content.amount.currency.code), .text(part.category.name), .text(orEmpty: content.payee),
        .text(content.account.name), .text(orEmpty: part.note ?? content.note),
      ] + [
        .text(content.tags.joined(separator: " ")), .number(entry.importBatch), .text(content.status.rawValue),
      ]
    }
  }
}

extension EntryContent {
  /// What the entry counts, with the remark of each line.
  fileprivate var partsWithNotes: [(category: Category, amount: Money, note: String?)] {
    switch allocation {
    case .category(let category): [(category, amount, nil)]
    case .split(let split): split.lines.map { ($0.category, $0.amount, $0.note) }
    }
  }
}
