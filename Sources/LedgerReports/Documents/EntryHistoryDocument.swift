public import LedgerDomain

/// What happened to one entry: `log ID`.
public struct EntryHistoryDocument: ReportDocument {
  private let history: EntryHistory

  /// Makes the document.
  ///
  /// - Parameter history: what happened.
  public init(_ history: EntryHistory) { self.history = history }

  /// `{"version":1,"entry":12,"history":[{"change":CHANGE,"fate":"changed","fields":[{"field":"amount","before":…,"after":…}]}]}`.
  public var json: JSONValue {
    .document([
      ("entry", .integer(history.entry.rawValue)),
      (
        "history",
        .array(
          history.events.map { event in
            .object([
              ("change", .change(event.change)),
              ("fate", .string(event.fate.rawValue)),
              (
                "fields",
                .array(
                  event.fields.map { field in
                    .object([
                      ("field", .string(field.field.rawValue)), ("before", .text(field.before)),
                      ("after", .text(field.after)),
                    ])
                  })
              ),
            ])
          })
      ),
    ])
  }

  /// The fields, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["entry", "change", "made_at", "command", "fate", "field", "before", "after"],
      rows: history.events.flatMap { event in
        event.fields.map { field in
          [
            .number(history.entry.rawValue), .number(event.change.id.rawValue), .text(event.change.madeAt),
            .text(event.change.command), .text(event.fate.rawValue), .text(field.field.rawValue),
            .text(orEmpty: field.before), .text(orEmpty: field.after),
          ]
        }
      })
  }

  /// A section for each change, with what each field was and is.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title("Entry \(history.entry.rawValue)")
    if history.events.isEmpty {
      page.add(Line("It has not changed since changes are recorded.", .faint))
    }
    for event in history.events {
      page.add(
        Paragraph.lines(
          "\(event.change.minute) UTC, change \(event.change.id.rawValue)\(state(event.change)): \(event.fate.rawValue)",
          behind: Line(), indent: 0, width: page.width))
      page.add(Paragraph.lines(event.change.commandText, behind: Line("  "), indent: 2, width: page.width))
      for field in event.fields {
        let text = [field.before, field.after].compactMap { $0 }.joined(separator: " \(page.glyphs.arrow) ")
        let sign = field.before == nil ? "+" : field.after == nil ? "-" : "~"
        page.add(
          Paragraph.lines(
            text, behind: Line("  \(sign) \(field.field.rawValue)", .faint), indent: 15, width: page.width))
      }
    }
    return page.text
  }

  private func state(_ change: LedgerChange) -> String { change.stateText.isEmpty ? "" : " (\(change.stateText))" }
}
