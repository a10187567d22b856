public import LedgerDomain

extension LedgerWriter {
  /// Stores the rows of a file that were not imported before, as one import; rows that a person had typed are linked to
  /// their entries, and pairs of imported rows that are transfers between own accounts are joined.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - report: gets each row with what became of it, in the order of the file.
  /// - Returns: the counts; without a new or linked row nothing is stored.
  /// - Throws: ``LedgerError/archived(_:_:)``, `SQLiteError`; ``MoneyError/outOfRange`` when a sum would not fit.
  public func importRows(_ source: ImportSource, report: (RowOutcome) throws -> Void) throws -> ImportSummary {
    try whole {
      let plan = try ImportPlan(connection, source)
      var storing = try RowStoring(self, source)
      var ordinal = 0
      try source.forEachRow { row in
        try report(try storing.store(row, as: plan[ordinal]))
        ordinal += 1
      }
      var summary = try storing.finish()
      summary.alike = plan.alike
      return summary
    }
  }
}
