internal import LedgerDomain
internal import SQLiteKit

/// What entries add up to, by month, category and currency, and by account: kept equal to the entries within each
/// transaction, so that a report costs the same at ten entries and at ten million.
struct ConsumedAmountDAO {
  let connection: Connection

  /// The sums of some months, by month and category.
  func amounts(in months: MonthRange) throws -> [ConsumedAmount] {
    try connection.all(
      """
      SELECT month, category_id, currency, money_in, money_out, entry_count
      FROM consumed_amount
      WHERE month BETWEEN ? AND ?
      ORDER BY month, category_id, currency
      """, months.first, months.last
    ) { row in
      ConsumedAmount(
        month: try row.value(0), category: try row.value(1), currency: try row.value(2),
        moneyIn: try row.value(3), moneyOut: try row.value(4), entryCount: try row.value(5))
    }
  }

  /// The first and the last month with an entry; nil in a ledger without.
  func months() throws -> MonthRange? {
    try connection.first("SELECT min(month), max(month) FROM consumed_amount") { row in
      guard let first: Month = try row.value(0), let last: Month = try row.value(1) else { return nil }
      return MonthRange(first: first, last: last)
    } ?? nil
  }

  /// Removes what categories add up to in a month and all later ones.
  func removeCategoryAmounts(from month: Month) throws {
    try connection.run("DELETE FROM consumed_amount WHERE month >= ?", month)
  }

  /// Adds up the entries of a day and all later ones, by day, category and currency.
  func forEachDay(
    from day: CalendarDate,
    _ body: (CalendarDate, Category.ID, Currency, ConsumedAmountChange.CategorySum) throws -> Void
  ) throws {
    try forEachDay("e.day >= ?", day, body: body)
  }

  /// Adds up entries with numbers in a range, by day, category and currency.
  func forEachDay(
    ofEntries range: ClosedRange<Int64>,
    _ body: (CalendarDate, Category.ID, Currency, ConsumedAmountChange.CategorySum) throws -> Void
  ) throws {
    try forEachDay("e.id BETWEEN ? AND ?", range.lowerBound, range.upperBound, body: body)
  }

  private func forEachDay(
    _ condition: String, _ values: (any Bindable)?...,
    body: (CalendarDate, Category.ID, Currency, ConsumedAmountChange.CategorySum) throws -> Void
  ) throws {
    try connection.forEach(
      """
      SELECT
        e.day, coalesce(s.category_id, e.category_id) AS category, e.currency,
        sum(max(0, coalesce(s.amount, e.amount))), sum(max(0, -coalesce(s.amount, e.amount))), count(*)
      FROM entry e
      LEFT JOIN split_line s ON s.entry_id = e.id
      WHERE \(condition) AND e.status <> ?
      GROUP BY e.day, category, e.currency
      """, bindings: values + [EntryStatus.planned]
    ) { row in
      try body(
        try row.value(0), try row.value(1), try row.value(2),
        ConsumedAmountChange.CategorySum(
          moneyIn: try row.value(3), moneyOut: try row.value(4), entryCount: try row.value(5)))
    }
  }

