internal import LedgerDomain
internal import SQLiteKit

/// Goes through a ledger and compares what is stored twice.
struct LedgerCheck {
  /// How many findings of a kind are listed; a damaged file could have millions.
  private static let mostOfAKind = 50

  private let ledger: Ledger
  private var findings: [CheckFinding] = []
  private var unlistedCount = 0

  private var connection: Connection { ledger.connection }

  private init(_ ledger: Ledger) { self.ledger = ledger }

  /// Checks a ledger.
  static func report(on ledger: Ledger) throws -> CheckReport {
    var check = LedgerCheck(ledger)
    try check.findFileDamage()
    // Of a file that SQLite cannot read right, nothing else can be told.
    if check.findings.isEmpty {
      try check.findMissingRows()
      try check.findWrongSplits()
      if check.findings.allSatisfy({ !$0.forbidsRepair }) {
        try check.findWrongMonthSums()
        try check.findWrongAccountSums()
        try check.findFutureEntries()
        try check.findImpossibleBudgets()
      }
    }
    let count = try check.connection.first("SELECT count(*) FROM entry") { try $0.value(0, as: Int.self) } ?? 0
    return CheckReport(entryCount: count, findings: check.findings, unlistedCount: check.unlistedCount)
  }

  private mutating func add(_ found: [CheckFinding]) {
    findings += found.prefix(LedgerCheck.mostOfAKind)
    unlistedCount += max(0, found.count - LedgerCheck.mostOfAKind)
  }

  private mutating func findFileDamage() throws {
    let answers = try connection.all("PRAGMA integrity_check(50)") { try $0.value(0, as: String.self) }
    add(answers.filter { $0 != "ok" }.map(CheckFinding.file))
  }

  private mutating func findMissingRows() throws {
    add(
      try connection.all("PRAGMA foreign_key_check") { row in
        .missingRow(table: try row.value(0), row: try row.value(1), parent: try row.value(2))
      })
  }

  private mutating func findWrongSplits() throws {
    add(
      try connection.all(
        """
        SELECT id FROM entry e
        WHERE (category_id IS NULL) <> EXISTS (SELECT 1 FROM split_line WHERE entry_id = e.id)
        ORDER BY id
        """
      ) { .categoryOrSplit(entry: try $0.value(0)) })
    add(
      try connection.all(
        """
        SELECT e.id, e.currency, e.amount, sum(s.amount)
        FROM split_line s JOIN entry e ON e.id = s.entry_id
        GROUP BY e.id HAVING sum(s.amount) <> e.amount
        ORDER BY e.id
        """
      ) { row in
        let currency: Currency = try row.value(1)
        return .splitTotal(
          entry: try row.value(0), total: Money(minorUnits: try row.value(2), currency: currency),
          lines: Money(minorUnits: try row.value(3), currency: currency))
      })
  }

  private mutating func findWrongMonthSums() throws {
    let sums = ConsumedAmountDAO(connection: connection)
    let counted = try sums.counted(calendar: ledger.calendar()).categories.filter { $0.value.entryCount > 0 }
    let stored = try sums.allCategorySums()
    let names = Dictionary(uniqueKeysWithValues: try ledger.categories().map { ($0.id, $0.name) })
    let wrong = Set(counted.keys).union(stored.keys).filter { counted[$0] != stored[$0] }
    add(
      wrong.sorted().map { key in
        .monthSum(
          month: key.month, category: names[key.category] ?? "?", stored: CheckedSum(stored[key], key.currency),
          counted: CheckedSum(counted[key], key.currency))
      })
  }

  private mutating func findWrongAccountSums() throws {
    let sums = ConsumedAmountDAO(connection: connection)
    let (counted, stored) = (try sums.countedAccountSums(), try sums.allAccountSums())
    let names = Dictionary(uniqueKeysWithValues: try ledger.accounts().map { ($0.id, $0.name) })
    let wrong = Set(counted.keys).union(stored.keys).filter { counted[$0] != stored[$0] }
    add(
      wrong.sorted().map { key in
        .accountSum(
          account: names[key.account] ?? "?", stored: CheckedSum(stored[key], key.currency),
          counted: CheckedSum(counted[key], key.currency))
      })
  }

  private mutating func findFutureEntries() throws {
    let found = try connection.first(
      "SELECT count(*), id, min(day) FROM entry WHERE day > ? AND status <> ?", ledger.today, EntryStatus.planned
    ) { row in
      let count: Int = try row.value(0)
      return count == 0
        ? nil : CheckFinding.futureEntries(count: count, first: try row.value(1), date: try row.value(2))
    }
    if let finding = found ?? nil { add([finding]) }
  }

  private mutating func findImpossibleBudgets() throws {
    let schedules = try ledger.budgetSchedules()
    for category in try ledger.categories() where category.kind == .income || category.kind == .transfer {
      if schedules[category.id]?.rules.contains(where: { $0.amount != nil }) ?? false {
        add([.idleBudget(category: category.name)])
      }
    }
    let month = try ledger.calendar().month(of: ledger.today)
    let series = try MonthSeries(ledger, MonthRange(month))
    if let whole = schedules[nil]?.budget(in: month), let parts = try series.categoryBudgets(in: month),
      parts.minorUnits > whole.minorUnits
    {
      add([.budgetsAboveMonth(month: month, categories: parts, whole: whole)])
    }
  }
}

extension CheckedSum {
  /// A sum as it is stored; without one, nothing of no entries.
  fileprivate init(_ sum: ConsumedAmountChange.CategorySum?, _ currency: Currency) {
    let sum = sum ?? ConsumedAmountChange.CategorySum()
    self.init(
      amount: Money(minorUnits: sum.moneyIn &- sum.moneyOut, currency: currency), entryCount: sum.entryCount)
  }

  fileprivate init(_ sum: ConsumedAmountChange.AccountSum?, _ currency: Currency) {
    self.init(amount: Money(minorUnits: sum?.amount ?? 0, currency: currency), entryCount: sum?.entryCount ?? 0)
  }
}
