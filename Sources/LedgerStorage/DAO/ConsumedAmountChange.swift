internal import LedgerDomain
internal import SQLiteKit

/// What a transaction changes in the stored sums, gathered in memory and written once before it commits: an import of a
/// million rows touches each sum once.
struct ConsumedAmountChange {
  struct CategoryKey: Hashable, Comparable {
    let month: Month
    let category: Category.ID
    let currency: Currency

    static func < (left: CategoryKey, right: CategoryKey) -> Bool {
      (left.month.number, left.category.rawValue, left.currency.code)
        < (right.month.number, right.category.rawValue, right.currency.code)
    }
  }

  struct CategorySum: Equatable {
    var moneyIn: Int64 = 0
    var moneyOut: Int64 = 0
    var entryCount = 0

    func adding(_ other: CategorySum) throws -> CategorySum {
      CategorySum(
        moneyIn: try sum(moneyIn, other.moneyIn), moneyOut: try sum(moneyOut, other.moneyOut),
        entryCount: Int(try sum(Int64(entryCount), Int64(other.entryCount))))
    }

    mutating func add(_ other: CategorySum) throws { self = try adding(other) }

    func times(_ sign: Int) -> CategorySum {
      CategorySum(moneyIn: moneyIn * Int64(sign), moneyOut: moneyOut * Int64(sign), entryCount: entryCount * sign)
    }
  }

  struct AccountKey: Hashable, Comparable {
    let account: Account.ID
    let currency: Currency

    static func < (left: AccountKey, right: AccountKey) -> Bool {
      (left.account.rawValue, left.currency.code) < (right.account.rawValue, right.currency.code)
    }
  }

  struct AccountSum: Equatable {
    var amount: Int64 = 0
    var entryCount = 0

    func adding(_ other: AccountSum) throws -> AccountSum {
      AccountSum(
        amount: try sum(amount, other.amount), entryCount: Int(try sum(Int64(entryCount), Int64(other.entryCount))))
    }

    mutating func add(_ other: AccountSum) throws { self = try adding(other) }

    func times(_ sign: Int) -> AccountSum {
      AccountSum(amount: amount * Int64(sign), entryCount: entryCount * sign)
    }
  }

  /// Which month an entry counts in.
  let calendar: MonthCalendar
  /// What changes of each category in a month, by key.
  var categories: [(key: CategoryKey, value: CategorySum)] { categorySums.all }
  /// What changes of each account, by key.
  var accounts: [(key: AccountKey, value: AccountSum)] { accountSums.all }
  private var categorySums = KeyedSums<CategoryKey, CategorySum>()
  private var accountSums = KeyedSums<AccountKey, AccountSum>()

  /// Begins with nothing.
  init(calendar: MonthCalendar) { self.calendar = calendar }

  /// Whether nothing was taken in or out.
  var isEmpty: Bool { categories.isEmpty && accounts.isEmpty }

  /// Takes in an entry that is stored. Planned entries count nowhere.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  mutating func add(_ entry: EntryContent) throws { try take(entry, sign: 1) }

  /// Takes out an entry that is removed.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  mutating func remove(_ entry: EntryContent) throws { try take(entry, sign: -1) }

  /// Takes in what the entries of a category add up to on a day, without their accounts.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  mutating func add(_ sum: CategorySum, of category: Category.ID, in currency: Currency, on day: CalendarDate) throws {
    try add(sum, of: CategoryKey(month: calendar.month(of: day), category: category, currency: currency))
  }

  private mutating func add(_ sum: CategorySum, of key: CategoryKey) throws {
    // Of a month, the categories have numbers in a row.
    let number = key.category.rawValue &+ 64 &* Int64(key.month.number)
    try categorySums.change(key, number: number, from: CategorySum()) { try $0.add(sum) }
  }

  /// Takes in what the entries of an account add up to.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  mutating func add(_ sum: AccountSum, of key: AccountKey) throws {
    try accountSums.change(key, number: key.account.rawValue, from: AccountSum()) { try $0.add(sum) }
  }

  /// Takes in, or with a sign of -1 takes out, what stored entries add up to.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  mutating func take(_ entries: NumberRanges, sign: Int, from connection: Connection) throws {
    let sums = ConsumedAmountDAO(connection: connection)
    for range in entries.sorted {
      try sums.forEachDay(ofEntries: range) { day, category, currency, sum in
        try add(sum.times(sign), of: category, in: currency, on: day)
      }
      for (key, sum) in try sums.accountSums(ofEntries: range) { try add(sum.times(sign), of: key) }
    }
  }

  private mutating func take(_ entry: EntryContent, sign: Int) throws {
    guard entry.status != .planned else { return }
    // The one amount without an opposite could not be taken out again.
    guard entry.amount.minorUnits != .min else { throw MoneyError.outOfRange }
    let month = calendar.month(of: entry.date)
    switch entry.allocation {
    case .category(let category): try take(entry.amount, of: category.id, in: month, sign)
    case .split(let split): for line in split.lines { try take(line.amount, of: line.category.id, in: month, sign) }
    }
    let key = AccountKey(account: entry.account.id, currency: entry.amount.currency)
    try add(AccountSum(amount: entry.amount.minorUnits * Int64(sign), entryCount: sign), of: key)
  }

  private mutating func take(_ amount: Money, of category: Category.ID, in month: Month, _ sign: Int) throws {
    let units = amount.minorUnits
    guard units != .min else { throw MoneyError.outOfRange }
    let delta = CategorySum(
      moneyIn: max(0, units) * Int64(sign), moneyOut: max(0, -units) * Int64(sign), entryCount: sign)
    try add(delta, of: CategoryKey(month: month, category: category, currency: amount.currency))
  }
}

private func sum(_ left: Int64, _ right: Int64) throws -> Int64 {
  let (result, overflow) = left.addingReportingOverflow(right)
  if overflow { throw MoneyError.outOfRange }
  return result
}
