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

  /// `{"version":1,"undone":{…},"deleted":N,"unlinked":N,"separated":N,"edited":[ids],"removed":[names],"dryRun":false}`.
  public var json: JSONValue {
    .document([
      ("undone", .batch(undone.batch)),
      ("deleted", .count(undone.deleted)),
      ("unlinked", .count(undone.unlinked)),
      ("separated", .count(undone.separated)),
      ("edited", .array(undone.edited.map { .integer($0.rawValue) })),
      ("removed", .array(undone.removedNames.map(JSONValue.string))),
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
    let sentence =
      "\(verb) import \(undone.batch.number), \(undone.batch.fileName): \(entries(undone.deleted)) deleted\(typed)."
    page.add(Paragraph.lines(sentence, behind: Line(), indent: 0, width: page.width))
    page.add(facts: facts)
    return page.text
  }

  /// What becomes of entries that rows were only linked to.
  private var typed: String {
    switch undone.unlinked {
    case 0: ""
    case 1: "; 1 typed entry stays and is no longer linked"
    default: "; \(grouped(undone.unlinked)) typed entries stay and are no longer linked"
    }
  }

  private var facts: [(label: String, value: String)] {
    var facts: [(label: String, value: String)] = []
    if undone.separated > 0 {
      facts.append(("Separated", undone.separated == 1 ? "1 transfer" : "\(grouped(undone.separated)) transfers"))
    }
    if !undone.edited.isEmpty {
      let numbers = undone.edited.prefix(20).map { "\($0.rawValue)" }.joined(separator: ", ")
      let more = undone.edited.count > 20 ? " and \(grouped(undone.edited.count - 20)) more" : ""
      facts.append(("Edited", "\(numbers)\(more): changed by hand and deleted as well"))
    }
    if !undone.removedNames.isEmpty {
      let pronoun = undone.removedNames.count == 1 ? "it" : "them"
      facts.append(("Removed", undone.removedNames.joined(separator: ", ") + ": nothing else uses \(pronoun)"))
    }
    return facts
  }

  private func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(grouped(count)) entries" }

  private func grouped(_ count: Int) -> String { FixedPoint.grouped(String(count)) }
}
