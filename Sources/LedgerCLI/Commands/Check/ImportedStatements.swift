internal import LedgerDomain
internal import LedgerImport
internal import LedgerStorage

/// The files that were imported, read again from the texts that the ledger keeps, as they were read then.
struct ImportedStatements {
  private let ledger: Ledger
  private let temporaryFolder: String
  private let batches: [ImportBatch]
  private let accounts: [Account]

  /// Looks for them.
  init(_ ledger: Ledger, temporaryFolder: String) throws {
    self.ledger = ledger
    self.temporaryFolder = temporaryFolder
    batches = try ledger.imports().filter { $0.undoneAt == nil }
    accounts = try ledger.accounts()
  }

  /// An account in a currency, whose movements alone can be added up.
  private struct Key: Hashable, Comparable {
    let account: Account.ID
    let currency: Currency

    static func < (left: Key, right: Key) -> Bool {
      (left.account.rawValue, left.currency.code) < (right.account.rawValue, right.currency.code)
    }
  }

  /// Where the balances that the files state do not join, account by account.
  func balanceGaps() throws -> [BalanceGap] {
    var stretches: [Key: [BalanceStretch]] = [:]
    var withBalances: Set<Int64> = []
    for batch in batches {
      let forgotten = try ledger.forgottenLines(ofImport: batch.number)
      for (key, movements) in try movements(of: batch) {
        let found = BalanceStretch.stretches(
          of: movements.map(\.movement), forgottenBefore: places(of: forgotten, among: movements.map(\.line)),
          batch: batch.number)
        if !found.isEmpty { withBalances.insert(batch.number) }
        stretches[key, default: []] += found
      }
    }
    return try stretches.sorted { $0.key < $1.key }.flatMap { key, stretches in
      let name = accounts.first { $0.id == key.account }?.name ?? "?"
      return try StatedBalances(account: name, currency: key.currency, stretches).gaps { days, batches in
        try others(of: key, on: days, besides: batches.union(withBalances))
      }
    }
  }

  /// The places of lines among others, both in order: how many stand in front of each.
  private func places(of lines: [Int], among others: [Int]) -> Set<Int> {
    var places: Set<Int> = []
    var place = 0
    for line in lines {
      while place < others.count, others[place] < line { place += 1 }
      places.insert(place)
    }
    return places
  }

  /// What moved an account beside files that state balances: entries that were typed alone, and rows of other files that
  /// became entries, whatever has become of these since. Of rows that were forgotten the entries alone are left.
  private func others(of key: Key, on days: ClosedRange<CalendarDate>, besides known: Set<Int64>) throws
    -> [CalendarDate: Int64]
  {
    var sums: [CalendarDate: Int64] = [:]
    var filter = EntryFilter()
    (filter.firstDay, filter.lastDay, filter.account) = (days.lowerBound, days.upperBound, key.account)
    try ledger.forEachEntry(matching: filter) { entry in
      guard entry.importBatch == nil, entry.content.status != .planned, entry.content.amount.currency == key.currency
      else { return }
      sums[entry.content.date, default: 0] &+= entry.content.amount.minorUnits
    }
    for batch in batches where !known.contains(batch.number) && batch.days?.overlaps(days) ?? true {
      let rows = try ledger.importedRows(of: batch.number)
      let (movements, lines) = (try movements(of: batch), Set(rows.map(\.line)))
      for (line, movement) in movements[key] ?? [] where lines.contains(line) {
        if days.contains(movement.day) { sums[movement.day, default: 0] &+= movement.minorUnits }
      }
      let forgotten = Set(try ledger.forgottenLines(ofImport: batch.number))
      // A file of which too much was forgotten may not be readable any more.
      for row in rows where forgotten.contains(row.line) || movements.isEmpty && !forgotten.isEmpty {
        guard row.state != .deleted else { continue }
        let content = try ledger.entry(row.entry).content
        guard content.status == .posted, content.account.id == key.account, content.amount.currency == key.currency,
          days.contains(content.date), !row.isLinked
        else { continue }
        sums[content.date, default: 0] &+= content.amount.minorUnits
      }
    }
    return sums
  }

  /// The rows of a file that moved accounts, with their lines, in the order of the file; none when its text was not kept or
  /// cannot be read any more.
  private func movements(of batch: ImportBatch) throws -> [Key: [(line: Int, movement: StatedMovement)]] {
    guard let statement = try statement(of: batch) else { return [:] }
    var movements: [Key: [(line: Int, movement: StatedMovement)]] = [:]
    var labels: [String: Account.ID?] = [:]
    try statement.forEachRow { row in
      guard row.status == .posted, let account = try account(of: row, in: batch, &labels) else { return }
      let balance = row.balance.flatMap { $0.currency == row.amount.currency ? $0.minorUnits : nil }
      movements[Key(account: account, currency: row.amount.currency), default: []].append(
        (row.line, StatedMovement(day: row.date, minorUnits: row.amount.minorUnits, balance: balance)))
    }
    return movements
  }

  private func account(
    of row: ImportRow, in batch: ImportBatch, _ labels: inout [String: Account.ID?]
  ) throws -> Account.ID? {
    if let account = batch.account { return account.id }
    guard let label = row.account else { return nil }
    if let known = labels[label] { return known }
    let account = try ledger.account(calledInFiles: label)?.id
    labels[label] = account
    return account
  }

  private func statement(of batch: ImportBatch) throws -> Statement? {
    var settings = ReadingSettings.known(among: batch.reading)
    // The text was decoded when it was kept, whatever a file says about itself.
    settings.values["encoding"] = TextEncoding.utf8.rawValue
    guard let options = try? settings.options() else { return nil }
    var text = TextSpool(encoding: .utf8, temporaryFolder: temporaryFolder)
    var isEmpty = true
    do {
      try ledger.forEachTextBlock(ofImport: batch.number) { block in
        isEmpty = false
        try block.withUnsafeBytes { try text.append($0) }
      }
      guard !isEmpty else { return nil }
      let currency = try batch.account?.currency ?? ledger.currency()
      return try Statement(bytes: try text.finish(), options: options, defaultCurrency: currency)
    } catch let error as ImportError {
      // A year that was given, or a rule of reading that is another one by now, may be what is missing.
      _ = try error.refusal()
      return nil
    }
  }
}
