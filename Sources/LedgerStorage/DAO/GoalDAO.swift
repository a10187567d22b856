internal import LedgerDomain
internal import SQLiteKit

/// The savings goals, and the entries that are set aside for them.
struct GoalDAO {
  let connection: Connection

  /// All goals in the order in which they were made.
  func all() throws -> [SavingsGoal] {
    try connection.all(
      "SELECT id, name, target, currency, month, account_id, color FROM savings_goal ORDER BY id"
    ) { row in
      SavingsGoal(
        id: try row.value(0), name: try row.value(1),
        target: Money(minorUnits: try row.value(2), currency: try row.value(3)), month: try row.value(4),
        account: try row.value(5), color: try row.value(6))
    }
  }

  func insert(name: String, target: Money, month: Month, account: Account.ID?, color: HexColor) throws
    -> SavingsGoal.ID
  {
    try connection.run(
      """
      INSERT INTO savings_goal (name, folded_name, target, currency, month, account_id, color)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """, name, FoldedText(name).text, target.minorUnits, target.currency, month, account, color)
    return SavingsGoal.ID(rawValue: connection.lastInsertedRowID)
  }

  func update(_ goal: SavingsGoal) throws {
    try connection.run(
      "UPDATE savings_goal SET name = ?, folded_name = ?, target = ?, month = ?, color = ? WHERE id = ?",
      goal.name, FoldedText(goal.name).text, goal.target.minorUnits, goal.month, goal.color, goal.id)
  }

  /// Lets goals in one currency be in another one, with the same figures.
  func changeCurrency(from old: Currency, to new: Currency) throws {
    try connection.run("UPDATE savings_goal SET currency = ? WHERE currency = ?", new, old)
  }

  func delete(_ id: SavingsGoal.ID) throws { try connection.run("DELETE FROM savings_goal WHERE id = ?", id) }

  /// Sets an entry aside for a goal, or for none.
  func set(_ goal: SavingsGoal.ID?, for entry: Entry.ID) throws {
    guard let goal else {
      try connection.run("DELETE FROM entry_goal WHERE entry_id = ?", entry)
      return
    }
    try connection.run(
      """
      INSERT INTO entry_goal (entry_id, goal_id) VALUES (?, ?)
      ON CONFLICT (entry_id) DO UPDATE SET goal_id = excluded.goal_id
      """, entry, goal)
  }

  /// The goal that an entry is set aside for.
  func goal(of entry: Entry.ID) throws -> SavingsGoal.ID? {
    try connection.first("SELECT goal_id FROM entry_goal WHERE entry_id = ?", entry) { try $0.value(0) }
  }

  /// What was set aside for a goal up to a day: money out of the account as it is spent or moved, and income as it comes in.
  /// Planned entries do not count, and neither do those in another currency than the goal's.
  func setAside(for goal: SavingsGoal, until day: CalendarDate) throws -> Money {
    let sum = try connection.first(
      """
      SELECT sum(CASE
          WHEN k.kind = 'income' OR k.kind = 'uncategorized' AND e.amount > 0 THEN e.amount
          ELSE -e.amount
        END)
      FROM entry_goal g
      JOIN entry e ON e.id = g.entry_id
      LEFT JOIN category k ON k.id = e.category_id
      WHERE g.goal_id = ? AND e.currency = ? AND e.day <= ? AND e.status <> ?
      """, goal.id, goal.target.currency, day, EntryStatus.planned
    ) { try $0.value(0, as: Int64?.self) }
    return Money(minorUnits: (sum ?? nil) ?? 0, currency: goal.target.currency)
  }
}
