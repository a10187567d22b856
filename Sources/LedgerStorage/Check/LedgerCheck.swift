internal import LedgerDomain
internal import SQLiteKit

/// Goes through a ledger and compares what is stored twice.
struct LedgerCheck {
  private let ledger: Ledger
  private var findings: [CheckFinding] = []
  private var unlistedCount = 0

  private var connection: Connection { ledger.connection }

  private init(_ ledger: Ledger) { self.ledger = ledger }

  /// Checks a ledger.
  static func report(on ledger: Ledger) throws -> CheckReport {
    var check = LedgerCheck(ledger)
    try check.findFileDamage()
    if check.findings.isEmpty { try check.findWrongMigrations() }
    // Of a file that SQLite cannot read right, nothing else can be told.
    if check.findings.isEmpty {
      try check.findMissingRows()
      try check.findWrongSplits()
      try check.findWrongTransfers()
      try check.findLeftBehind()
      if check.findings.allSatisfy({ !$0.forbidsRepair }) {
        try check.findWrongMonthSums()
        try check.findWrongAccountSums()
        try check.findFutureEntries()
        try check.findImpossibleBudgets()
        try check.findBudgetsAboveParents()
      }
    }
    return try check.report()
  }

  /// Checks what can be checked of a ledger with any schema: its pages, its migrations, rows that refer to others.
  static func fileReport(on ledger: Ledger) throws -> CheckReport {
    var check = LedgerCheck(ledger)
    try check.findFileDamage()
    if check.findings.isEmpty {
      try check.findWrongMigrations()
      try check.findMissingRows()
    }
    return try check.report()
  }

  private func report() throws -> CheckReport {
    let count = try connection.first("SELECT count(*) FROM entry") { try $0.value(0, as: Int.self) } ?? 0
    return CheckReport(entryCount: count, findings: findings, unlistedCount: unlistedCount)
  }

  private mutating func add(_ found: [CheckFinding]) {
    findings += found.prefix(CheckReport.mostOfAKind)
    unlistedCount += max(0, found.count - CheckReport.mostOfAKind)
  }

  private mutating func findFileDamage() throws {
    let answers = try connection.all("PRAGMA integrity_check(50)") { try $0.value(0, as: String.self) }
    add(answers.filter { $0 != "ok" }.map(CheckFinding.file))
  }

  private mutating func findWrongMigrations() throws {
    do {
      try Migrator(MigrationCatalog.all).verify(connection)
    } catch let error as MigrationError {
      switch error {
      case .edited(let name), .renamed(_, let name, _): add([.schema(migration: name)])
      default: add([.schema(migration: nil)])
      }
    }
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

  private mutating func findWrongTransfers() throws {
    add(
      try connection.all(
        """
        SELECT t.out_entry_id, t.in_entry_id
        FROM transfer t JOIN entry o ON o.id = t.out_entry_id JOIN entry i ON i.id = t.in_entry_id
        WHERE o.account_id = i.account_id OR o.currency <> i.currency OR o.amount + i.amount <> 0
          OR o.category_id IS NULL OR i.category_id IS NULL
        ORDER BY t.out_entry_id
        """
      ) { .transferLegs(out: try $0.value(0), into: try $0.value(1)) })
  }

  /// Rows that refer to others without a reference of the schema, which could not tell those of a deleted entry.
  private mutating func findLeftBehind() throws {
    let queries = [
      (
        "import_row", "import",
        "SELECT count(*) FROM import_row r JOIN import i ON i.id = r.import_id WHERE i.undone_at IS NOT NULL"
      ),
      (
        "import_text", "import",
        "SELECT count(*) FROM import_text t JOIN import i ON i.id = t.import_id WHERE i.undone_at IS NOT NULL"
      ),
      (
        "entry", "import",
        "SELECT count(*) FROM entry e JOIN import i ON i.id = e.import_id WHERE i.undone_at IS NOT NULL"
      ),
      (
        "import_bank_id", "import_row",
        """
        SELECT count(*) FROM import_bank_id
        WHERE entry_id NOT IN (SELECT entry_id FROM import_row WHERE has_bank_id = 1)
        """
      ),
      (
        "import_link", "import_row",
        "SELECT count(*) FROM import_link WHERE entry_id NOT IN (SELECT entry_id FROM import_row)"
      ),
      (
        "import_extent", "import_row",
        "SELECT count(*) FROM import_extent WHERE entry_id NOT IN (SELECT entry_id FROM import_row)"
      ),
    ]
    for (table, parent, query) in queries {
      let count = try connection.first(query) { try $0.value(0, as: Int.self) } ?? 0
      if count > 0 { add([.leftBehind(table: table, count: count, parent: parent)]) }
    }
  }

  private mutating func findWrongMonthSums() throws {
    let sums = ConsumedAmountDAO(connection: connection)
    let counted = Dictionary(
      uniqueKeysWithValues: try sums.counted(calendar: ledger.calendar()).categories
        .filter { $0.value.entryCount > 0 }.map { ($0.key, $0.value) })
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
    let rollOvers = try ledger.rollOvers()
    for category in try ledger.categories() where rollOvers[category.id]?.start != nil {
      if schedules[category.id]?.rules.contains(where: { $0.amount != nil }) ?? false { continue }
      add([.idleRollOver(category: category.name)])
    }
    let month = try ledger.calendar().month(of: ledger.today)
    let series = try MonthSeries(ledger, MonthRange(month))
    if let whole = schedules[nil]?.budget(in: month), let parts = try series.categoryBudgets(in: month),
      parts.minorUnits > whole.minorUnits
    {
      add([.budgetsAboveMonth(month: month, categories: parts, whole: whole)])
    }
  }

  /// A budget is the cap of all that lies below its category, so that those below are at most as large together.
  private mutating func findBudgetsAboveParents() throws {
    let month = try ledger.calendar().month(of: ledger.today)
    let categories = try ledger.categories()
    let tree = CategoryTree(categories)
    let budgets = try ledger.budgetSchedules().compactMapValues { $0.budget(in: month) }
    for parent in categories {
      guard let own = budgets[parent.id] else { continue }
      // Of those below each other the uppermost is the cap of the rest.
      let below = tree.subtree(of: parent.id).filter { category in
        let above = tree.ancestors(of: category)
        guard category != parent.id, budgets[category] != nil else { return false }
        return above.allSatisfy { $0 == parent.id || budgets[$0] == nil || !tree.subtree(of: parent.id).contains($0) }
      }
      let sum = try Money.sum(below.compactMap { budgets[$0] }, in: own.currency)
      if sum.minorUnits > own.minorUnits {
        add([.budgetsAboveParent(month: month, parent: parent.name, below: sum, own: own)])
      }
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
