public import LedgerDomain

/// The budget rules of the whole month and of each category: `budget list`.
public struct BudgetRulesDocument: ReportDocument {
  let schedules: [(category: LedgerDomain.Category?, schedule: BudgetSchedule)]
  let month: Month

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - schedules: the rules, under nil those of the whole month, in the order in which they are shown.
  ///   - month: the month whose effective budgets are shown.
  public init(_ schedules: [(category: LedgerDomain.Category?, schedule: BudgetSchedule)], month: Month) {
    self.schedules = schedules
    self.month = month
  }

  /// `{"version":1,"month":…,"budgets":[{"category":…|null,"effective":…|null,"currency":…|null,"rules":[{"month":…,
  /// "scope":"from|only","amount":…|null}]}]}`; the category null stands for the whole month.
  public var json: JSONValue {
    .document([
      ("month", .described(month)),
      (
        "budgets",
        .array(
          schedules.map { category, schedule in
            .object([
              ("category", .text(category?.name)),
              ("effective", .described(schedule.budget(in: month))),
              ("currency", .described(schedule.currency)),
              ("rules", .array(schedule.rules.map(BudgetRulesDocument.rule))),
            ])
          })
      ),
    ])
  }

  private static func rule(_ rule: BudgetSchedule.Rule) -> JSONValue {
    .object([
      ("month", .described(rule.month)),
      ("scope", .string(rule.scope.rawValue)),
      ("amount", .described(rule.amount)),
    ])
  }

  /// The rules, one in a row; the category is empty for the whole month, the amount where a rule ends a budget.
  public var csv: CSVTable {
    CSVTable(
      header: ["category", "month", "scope", "amount", "currency"],
      rows: schedules.flatMap { category, schedule in
        schedule.rules.map { rule in
          [
            .text(orEmpty: category?.name), .described(rule.month), .text(rule.scope.rawValue), .number(rule.amount),
            .described(rule.amount?.currency),
          ]
        }
      })
  }
}

extension BudgetSchedule {
  /// The currency of its amounts; nil when no rule has one.
  fileprivate var currency: Currency? { rules.lazy.compactMap(\.amount).first?.currency }
}
