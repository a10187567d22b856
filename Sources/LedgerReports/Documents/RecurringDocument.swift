public import LedgerDomain

/// A recurring entry and what became of its due days: `recurring show`.
public struct RecurringDocument: ReportDocument {
  /// What became of a due day.
  public struct Row: Sendable {
    let posting: RecurringPosting
    let entry: Entry?

    /// Makes a row; the entry is nil for a due day that was skipped, and for an entry that was deleted since.
    public init(_ posting: RecurringPosting, entry: Entry?) {
      self.posting = posting
      self.entry = entry
    }

    /// `posted`, `matched`, `skipped`, or `deleted` for an entry that its owner deleted.
    var how: String {
      if posting.entry != nil, entry == nil { return "deleted" }
      return switch posting.outcome {
      case .posted: "posted"
      case .matched: "matched"
      case .skipped: "skipped"
      }
    }
  }

  let standing: RecurringStanding
  let rows: [Row]

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - standing: the recurring entry.
  ///   - rows: what became of its due days, in order of time.
  public init(_ standing: RecurringStanding, rows: [Row]) {
    self.standing = standing
    self.rows = rows
  }

  /// `{"version":1,"recurring":{…},"postings":[{"due":…,"how":"posted|matched|skipped|deleted","entry":…|null,"date":…|null,
  /// "amount":…|null}]}`; the recurring entry as in `recurring list`.
  public var json: JSONValue {
    .document([
      ("recurring", .recurring(standing)),
      (
        "postings",
        .array(
          rows.map { row in
            .object([
              ("due", .described(row.posting.dueDay)),
              ("how", .string(row.how)),
              ("entry", row.posting.entry.map { .integer($0.rawValue) } ?? .null),
              ("date", .described(row.entry?.content.date)),
              ("amount", .described(row.entry?.content.amount)),
            ])
          })
      ),
    ])
  }

  /// What became of the due days, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["due", "how", "entry", "date", "amount", "currency"],
      rows: rows.map { row in
        [
          .described(row.posting.dueDay), .text(row.how), .number(row.posting.entry?.rawValue),
          .described(row.entry?.content.date), .number(row.entry?.content.amount),
          .described(row.entry?.content.amount.currency),
        ]
      })
  }
}
