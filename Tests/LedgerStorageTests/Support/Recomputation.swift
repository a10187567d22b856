import SQLiteKit
import Testing

/// The sums of months and accounts, worked out a second time from the entries by plain SQL: months come from the view and
/// SQLite's calendar, and not from ours.
enum Recomputation {
  static let months = """
    SELECT
      substr(month, 1, 4) * 12 + substr(month, 6) - 1, category_id, currency,
      sum(max(amount, 0)), sum(max(-amount, 0)), count(*)
    FROM (
      SELECT
        (SELECT v.month FROM entries v WHERE v.id = e.id) AS month, e.currency,
        CASE WHEN s.line IS NULL THEN e.category_id ELSE s.category_id END AS category_id,
        CASE WHEN s.line IS NULL THEN e.amount ELSE s.amount END AS amount
      FROM entry e LEFT JOIN split_line s ON s.entry_id = e.id
      WHERE e.status IN (0, 1))
    GROUP BY 1, 2, 3
    ORDER BY 1, 2, 3
    """

  static let accounts = """
    SELECT account_id, currency, sum(amount), count(*) FROM entry WHERE status IN (0, 1) GROUP BY 1, 2 ORDER BY 1, 2
    """

  /// Expects the stored sums to be those of the entries, split lines to add up, and SQLite to find no damage.
  static func expectEqual(
    _ connection: Connection, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let storedMonths = try connection.values(
      """
      SELECT month, category_id, currency, money_in, money_out, entry_count
      FROM consumed_amount ORDER BY month, category_id, currency
      """)
    let storedAccounts = try connection.values(
      "SELECT account_id, currency, amount, entry_count FROM account_amount ORDER BY account_id, currency")
    let wrongSplits = try connection.values(
      """
      SELECT e.id, e.category_id, e.amount, sum(s.amount)
      FROM entry e LEFT JOIN split_line s ON s.entry_id = e.id
      GROUP BY e.id
      HAVING (count(s.line) = 0) <> (e.category_id IS NOT NULL) OR count(s.line) > 0 AND sum(s.amount) <> e.amount
      """)
    #expect(try storedMonths == connection.values(months), comment, sourceLocation: sourceLocation)
    #expect(try storedAccounts == connection.values(accounts), comment, sourceLocation: sourceLocation)
    #expect(wrongSplits == [], comment, sourceLocation: sourceLocation)
    #expect(try connection.values("PRAGMA foreign_key_check") == [], comment, sourceLocation: sourceLocation)
  }
}
