public import LedgerDomain

extension Ledger {
  /// Compares what is stored twice, and looks for what cannot be meant.
  ///
  /// - Returns: what was found.
  /// - Throws: `SQLiteError` when the file cannot be read.
  public func check() throws -> CheckReport { try read { try LedgerCheck.report(on: self) } }
}

extension LedgerWriter {
  /// Works out anew what the ledger derives from entries: the sums of months and of accounts. Nothing else changes.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit; `SQLiteError`.
  public func rebuildSums() throws {
    try whole {
      let sums = ConsumedAmountDAO(connection: connection)
      change = try sums.counted(calendar: ledger.calendar())
      for (key, sum) in try sums.countedAccountSums() { try change.add(sum, of: key) }
      try sums.removeAll()
      try applySums()
    }
  }
}
