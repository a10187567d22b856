internal import LedgerDomain
internal import SQLiteKit

/// Sums of entries by what no sum is stored for: payees, accounts and tags.
struct GroupedSumDAO {
  /// What the entries of a day, a group and a category add up to.
  struct Sum {
    let day: CalendarDate
    /// The name of the payee, account or tag; nil for entries without.
    let group: String?
    let category: Category.ID
    let moneyIn: Int64
    let moneyOut: Int64
  }

  /// What entries can be grouped by.
  enum Key {
    case payee, account, tag

    fileprivate var sql: (name: String, join: String, group: String) {
      switch self {
      case .payee: ("p.name", "LEFT JOIN payee p ON p.id = e.payee_id", "e.payee_id")
      case .account: ("a.name", "JOIN account a ON a.id = e.account_id", "e.account_id")
      case .tag: ("t.tag", "LEFT JOIN entry_tag t ON t.entry_id = e.id", "t.tag")
      }
    }
  }

  let connection: Connection

  /// Hands out the sums of some days in one currency, split entries by their lines, planned ones not. An entry with several
  /// tags counts under each.
  func forEach(in days: ClosedRange<CalendarDate>, by key: Key, _ currency: Currency, body: (Sum) throws -> Void) throws
  {
    try connection.forEach(
      GroupedSumDAO.sql(by: key), days.lowerBound, days.upperBound, currency, EntryStatus.planned
    ) { row in
      try body(
        Sum(
          day: try row.value(0), group: try row.value(1), category: try row.value(2), moneyIn: try row.value(3),
          moneyOut: try row.value(4)))
    }
  }

  /// The statement for a key: by day first, so that the index of days decides what is read.
  static func sql(by key: Key) -> String {
    let sql = key.sql
    return """
      SELECT
        e.day, \(sql.name), coalesce(s.category_id, e.category_id) AS category,
        sum(max(0, coalesce(s.amount, e.amount))), sum(max(0, -coalesce(s.amount, e.amount)))
      FROM entry e
      \(sql.join)
      LEFT JOIN split_line s ON s.entry_id = e.id
      WHERE e.day BETWEEN ? AND ? AND e.currency = ? AND e.status <> ?
      GROUP BY e.day, \(sql.group), category
      """
  }
}
