internal import LedgerDomain
internal import SQLiteKit

/// The rules that sort rows, and what they change in entries.
struct RuleDAO {
  let connection: Connection

  /// All rules in their order.
  func all(_ references: EntryDAO.References) throws -> [Rule] {
    try connection.all(
      """
      SELECT id, pattern, is_regex, category_id, payee, minimum, maximum, currency, account_id
      FROM rule
      ORDER BY position, id
      """
    ) { row in
      let pattern: String = try row.value(1)
      let currency: Currency? = try row.value(7)
      func amount(_ minorUnits: Int64?) -> Money? {
        currency.flatMap { currency in minorUnits.map { Money(minorUnits: $0, currency: currency) } }
      }
      let account: Account.ID? = try row.value(8)
      return Rule(
        id: try row.value(0), pattern: try row.value(2, as: Bool.self) ? .regex(pattern) : .part(pattern),
        category: try references.category(try row.value(3)), payee: try row.value(4),
        minimum: amount(try row.value(5)), maximum: amount(try row.value(6)),
        account: try account.map(references.account))
    }
  }

  /// Stores a rule in front of another one, or behind all.
  func insert(_ rule: Rule, before other: Rule.ID?) throws -> Rule.ID {
    let isRegex = if case .regex = rule.pattern { true } else { false }
    try connection.run(
      """
      INSERT INTO rule (position, pattern, is_regex, category_id, payee, minimum, maximum, currency, account_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, try freePosition(before: other), rule.pattern.text, isRegex, rule.category.id, rule.payee,
      rule.minimum?.minorUnits, rule.maximum?.minorUnits, rule.currency, rule.account?.id)
    return Rule.ID(rawValue: connection.lastInsertedRowID)
  }

  /// How many rules have conditions on amounts in a currency.
  func count(in currency: Currency) throws -> Int {
    try connection.first("SELECT count(*) FROM rule WHERE currency = ?", currency) { try $0.value(0) } ?? 0
  }

  /// Gives conditions on amounts in one currency another one with the same digits.
  func changeCurrency(from old: Currency, to new: Currency) throws {
    try connection.run("UPDATE rule SET currency = ? WHERE currency = ?", new, old)
  }

  /// Removes a rule.
  ///
  /// - Returns: whether there was one.
  func remove(_ id: Rule.ID) throws -> Bool { try connection.run("DELETE FROM rule WHERE id = ?", id) > 0 }

  /// Sorts an entry anew. It stays what it was otherwise, in particular not changed by hand.
  func sort(_ id: Entry.ID, into category: Category.ID, payee: Int64?) throws {
    try connection.run("UPDATE entry SET category_id = ?, payee_id = ? WHERE id = ?", category, payee, id)
  }

  private func freePosition(before other: Rule.ID?) throws -> Int64 {
    guard let other else {
      return try connection.first("SELECT coalesce(max(position), 0) + 1 FROM rule") { try $0.value(0) } ?? 1
    }
    let position = try connection.first("SELECT position FROM rule WHERE id = ?", other) { row in
      try row.value(0, as: Int64.self)
    }
    guard let position else { throw LedgerError.unknownRule(other) }
    try connection.run("UPDATE rule SET position = position + 1 WHERE position >= ?", position)
    return position
  }
}
