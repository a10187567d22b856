internal import LedgerDomain
internal import SQLiteKit

/// The sums as they are stored and as the entries give them, for whoever compares or rebuilds them.
extension ConsumedAmountDAO {
  /// What all entries add up to, by month and category.
  func counted(calendar: MonthCalendar) throws -> ConsumedAmountChange {
    var sums = ConsumedAmountChange(calendar: calendar)
    try forEachDay(from: .earliest) { day, category, currency, sum in
      try sums.add(sum, of: category, in: currency, on: day)
    }
    return sums
  }

  /// What all entries add up to, by account.
  func countedAccountSums() throws -> [ConsumedAmountChange.AccountKey: ConsumedAmountChange.AccountSum] {
    try accountSums(
      "SELECT account_id, currency, sum(amount), count(*) FROM entry WHERE status <> ? GROUP BY account_id, currency",
      EntryStatus.planned)
  }

  /// What entries with numbers in a range add up to, by account.
  func accountSums(
    ofEntries range: ClosedRange<Int64>
  ) throws -> [ConsumedAmountChange.AccountKey: ConsumedAmountChange.AccountSum] {
    try accountSums(
      """
      SELECT account_id, currency, sum(amount), count(*) FROM entry
      WHERE id BETWEEN ? AND ? AND status <> ?
      GROUP BY account_id, currency
      """, range.lowerBound, range.upperBound, EntryStatus.planned)
  }

  /// The stored sums of accounts.
  func allAccountSums() throws -> [ConsumedAmountChange.AccountKey: ConsumedAmountChange.AccountSum] {
    try accountSums("SELECT account_id, currency, amount, entry_count FROM account_amount")
  }

  private func accountSums(
    _ sql: String, _ values: (any Bindable)?...
  ) throws -> [ConsumedAmountChange.AccountKey: ConsumedAmountChange.AccountSum] {
    var sums: [ConsumedAmountChange.AccountKey: ConsumedAmountChange.AccountSum] = [:]
    try connection.forEach(sql, bindings: values) { row in
      let key = ConsumedAmountChange.AccountKey(account: try row.value(0), currency: try row.value(1))
      sums[key] = ConsumedAmountChange.AccountSum(amount: try row.value(2), entryCount: try row.value(3))
    }
    return sums
  }

  /// The stored sums of categories.
  func allCategorySums() throws -> [ConsumedAmountChange.CategoryKey: ConsumedAmountChange.CategorySum] {
    var sums: [ConsumedAmountChange.CategoryKey: ConsumedAmountChange.CategorySum] = [:]
    try connection.forEach(
      "SELECT month, category_id, currency, money_in, money_out, entry_count FROM consumed_amount"
    ) { row in
      let key = ConsumedAmountChange.CategoryKey(
        month: try row.value(0), category: try row.value(1), currency: try row.value(2))
      sums[key] = ConsumedAmountChange.CategorySum(
        moneyIn: try row.value(3), moneyOut: try row.value(4), entryCount: try row.value(5))
    }
    return sums
  }

  /// Removes all sums, to be worked out anew.
  func removeAll() throws {
    try connection.run("DELETE FROM consumed_amount")
    try connection.run("DELETE FROM account_amount")
  }
}
