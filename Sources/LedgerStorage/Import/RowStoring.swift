internal import LedgerDomain

/// Stores the rows of one file after another plan, and counts.
struct RowStoring {
  private let writer: LedgerWriter
  private let source: ImportSource
  private let imports: ImportDAO
  private let buffer: ImportedRowBuffer
  private var sorter: CategorySorter
  private var summary = ImportSummary()
  /// The import, once a row is stored.
  private var batch: ImportDAO.ImportNumber?
  private var totals = Totals()
  private var newTotals = Totals()
  /// The legs of transfers among the rows; nil where entries of earlier imports, or typed ones, may be legs as well.
  private var candidates: TransferCandidates?
  private var text: ImportTextStoring?

  /// After how many new rows the text of the file is compressed beside them, and stored as it is ready.
  private static let manyRows = 1_024

  init(_ writer: LedgerWriter, _ source: ImportSource) throws {
    self.writer = writer
    self.source = source
    imports = ImportDAO(connection: writer.connection)
    buffer = ImportedRowBuffer(writer.connection, writer.recorder)
    sorter = try CategorySorter(writer.ledger, source)
    summary.skipped = source.skippedByReader
    candidates = try imports.holdsRows() ? nil : TransferCandidates()
  }

  /// Does with a row what was decided.
  mutating func store(_ keyed: KeyedRow, as decision: ImportPlan.Decision) throws -> RowOutcome {
    let row = keyed.row
    let account = source.account(of: row)
    summary.take(row.date)
    try totals.add(row.amount)
    func outcome(
      _ status: RowOutcome.Status, _ reason: RowOutcome.Reason? = nil,
      stored: (entry: Entry.ID, allocation: Allocation)? = nil
    ) -> RowOutcome {
      RowOutcome(
        row: row, account: account, status: status, reason: reason, allocation: stored?.allocation,
        entry: stored?.entry)
    }
    switch decision {
    case .new:
      return outcome(.new, stored: try insert(keyed, in: account))
    case .newResembling(let entry):
      summary.resembling += 1
      return outcome(.new, .resembles(entry), stored: try insert(keyed, in: account))
    case .restored(let entry):
      candidates = nil
      let stored = try insert(keyed, in: account)
      try buffer.flush()
      try imports.setRestored(
        entry, account: account.id, identity: keyed.identity, as: stored.entry, by: batch(row).rawValue)
      try RecurringDAO(connection: writer.connection).replace(entry, with: stored.entry)
      return outcome(.new, .restored, stored: stored)
    case .known:
      summary.known += 1
      return outcome(.known)
    case .knownFromOtherColumns(let entry):
      summary.known += 1
      return outcome(.known, .knownFromOtherColumns(entry))
    case .deleted:
      summary.skipped += 1
      return outcome(.skipped, .deletedByOwner)
    case .linked(let entry):
      candidates = nil
      summary.linked += 1
      try link(keyed, to: entry, in: account)
      return outcome(.linked, .linkedTo(entry))
    }
  }

  /// Writes down the counts and joins transfers.
  mutating func finish() throws -> ImportSummary {
    summary.totals = totals.sorted
    summary.newTotals = newTotals.sorted
    summary.createdCategories = sorter.created
    summary.unknownCategories = sorter.unknown
    guard let batch = summary.batch else { return summary }
    try buffer.finish()
    try imports.setCounts(of: batch, summary, rejected: source.rejectedByReader)
    try text?.finish()
    writer.recorder.endBatch()
    if let days = summary.dates {
      let joined = try writer.joinTransfers(of: batch, within: days, candidates: candidates)
      summary.transfers = joined.pairs
      summary.uncategorized -= joined.sortedCount
    }
    return summary
  }

