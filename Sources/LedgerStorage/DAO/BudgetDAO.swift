internal import LedgerDomain
internal import SQLiteKit

/// The budget rules of the whole month and of categories.
struct BudgetDAO {
  let connection: Connection

  /// The rules of the whole month, under nil, and of each category that has some.
  func schedules(in currency: Currency) throws -> [Category.ID?: BudgetSchedule] {
    var rules: [Category.ID?: [BudgetSchedule.Rule]] = [:]
    try connection.forEach("SELECT category_id, month, scope, amount FROM budget_rule") { row in
      let amount: Int64? = try row.value(3)
      rules[try row.value(0), default: []].append(
        BudgetSchedule.Rule(
          month: try row.value(1), scope: try row.value(2),
          amount: amount.map { Money(minorUnits: $0, currency: currency) }))
    }
    return rules.mapValues(BudgetSchedule.init)
  }

  /// How many rules have an amount other than 0, whose digits mean something in one currency only.
  func amountCount() throws -> Int {
    try connection.first("SELECT count(*) FROM budget_rule WHERE amount <> 0") { try $0.value(0) } ?? 0
  }

  /// Stores a rule in place of the one with the same month and scope.
  func set(_ rule: BudgetSchedule.Rule, of category: Category.ID?) throws {
    try connection.run(
      """
      INSERT INTO budget_rule (category_id, month, scope, amount) VALUES (?, ?, ?, ?)
      ON CONFLICT (ifnull(category_id, 0), scope, month) DO UPDATE SET amount = excluded.amount
      """, category, rule.month, rule.scope, rule.amount?.minorUnits)
  }

  /// Removes what was told of the months behind one, and its own override.
  func removeLater(than month: Month, of category: Category.ID?) throws {
    try connection.run(
      """
      DELETE FROM budget_rule
      WHERE ifnull(category_id, 0) = ifnull(?, 0) AND (month > ? OR month = ? AND scope = 'only')
      """, category, month, month)
  }

  /// Removes the rule with a month and scope.
  ///
  /// - Returns: whether there was one.
  func remove(month: Month, scope: BudgetSchedule.Rule.Scope, of category: Category.ID?) throws -> Bool {
    try connection.run(
      "DELETE FROM budget_rule WHERE ifnull(category_id, 0) = ifnull(?, 0) AND scope = ? AND month = ?",
      category, scope, month) > 0
  }
}
