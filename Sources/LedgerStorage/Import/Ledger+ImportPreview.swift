public import LedgerDomain

extension Ledger {
  /// What would become of the rows of a file if it were imported now. Nothing is stored.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - report: gets each row with what would become of it, in the order of the file.
  /// - Returns: the counts.
  /// - Throws: ``LedgerError/archived(_:_:)``, `SQLiteError`.
  public func previewImport(_ source: ImportSource, report: (RowOutcome) throws -> Void) throws -> ImportSummary {
    try read {
      var sorter = try CategorySorter(self, source)
      var summary = try classify(source, report: report) { row, _, _ in
        try sorter.category(of: row) { CategorySorter.draft(named: $0) }
      }
      summary.createdCategories = sorter.created
      summary.unknownCategories = sorter.unknown
      return summary
    }
  }

  /// Goes through the rows of a file and says of each what it is.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - report: gets each row with what became of it.
  ///   - store: gets each new row with its keys, and returns its category.
  /// - Returns: the counts, without the categories and the number of the import.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit; what `report` and `store` throw.
  func classify(
    _ source: ImportSource, report: (RowOutcome) throws -> Void,
    store: (ImportRow, RowIdentity, _ bankID: String?) throws -> Category
  ) throws -> ImportSummary {
    var matcher = try RowMatcher(connection, source)
    var summary = ImportSummary()
    var totals: [Currency: ImportSummary.Total] = [:]
    summary.skipped = source.skippedByReader
    try source.forEachRow { row in
      switch try matcher.match(row) {
      case .new(let identity, let bankID):
        let category = try store(row, identity, bankID)
        summary.new += 1
        if category.kind == .uncategorized { summary.uncategorized += 1 }
        try report(RowOutcome(row: row, status: .new, category: category.name))
      case .known:
        summary.known += 1
        try report(RowOutcome(row: row, status: .known))
      case .deleted:
        summary.skipped += 1
        try report(RowOutcome(row: row, status: .skipped, reason: .deletedByOwner))
      }
      summary.dates =
        summary.dates.map { min($0.lowerBound, row.date)...max($0.upperBound, row.date) } ?? row.date...row.date
      try totals[row.amount.currency, default: ImportSummary.Total(row.amount.currency)].add(row.amount)
    }
    summary.totals = totals.keys.sorted().compactMap { totals[$0] }
    return summary
  }
}
