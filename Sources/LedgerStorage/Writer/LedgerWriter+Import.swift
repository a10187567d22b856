public import LedgerDomain

extension LedgerWriter {
  /// Stores the rows of a file that were not imported before, as one import.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - report: gets each row with what became of it, in the order of the file.
  /// - Returns: the counts; without a new row nothing is stored.
  /// - Throws: ``LedgerError/archived(_:_:)``, `SQLiteError`; ``MoneyError/outOfRange`` when a sum would not fit.
  public func importRows(_ source: ImportSource, report: (RowOutcome) throws -> Void) throws -> ImportSummary {
    try whole { try storeRows(of: source, report: report) }
  }

  private func storeRows(of source: ImportSource, report: (RowOutcome) throws -> Void) throws -> ImportSummary {
    let imports = ImportDAO(connection: connection)
    var sorter = try CategorySorter(ledger, source)
    var batch: Int64?
    var summary = try ledger.classify(source, report: report) { row, identity, bankID in
      let number =
        try batch
        ?? imports.insert(fileName: source.fileName, importedAt: ledger.now)
      batch = number
      let category = try sorter.category(of: row) { try addCategory(named: $0, kind: .spending) }
      let content = EntryContent(
        date: row.date, amount: row.amount, allocation: .category(category), payee: row.payee,
        account: source.account, note: row.note, status: row.status)
      try imports.insertRow(
        entry: try insert(content, batch: number), batch: number, line: row.line, account: source.account.id,
        identity: identity,
        bankID: bankID)
      return category
    }
    summary.batch = batch
    summary.createdCategories = sorter.created
    summary.unknownCategories = sorter.unknown
    if let batch {
      try imports.setCounts(of: batch, summary, rejected: source.rejectedByReader)
    }
    return summary
  }
}
