internal import LedgerDomain
internal import SQLiteKit

/// The rules in their order.
struct RuleDAO {
  let connection: Connection

  /// All rules, the one that is asked first in front.
  func all(_ references: EntryDAO.References) throws -> [Rule] {
    try connection.all(
      """
      SELECT id, pattern, is_regex, category_id, payee, minimum, maximum, currency, account_id
      FROM rule ORDER BY position, id
      """
    ) { row in
      let pattern: String = try row.value(1)
      let isRegex: Bool = try row.value(2)
      let account: Account.ID? = try row.value(8)
      return Rule(
        id: try row.value(0), pattern: isRegex ? .regex(pattern) : .part(pattern),
        category: try references.category(try row.value(3)), payee: try row.value(4),
        minimum: try RuleDAO.amount(row, 5), maximum: try RuleDAO.amount(row, 6),
        account: try account.map(references.account))
    }
  }

  private static func amount(_ row: Row, _ column: Int) throws -> Money? {
    let currency: Currency? = try row.value(7)
    let units: Int64? = try row.value(column)
    guard let currency, let units else { return nil }
    return Money(minorUnits: units, currency: currency)
  }

  /// Stores a rule in front of another one, or behind all.
  func insert(_ rule: Rule, before other: Rule.ID?) throws -> Rule.ID {
    let position: Int64
    if let other {
      position = try connection.first("SELECT position FROM rule WHERE id = ?", other) { try $0.value(0) } ?? 1
      try connection.run("UPDATE rule SET position = position + 1 WHERE position >= ?", position)
    } else {
      position = try connection.first("SELECT ifnull(max(position), 0) + 1 FROM rule") { try $0.value(0) } ?? 1
    }
    let isRegex = if case .regex = rule.pattern { true } else { false }
    try connection.run(
      """
      INSERT INTO rule (position, pattern, is_regex, category_id, payee, minimum, maximum, currency, account_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, position, rule.pattern.text, isRegex, rule.category.id, rule.payee, rule.minimum?.minorUnits,
      rule.maximum?.minorUnits, (rule.minimum ?? rule.maximum)?.currency, rule.account?.id)
    return Rule.ID(rawValue: connection.lastInsertedRowID)
  }

  func delete(_ id: Rule.ID) throws {
    try connection.run("DELETE FROM rule WHERE id = ?", id)
  }
}
