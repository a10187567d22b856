public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// Takes in all that another ledger held, as ``exportAll(_:)`` wrote it. The ledger must hold what a new one does; afterwards
  /// it holds what the other one held, upgraded where an older version made that.
  ///
  /// Nothing is stored before the whole file was read, its digest is right, no row refers to one that is not there, and a check
  /// of the ledger found no damage.
  ///
  /// - Parameter forEachPiece: gives its argument the bytes of the file, in pieces.
  /// - Returns: what the file holds.
  /// - Throws: ``WholeImportError``; ``MoneyError/outOfRange`` when a sum does not fit; `SQLiteError`; what `forEachPiece`
  ///   throws.
  public func importAll(
    _ forEachPiece: ((UnsafeBufferPointer<UInt8>) throws -> Void) throws -> Void
  ) throws -> ExportSummary {
    let summary = try connection.withoutForeignKeys {
      try connection.transaction(.immediate) {
        var whole = try WholeImport(into: connection, now: now)
        try forEachPiece { try whole.take($0) }
        let summary = try whole.finish()
        try rebuildSumsAndCheck()
        return summary
      }
    }
    hasWritten = true
    return summary
  }

  private func rebuildSumsAndCheck() throws {
    do {
      let writer = try LedgerWriter(self, .command)
      writer.hasNewOpening = true
      try writer.rebuildSums()
      try writer.finish()
      let damage = try check().findings.filter { $0.severity == .damage }
      guard damage.isEmpty else { throw WholeImportError.unsound(damage) }
      try readEverything()
    } catch let StatementError.unexpectedValue(column, _) {
      throw WholeImportError.unreadable(column: column)
    } catch is StatementError {
      throw WholeImportError.unreadable(column: nil)
    } catch LedgerError.damaged(.setting) {
      throw WholeImportError.unreadable(column: "value")
    } catch is LedgerError {
      throw WholeImportError.unreadable(column: nil)
    }
  }

  /// Reads what commands read. Columns take more than the ledger has a meaning for, such as a unit that there is none of; a
  /// command would find it out much later.
  private func readEverything() throws {
    _ = (try currency(), try defaultAccountName(), try accountStandings(), try budgetSchedules(), try rollOvers())
    _ = (try rules(), try profiles(), try imports(), try goalCards(asOf: today), try recurringStandings())
    for balance in try balances() { _ = try leaveRecord(of: balance) }
    try forEachEntry(matching: EntryFilter()) { _ in }
  }
}