  private mutating func insert(_ keyed: KeyedRow, in account: Account) throws -> (
    entry: Entry.ID, allocation: Allocation
  ) {
    let row = keyed.row
    let batch = try batch(row)
    let place = try sorter.place(of: row, in: account) { name in
      let (made, above) = try writer.addCategories(path: name, madeBy: batch.rawValue)
      return above + [made]
    }
    let content = EntryContent(
      date: row.date, amount: row.amount, allocation: place.allocation, payee: place.payee, account: account,
      note: row.note, status: row.status)
    try newTotals.addWithinLimit(row.amount)
    summary.new += 1
    if summary.new % RowStoring.manyRows == 0 {
      if summary.new == RowStoring.manyRows { text?.begin() }
      try text?.storeReady()
    }
    let entry: Entry.ID
    switch place.allocation {
    case .category(let category):
      if category.kind == .uncategorized { summary.uncategorized += 1 }
      let payee = try writer.prepare(content)
      // The buffer knows the number of the entry.
      let key = key(of: keyed, in: account, batch, Entry.ID(rawValue: 0), linkedStatus: nil)
      entry = try buffer.append(content, payee: payee, key: key)
      offer(content, entry, category)
    case .split(let split):
      if split.lines.contains(where: { $0.category.kind == .uncategorized }) { summary.uncategorized += 1 }
      try buffer.flush()
      entry = try writer.insert(content, batch: batch.rawValue)
      try imports.insert(key(of: keyed, in: account, batch, entry, linkedStatus: nil))
    }
    return (entry, place.allocation)
  }

  /// Shows an entry to those who look for transfers.
  private mutating func offer(_ content: EntryContent, _ entry: Entry.ID, _ category: Category) {
    guard candidates != nil, !content.amount.isZero, content.status != .planned else { return }
    candidates?.take(
      TransferFinder.Leg(
        id: entry, day: content.date.dayNumber, amount: content.amount, account: content.account.id,
        isOpen: category.kind == .uncategorized || category.kind == .transfer, isAskedFor: true, isEdited: false))
  }

  /// Joins a row to a typed entry, which counts from now on even if it was only planned, with the amount of the bank.
  private mutating func link(_ keyed: KeyedRow, to id: Entry.ID, in account: Account) throws {
    let row = keyed.row
    let batch = try batch(row)
    try buffer.flush()
    let entry = try writer.ledger.entry(id).content
    let status = entry.status == .posted ? .posted : row.status
    let isSame = row.amount == entry.amount
    try writer.setLink(id, entry, to: batch.rawValue, status: status, minorUnits: row.amount.minorUnits)
    try imports.insert(
      key(
        of: keyed, in: account, batch, id, linkedStatus: entry.status,
        linkedMinorUnits: isSame ? nil : entry.amount.minorUnits))
  }

  private func key(
    of keyed: KeyedRow, in account: Account, _ batch: ImportDAO.ImportNumber, _ entry: Entry.ID,
    linkedStatus: EntryStatus?,
    linkedMinorUnits: Int64? = nil
  ) -> ImportDAO.StoredRow {
    let row = keyed.row
    return ImportDAO.StoredRow(
      entry: entry, batch: batch, line: row.line, extent: row.extent, account: account.id, identity: keyed.identity,
      likeness: keyed.likeness, bankID: RowMatcher.bankID(of: row, repeated: source.repeatedReferences),
      linkedStatus: linkedStatus, linkedMinorUnits: linkedMinorUnits)
  }

  /// The import, which begins with its first stored row.
  private mutating func batch(_ row: ImportRow) throws -> ImportDAO.ImportNumber {
    if let batch { return batch }
    let batch = try imports.insert(source, firstLine: row.line, importedAt: writer.ledger.now)
    self.batch = batch
    summary.batch = batch.rawValue
    writer.recorder.beginBatch(batch.rawValue)
    let texts = ImportTextDAO(connection: writer.connection)
    text = source.forEachTextPiece.map { ImportTextStoring(texts, batch.rawValue, $0) }
    let accounts = AccountDAO(connection: writer.connection)
    for account in source.madeAccounts { try accounts.setMade(account, by: batch.rawValue) }
    for (identifier, account) in source.identifiers { try accounts.remember(FoldedText(identifier), for: account.id) }
    return batch
  }
}

extension RowStoring {
  /// What rows move, by currency: there are few, and mostly one.
  private struct Totals {
    private var totals: [ImportSummary.Total] = []

    /// In the order of the currencies.
    var sorted: [ImportSummary.Total] { totals.sorted { $0.moneyIn.currency < $1.moneyIn.currency } }

    mutating func add(_ amount: Money) throws { try totals[index(of: amount.currency)].add(amount) }

    /// - Throws: ``MoneyError/outOfRange`` when the ledger could not hold the sum.
    mutating func addWithinLimit(_ amount: Money) throws {
      try totals[index(of: amount.currency)].addWithinLimit(amount)
    }

    private mutating func index(of currency: Currency) -> Int {
      if let index = totals.firstIndex(where: { $0.moneyIn.currency == currency }) { return index }
      totals.append(ImportSummary.Total(currency))
      return totals.count - 1
    }
  }
}