  /// Adds what a transaction changed. Sums that no entry is left for are removed, so that equal entries always have
  /// equal sums.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  func apply(_ change: ConsumedAmountChange) throws {
    for (key, delta) in change.categories.sorted(by: { $0.key < $1.key }) {
      let sum = try stored(key).adding(delta)
      if sum.entryCount == 0 {
        try connection.run(
          "DELETE FROM consumed_amount WHERE month = ? AND category_id = ? AND currency = ?",
          key.month, key.category, key.currency)
      } else {
        try connection.run(
          """
          INSERT INTO consumed_amount (month, category_id, currency, money_in, money_out, entry_count)
          VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (month, category_id, currency) DO UPDATE SET
            money_in = excluded.money_in, money_out = excluded.money_out, entry_count = excluded.entry_count
          """, key.month, key.category, key.currency, sum.moneyIn, sum.moneyOut, sum.entryCount)
      }
    }
    for (key, delta) in change.accounts.sorted(by: { $0.key < $1.key }) {
      let sum = try stored(key).adding(delta)
      if sum.entryCount == 0 {
        try connection.run(
          "DELETE FROM account_amount WHERE account_id = ? AND currency = ?", key.account, key.currency)
      } else {
        try connection.run(
          """
          INSERT INTO account_amount (account_id, currency, amount, entry_count) VALUES (?, ?, ?, ?)
          ON CONFLICT (account_id, currency) DO UPDATE SET
            amount = excluded.amount, entry_count = excluded.entry_count
          """, key.account, key.currency, sum.amount, sum.entryCount)
      }
    }
  }

  /// Refuses sums beyond ``Money/limit``, which reports could not add up.
  ///
  /// - Parameter currencies: those in which months were changed; the sums of the others are what they were.
  /// - Throws: ``MoneyError/outOfRange``.
  func refuseExcess(in currencies: Set<Currency>) throws {
    // Small parts of the sums cannot overflow where the sums themselves could.
    let isAccountExceeded =
      try connection.first(
        """
        SELECT EXISTS (
          SELECT 1 FROM (
            SELECT currency, abs(amount) >> 10 AS part FROM account_amount
            UNION ALL
            SELECT currency, abs(opening) >> 10 FROM account
          )
          GROUP BY currency HAVING sum(part) > ?1 >> 10
        )
        """, Money.limit
      ) { try $0.value(0, as: Bool.self) } ?? false
    if isAccountExceeded { throw MoneyError.outOfRange }
    if currencies.isEmpty { return }
    if try !hasLargeSums() { return }
    for currency in currencies {
      let isExceeded =
        try connection.first(
          """
          SELECT max(sum(money_in >> 10), sum(money_out >> 10)) > ?1 >> 10 FROM consumed_amount WHERE currency = ?2
          """, Money.limit, currency
        ) { try $0.value(0, as: Bool?.self) ?? false } ?? false
      if isExceeded { throw MoneyError.outOfRange }
    }
  }

  /// Whether sums of months are so large, or so many, that together they could come near ``Money/limit``: 2²⁰ of 2⁴⁰ each are half
  /// of it. An index holds the large ones (migration 0015), and there are no more of them than months, categories and currencies
  /// allow, which takes no look at each.
  private func hasLargeSums() throws -> Bool {
    try connection.first(
      """
      SELECT EXISTS (SELECT 1 FROM consumed_amount WHERE money_in + money_out > 1099511627776)
        OR ifnull((SELECT max(month) FROM consumed_amount) - (SELECT min(month) FROM consumed_amount) + 1, 0)
          * (SELECT count(*) FROM category) * (SELECT count(*) FROM currency) > 1048576
      """
    ) { try $0.value(0, as: Bool.self) } ?? false
  }

  private func stored(_ key: ConsumedAmountChange.CategoryKey) throws -> ConsumedAmountChange.CategorySum {
    try connection.first(
      """
      SELECT money_in, money_out, entry_count FROM consumed_amount
      WHERE month = ? AND category_id = ? AND currency = ?
      """, key.month, key.category, key.currency
    ) { row in
      ConsumedAmountChange.CategorySum(
        moneyIn: try row.value(0), moneyOut: try row.value(1), entryCount: try row.value(2))
    } ?? ConsumedAmountChange.CategorySum()
  }

  private func stored(_ key: ConsumedAmountChange.AccountKey) throws -> ConsumedAmountChange.AccountSum {
    try connection.first(
      "SELECT amount, entry_count FROM account_amount WHERE account_id = ? AND currency = ?", key.account, key.currency
    ) { row in
      ConsumedAmountChange.AccountSum(amount: try row.value(0), entryCount: try row.value(1))
    } ?? ConsumedAmountChange.AccountSum()
  }
}
