public import LedgerDomain

/// The budget rules of the whole month and of each category, and what categories carry over: `budget list`.
public struct BudgetRulesDocument: ReportDocument {
  let schedules: [(category: LedgerDomain.Category?, schedule: BudgetSchedule, rollOver: RollOver)]
  let span: MonthSpan

  var month: Month { span.month }

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - schedules: the rules, under nil those of the whole month, in the order in which they are shown.
  ///   - span: the month whose effective budgets are shown.
  public init(
    _ schedules: [(category: LedgerDomain.Category?, schedule: BudgetSchedule, rollOver: RollOver)], span: MonthSpan
  ) {
    self.schedules = schedules
    self.span = span
  }

  /// `{"version":1,"month":…,"budgets":[{"category":…|null,"effective":…|null,"currency":…|null,"rules":[{"month":…,
  /// "scope":"from|only","amount":…|null}],"rollOver":[{"month":…,"mode":"none|surplus|both","cap":…|null}]}]}`; the category
  /// null stands for the whole month.
  public var json: JSONValue {
    .document([
      ("month", .described(month)),
      (
        "budgets",
        .array(
          schedules.map { category, schedule, rollOver in
            .object([
              ("category", .text(category?.name)),
              ("effective", .described(schedule.budget(in: month))),
              ("currency", .described(schedule.currency)),
              ("rules", .rules(schedule.rules)),
              (
                "rollOver",
                .array(
                  rollOver.rules.map { rule in
                    .object([
                      ("month", .described(rule.month)), ("mode", .string(rule.mode.rawValue)),
                      ("cap", .described(rule.cap)),
                    ])
                  })
              ),
            ])
          })
      ),
    ])
  }

  /// The rules, one in a row; the category is empty for the whole month, the amount where a rule ends a budget. Roll-over has a
  /// scope of its own, with its cap as the amount.
  public var csv: CSVTable {
    CSVTable(
      header: ["category", "month", "scope", "amount", "currency"],
      rows: schedules.flatMap { category, schedule, rollOver in
        let name = CSVCell.text(orEmpty: category?.name)
        let budgets: [[CSVCell]] = schedule.rules.map { rule in
          [
            name, .described(rule.month), .text(rule.scope.rawValue), .number(rule.amount),
            .described(rule.amount?.currency),
          ]
        }
        return budgets
          + rollOver.rules.map { rule in
            [
              name, .described(rule.month), .text("roll-over \(rule.mode.rawValue)"), .number(rule.cap),
              .described(rule.cap?.currency),
            ]
          }
      })
  }
}

extension BudgetSchedule {
  /// The currency of its amounts; nil when no rule has one.
  fileprivate var currency: Currency? { rules.lazy.compactMap(\.amount).first?.currency }
}
