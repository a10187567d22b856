internal import LedgerDomain
internal import SQLiteKit

/// What categories carry from month to month.
struct RollOverDAO {
  let connection: Connection

  /// The rules of each category that has some.
  func all(in currency: Currency) throws -> [Category.ID: RollOver] {
    var rules: [Category.ID: [RollOver.Rule]] = [:]
    try connection.forEach("SELECT category_id, month, mode, cap FROM roll_over_rule") { row in
      let cap: Int64? = try row.value(3)
      rules[try row.value(0), default: []].append(
        RollOver.Rule(
          month: try row.value(1), mode: try row.value(2),
          cap: cap.map { Money(minorUnits: $0, currency: currency) }))
    }
    return rules.mapValues(RollOver.init)
  }

  /// How many rules have a cap, whose digits mean something in one currency only.
  func capCount() throws -> Int {
    try connection.first("SELECT count(*) FROM roll_over_rule WHERE cap IS NOT NULL") { try $0.value(0) } ?? 0
  }

  /// Stores a rule in place of the one from the same month.
  func set(_ rule: RollOver.Rule, of category: Category.ID) throws {
    try connection.run(
      """
      INSERT INTO roll_over_rule (category_id, month, mode, cap) VALUES (?, ?, ?, ?)
      ON CONFLICT (category_id, month) DO UPDATE SET mode = excluded.mode, cap = excluded.cap
      """, category, rule.month, rule.mode, rule.cap?.minorUnits)
  }
}
