public import LedgerDomain

extension LedgerWriter {
  /// Stores the rows of a file that were not imported before, as one import; rows that a person had typed are linked to
  /// their entries, and pairs of imported rows that are transfers between own accounts are joined.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - report: gets each row with what became of it, in the order of the file.
  /// - Returns: the counts; without a new or linked row nothing is stored.
  /// - Throws: ``LedgerError/archived(_:_:)``, `SQLiteError`; ``LedgerError/importedSumTooLarge(line:)``.
  public func importRows(_ source: ImportSource, report: (RowOutcome) throws -> Void) throws -> ImportSummary {
    try whole {
      var storing = try RowStoring(self, source)
      var line: Int?
      func store(_ row: KeyedRow, as decision: ImportPlan.Decision) throws {
        line = row.row.line
        try report(try storing.store(row, as: decision))
      }
      do {
        let plan = try ImportPlan(connection, source, settle: store)
        if !plan.isSettled {
          var ordinal = 0
          try source.forEachRow { row in
            if ordinal >= plan.settledCount { try store(row, as: plan[ordinal]) }
            ordinal += 1
          }
        }
        line = nil
        var summary = try storing.finish()
        summary.alike = plan.alike
        // Now and not at the end of all files, so that the one is known with which a sum becomes too large.
        try applySums()
        return summary
      } catch MoneyError.outOfRange {
        throw LedgerError.importedSumTooLarge(line: line)
      }
    }
  }
}
