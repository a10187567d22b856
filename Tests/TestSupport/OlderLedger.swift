public import SQLiteKit

/// What a ledger of an older version holds, by plain SQL that every version's tables take.
public enum OlderLedger {
  /// The fourth of October 2024, and its month.
  private static let day = 20_000
  private static let month = 2024 * 12 + 9

  /// Stores entries, a split, tags, payees, sums, a budget and leave, of a category and an account of their own.
  ///
  /// - Parameters:
  ///   - connection: the older ledger.
  ///   - count: how many entries of one cent it gets beside them.
  /// - Throws: `SQLiteError`.
  public static func fill(_ connection: Connection, moreEntries count: Int = 0) throws {
    try connection.execute(
      """
      BEGIN IMMEDIATE;
      INSERT INTO currency (code, exponent) VALUES ('CHF', 2), ('JPY', 0);
      INSERT INTO category (id, name, folded_name, kind, color_from, color_to) VALUES
        (901, 'Boats', 'boats', 'spending', 1, 2), (902, 'Trains', 'trains', 'spending', 3, 4);
      INSERT INTO account (id, name, folded_name, currency, opening) VALUES (901, 'Purse', 'purse', 'CHF', 5000);
      INSERT INTO payee (id, name, folded_name) VALUES (901, 'Harbour', 'harbour');
      INSERT INTO entry (id, day, amount, currency, category_id, payee_id, account_id, note) VALUES
        (901, \(day), -4250, 'CHF', 901, 901, 901, 'a note'), (902, \(day), -700, 'JPY', 902, NULL, 901, NULL),
        (903, \(day), -3000, 'CHF', NULL, NULL, 901, NULL);
      WITH RECURSIVE number (id) AS (SELECT 1001 UNION ALL SELECT id + 1 FROM number WHERE id < 1000 + \(count))
        INSERT INTO entry (id, day, amount, currency, category_id, account_id)
        SELECT id, \(day), -1, 'CHF', 901, 901 FROM number WHERE id <= 1000 + \(count);
      INSERT INTO split_line (entry_id, line, category_id, amount) VALUES (903, 1, 901, -1000), (903, 2, 902, -2000);
      INSERT INTO entry_tag (entry_id, tag) VALUES (901, 'sea');
      INSERT INTO consumed_amount (month, category_id, currency, money_in, money_out, entry_count) VALUES
        (\(month), 901, 'CHF', 0, 5250 + \(count), 2 + \(count)), (\(month), 902, 'CHF', 0, 2000, 1),
        (\(month), 902, 'JPY', 0, 700, 1);
      INSERT INTO account_amount (account_id, currency, amount, entry_count) VALUES
        (901, 'CHF', -7250 - \(count), 2 + \(count)), (901, 'JPY', -700, 1);
      INSERT INTO budget_rule (category_id, month, scope, amount) VALUES (901, \(month), 'from', 10000);
      INSERT INTO leave_balance (id, name, folded_name, unit, color) VALUES (901, 'Leave', 'leave', 'days', 0);
      INSERT INTO leave_event (balance_id, kind, day, until_day, amount) VALUES
        (901, 'grant', \(day), \(day), 28000), (901, 'consume', \(day), \(day + 2), 3000);
      COMMIT;
      """)
  }
}
