public import LedgerDomain

/// Budgets that were made of those of another month, or of what was consumed: `budget copy`.
public struct BudgetCopyDocument: ReportDocument {
  private let copy: BudgetCopy
  private let isDryRun: Bool

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - copy: the budgets.
  ///   - isDryRun: whether it was only tried.
  public init(_ copy: BudgetCopy, isDryRun: Bool) {
    self.copy = copy
    self.isDryRun = isDryRun
  }

  /// `{"version":1,"dryRun":false,"source":"mean-3","from":"2026-08","to":"2026-10","divisor":3|null,"month":"2026-11",
  /// "scope":"from|only","currency":"USD","budgets":[{"category":…|null,"before":…|null,"after":…|null,"changes":[…],
  /// "kept":[RULE…]}]}`; from and to are the months of the source, the category null stands for the whole month.
  public var json: JSONValue {
    .document([
      ("dryRun", .bool(isDryRun)), ("source", .string(copy.source.rawValue)), ("from", .described(copy.months.first)),
      ("to", .described(copy.months.last)), ("divisor", copy.divisor.map(JSONValue.count) ?? .null),
      ("month", .described(copy.month)), ("scope", .string(copy.scope.rawValue)),
      ("currency", .string(copy.currency.code)),
      (
        "budgets",
        .array(
          copy.budgets.map { budget in
            .object([
              ("category", .text(budget.category?.name)), ("before", .described(budget.before)),
              ("after", .described(budget.after)), ("changes", .changes(budget.changes)),
              ("kept", .rules(budget.kept)),
            ])
          })
      ),
    ])
  }

  /// The budgets, one in a row; the category is empty for the whole month.
  public var csv: CSVTable {
    CSVTable(
      header: ["category", "month", "scope", "currency", "before", "after"],
      rows: copy.budgets.map { budget in
        [
          .text(orEmpty: budget.category?.name), .described(copy.month), .text(copy.scope.rawValue),
          .text(copy.currency.code), .number(budget.before), .number(budget.after),
        ]
      })
  }

  /// The budgets as a table; when it was only tried also the months that would change, where it is more than one.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let reach = copy.scope == .from ? "from \(copy.month) on" : "\(copy.month) alone"
    page.title("Budgets \(reach)", origin)
    var table = TextTable([
      .init(title: "Category", sizing: .shrinking(to: 10)), .init(title: "Before", alignment: .trailing),
      .init(title: "After", alignment: .trailing),
    ])
    for budget in copy.budgets {
      table.add([
        .line(budget.category.map { Line($0.name) } ?? Line(Ring.wholeMonthName, .strong)),
        .text(budget.before?.groupedText ?? "none"), .text(budget.after?.groupedText ?? "none", .strong),
      ])
    }
    page.add(table)
    guard isDryRun else { return page.text }
    if copy.scope == .from {
      for budget in copy.budgets {
        page.section(budget.category.map { VisibleText.of($0.name) } ?? Ring.wholeMonthName)
        let rows = AmountChangeRows(changes: budget.changes, kept: budget.kept, glyphs: page.glyphs).lines
        page.add(rows.isEmpty ? [Line("No month changes.", .faint)] : rows)
      }
    }
    page.add()
    page.add(Line("Nothing was stored.", .faint))
    return page.text
  }

  /// What they are made of: `as in 2026-10`, or `mean of 3 months, 2026-08..2026-10`.
  private var origin: String {
    guard let divisor = copy.divisor else { return "as in \(copy.months.first)" }
    let (first, last) = (copy.months.first, copy.months.last)
    return divisor == 1 ? "mean of 1 month, \(first)" : "mean of \(divisor) months, \(first)..\(last)"
  }
}
