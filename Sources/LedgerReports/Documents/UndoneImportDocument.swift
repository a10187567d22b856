public import LedgerDomain

/// What undoing one import took back: `imports undo`.
public struct UndoneImportDocument: ReportDocument {
  private let undone: UndoneImport
  private let isDryRun: Bool

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - undone: what was taken back.
  ///   - isDryRun: whether it was only tried.
  public init(_ undone: UndoneImport, isDryRun: Bool) {
    self.undone = undone
    self.isDryRun = isDryRun
  }

  /// `{"version":1,"undone":{…},"deleted":N,"unlinked":N,"separated":N,"edited":[ids],"removed":[names],"importAgain":[imports],
  /// "dryRun":false}`.
  public var json: JSONValue {
    .document([
      ("undone", .batch(undone.batch)),
      ("deleted", .count(undone.deleted)),
      ("unlinked", .count(undone.unlinked)),
      ("separated", .count(undone.separated)),
      ("edited", .array(undone.edited.map { .integer($0.rawValue) })),
      ("removed", .array(undone.removedNames.map(JSONValue.string))),
      ("importAgain", .array(undone.mayHaveKnown.map { .integer($0.number) })),
      ("dryRun", .bool(isDryRun)),
    ])
  }

  /// The import in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["import", "file", "deleted", "unlinked", "separated", "edited", "removed"],
      rows: [
        [
          .number(undone.batch.number), .text(undone.batch.fileName), .number(undone.deleted),
          .number(undone.unlinked), .number(undone.separated),
          .text(undone.edited.map { "\($0.rawValue)" }.joined(separator: " ")),
          .text(undone.removedNames.joined(separator: ", ")),
        ]
      ])
  }

  /// A sentence, and a fact for each thing that is gone beside the entries.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let verb = isDryRun ? "Would take back" : "Took back"
    let fate = isDryRun ? "would be deleted" : "deleted"
    let sentence =
      "\(verb) import \(undone.batch.number), \(undone.batch.fileName): \(entries(undone.deleted)) \(fate)\(typed)."
    page.add(Paragraph.lines(sentence, behind: Line(), indent: 0, width: page.width))
    page.add(facts: facts)
    for later in undone.mayHaveKnown {
      let heading = Line("Note: ", .notice)
      page.add(Paragraph.lines(note(on: later), behind: heading, indent: heading.width, width: page.width))
    }
    return page.text
  }

  /// What becomes of entries that rows were only linked to.
  private var typed: String {
    let fate =
      switch (isDryRun, undone.unlinked == 1) {
      case (true, _): "would stay, no longer linked"
      case (false, true): "stays and is no longer linked"
      case (false, false): "stay and are no longer linked"
      }
    switch undone.unlinked {
    case 0: return ""
    case 1: return "; 1 typed entry \(fate)"
    default: return "; \(grouped(undone.unlinked)) typed entries \(fate)"
    }
  }

  private var facts: [(label: String, value: String)] {
    var facts: [(label: String, value: String)] = []
    if undone.separated > 0 {
      let transfers = undone.separated == 1 ? "1 transfer" : "\(grouped(undone.separated)) transfers"
      facts.append((isDryRun ? "To separate" : "Separated", transfers))
    }
    if !undone.edited.isEmpty {
      let numbers = undone.edited.prefix(20).map { "\($0.rawValue)" }.joined(separator: ", ")
      let more = undone.edited.count > 20 ? " and \(grouped(undone.edited.count - 20)) more" : ""
      let fate = isDryRun ? "would be deleted as well" : "deleted as well"
      facts.append(("Edited", "\(numbers)\(more): changed by hand and \(fate)"))
    }
    if !undone.removedNames.isEmpty {
      let pronoun = undone.removedNames.count == 1 ? "it" : "them"
      let names = undone.removedNames.joined(separator: ", ")
      facts.append((isDryRun ? "To remove" : "Removed", "\(names): nothing else uses \(pronoun)"))
    }
    return facts
  }

  /// What a later import may have left out because this one had brought it.
  private func note(on later: ImportBatch) -> String {
    let rows = later.counts.known == 1 ? "1 row that was known" : "\(grouped(later.counts.known)) rows that were known"
    return
      "import \(later.number) (\(later.fileName)) held \(rows), maybe through this one: import it again to have them"
  }

  private func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(grouped(count)) entries" }

  private func grouped(_ count: Int) -> String { FixedPoint.grouped(String(count)) }
}
