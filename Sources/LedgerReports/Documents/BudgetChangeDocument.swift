public import LedgerDomain

/// What a decision about a budget changes: `budget set`, `clear` and `roll-over`.
public struct BudgetChangeDocument: ReportDocument {
  private let sentence: String
  private let category: LedgerDomain.Category?
  private let changes: [AmountChange]
  private let kept: [BudgetSchedule.Rule]
  private let later: [BudgetSchedule.Rule]
  private let isDryRun: Bool

  /// Makes the document of a change of budgets.
  ///
  /// - Parameters:
  ///   - sentence: the decision in words.
  ///   - change: what it changes.
  ///   - isDryRun: whether it was only tried.
  public init(_ sentence: String, _ change: BudgetChange, isDryRun: Bool) {
    self.sentence = sentence
    category = change.category
    changes = change.changes
    kept = change.kept
    later = change.later
    self.isDryRun = isDryRun
  }

  /// Makes the document of a change of what a category carries.
  ///
  /// - Parameters:
  ///   - sentence: the decision in words.
  ///   - category: the category.
  ///   - changes: what it changes about the amounts available.
  ///   - isDryRun: whether it was only tried.
  public init(_ sentence: String, of category: LedgerDomain.Category, _ changes: [AmountChange], isDryRun: Bool) {
    self.sentence = sentence
    self.category = category
    self.changes = changes
    kept = []
    later = []
    self.isDryRun = isDryRun
  }

  /// `{"version":1,"dryRun":false,"category":…|null,"changes":[{"from":…,"to":…|null,"before":…|null,"after":…|null}],
  /// "kept":[RULE…],"later":[RULE…]}`; the category null stands for the whole month, to null for all months that follow.
  public var json: JSONValue {
    .document([
      ("dryRun", .bool(isDryRun)), ("category", .text(category?.name)), ("changes", .changes(changes)),
      ("kept", .rules(kept)), ("later", .rules(later)),
    ])
  }

  /// The months that change, those in a row that change alike as one row.
  public var csv: CSVTable {
    CSVTable(
      header: ["category", "from", "to", "before", "after"],
      rows: changes.map { change in
        [
          .text(orEmpty: category?.name), .described(change.first), .described(change.last), .number(change.before),
          .number(change.after),
        ]
      })
  }

  /// The decision in a sentence; when it was only tried also the months that it would change.
  public func text(_ style: TextStyle) -> String {
    guard isDryRun else { return sentence + "\n" }
    var page = Page(style)
    page.add(Paragraph.lines(sentence, behind: Line(), indent: 0, width: page.width))
    let rows = AmountChangeRows(changes: changes, kept: kept, glyphs: page.glyphs).lines
    page.add(rows.isEmpty ? [Line("No month changes.", .faint)] : rows)
    page.add(Line("Nothing was stored.", .faint))
    return page.text
  }
}
