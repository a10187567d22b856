internal import LedgerDomain

extension JSONValue {
  /// `[{"from":"2026-03","to":…|null,"before":…|null,"after":…|null}]`; to is null where it goes on.
  static func changes(_ changes: [AmountChange]) -> JSONValue {
    .array(
      changes.map { change in
        .object([
          ("from", .described(change.first)), ("to", .described(change.last)), ("before", .described(change.before)),
          ("after", .described(change.after)),
        ])
      })
  }

  /// `[{"month":"2026-03","scope":"from|only","amount":…|null}]`.
  static func rules(_ rules: [BudgetSchedule.Rule]) -> JSONValue { .array(rules.map(JSONValue.rule)) }

  /// One rule of a budget.
  static func rule(_ rule: BudgetSchedule.Rule) -> JSONValue {
    .object([
      ("month", .described(rule.month)), ("scope", .string(rule.scope.rawValue)), ("amount", .described(rule.amount)),
    ])
  }
}
