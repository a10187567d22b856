public import LedgerDomain

/// A budget that is checked.
public struct CheckedBudget: Hashable, Sendable {
  /// The category; nil for the whole month.
  public let category: LedgerDomain.Category?
  /// Where it stands.
  public let position: BudgetPosition

  /// Makes it of its parts.
  public init(category: LedgerDomain.Category?, position: BudgetPosition) {
    self.category = category
    self.position = position
  }

  /// Whether more was consumed than a part of what was available. Without anything available the first expense is too much.
  func isOver(_ limit: Ratio) -> Bool {
    guard let available = position.available else { return false }
    guard available.minorUnits > 0 else { return position.status == .over }
    return Int128(position.consumed.minorUnits) * Int128(limit.base) > Int128(available.minorUnits) * Int128(limit.part)
  }
}

/// The budgets that are over: `budget check`.
public struct BudgetCheckDocument: ReportDocument {
  /// The budgets that are over, the whole month first.
  public let over: [CheckedBudget]
  private let span: MonthSpan
  private let limit: Ratio

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - budgets: the budgets to check.
  ///   - span: the month.
  ///   - limit: the part of a budget beyond which it is over.
  public init(_ budgets: [CheckedBudget], span: MonthSpan, limit: Ratio) {
    over = budgets.filter { $0.isOver(limit) }
    self.span = span
    self.limit = limit
  }

  /// `{"version":1,"month":…,"from":…,"to":…,"failOver":…,"over":[{"category":…|null,"budget":…,"carried":…,"available":…,"consumed":…,
  /// "remaining":…,"percentConsumed":…,"status":…}]}`; the category null stands for the whole month.
  public var json: JSONValue {
    .document([
      ("month", .described(span.month)), ("from", .described(span.days.lowerBound)),
      ("to", .described(span.days.upperBound)), ("failOver", .number(limit.fraction)),
      (
        "over",
        .array(
          over.map { budget in
            .object([
              ("category", .text(budget.category?.name)), ("budget", .described(budget.position.budget)),
              ("carried", .described(budget.position.carried)), ("available", .described(budget.position.available)),
              ("consumed", .described(budget.position.consumed)), ("remaining", .described(budget.position.remaining)),
              ("percentConsumed", .number(budget.position.percentConsumed.fraction)),
              ("status", .string(budget.position.status.rawValue)),
            ])
          })
      ),
    ])
  }

  /// The budgets that are over, one in a row; the category is empty for the whole month.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "category", "month", "currency", "budget", "carried", "available", "consumed", "remaining", "percentConsumed",
        "status",
      ],
      rows: over.map { budget in
        let position = budget.position
        return [
          .text(orEmpty: budget.category?.name), .described(span.month), .described(position.consumed.currency),
          .number(position.budget), .number(position.carried), .number(position.available), .number(position.consumed),
          .number(position.remaining), .fraction(position.percentConsumed), .text(position.status.rawValue),
        ]
      })
  }

  /// A line for each budget that is over, and nothing else.
  public func text(_ style: TextStyle) -> String {
    over.map { budget in
      let position = budget.position
      let name = budget.category.map { VisibleText.of($0.name) } ?? Ring.wholeMonthName
      let percent = position.percentConsumed.hasBase ? " (\(position.percentConsumed.percentText))" : ""
      return
        "\(name): \(position.consumed.groupedText) of \(position.available?.textWithCurrency ?? "none")\(percent), "
        + "\(position.standingInWords)\n"
    }.joined()
  }
}
