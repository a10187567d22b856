public import LedgerDomain
internal import SQLiteKit

extension LedgerWriter {
  /// Takes a change back: all rows are as they were before it, and the sums follow.
  ///
  /// It must be all that a transaction does.
  ///
  /// - Parameter id: the change; nil takes the last one that holds and that a person asked for.
  /// - Returns: what was taken back.
  /// - Throws: ``LedgerError/changedSince(_:later:)`` when that would lose what later changes did;
  ///   ``LedgerError/nothingToUndo``, ``LedgerError/unknownChange(_:)``, ``LedgerError/changeIsUndone(_:)``,
  ///   ``LedgerError/cannotUndo(_:_:)``.
  @discardableResult
  public func undo(_ id: LedgerChange.ID? = nil) throws -> UndoneChange {
    let change = try changeToUndo(id)
    try reverse(rowsOf: change.id, of: change)
    (description.kind, description.target) = (.undo, change.id)
    return UndoneChange(change: change, counts: recorder.counts)
  }

  /// Does a change again that was taken back.
  ///
  /// It must be all that a transaction does.
  ///
  /// - Parameter id: the change; nil takes the one that was taken back last.
  /// - Returns: what was done again.
  /// - Throws: ``LedgerError/changedSince(_:later:)``, ``LedgerError/nothingToRedo``, ``LedgerError/unknownChange(_:)``,
  ///   ``LedgerError/changeIsNotUndone(_:)``.
  @discardableResult
  public func redo(_ id: LedgerChange.ID? = nil) throws -> UndoneChange {
    let changes = ChangeDAO(connection: connection)
    let change = try ledger.changeToRedo(id)
    guard let change, let undo = change.undoneBy else { throw LedgerError.nothingToRedo }
    // The rows of the change itself say it all again.
    recorder.keepsRows = false
    try reverse(rowsOf: undo, of: change)
    try changes.deleteBlocks(of: undo)
    (description.kind, description.target) = (.redo, change.id)
    return UndoneChange(change: change, counts: recorder.counts)
  }

  private func changeToUndo(_ id: LedgerChange.ID?) throws -> LedgerChange {
    let changes = ChangeDAO(connection: connection)
    guard let id else {
      guard let newest = try changes.newestToUndo().first else { throw LedgerError.nothingToUndo }
      return newest
    }
    guard let change = try changes.change(id) else { throw LedgerError.unknownChange(id) }
    if change.target != nil { throw LedgerError.cannotUndo(id, change.kind) }
    if change.undoneBy != nil { throw LedgerError.changeIsUndone(id) }
    return change
  }

  /// Reverses the rows that were recorded under a number: those of a change, or of the undo that took it back.
  private func reverse(rowsOf id: LedgerChange.ID, of change: LedgerChange) throws {
    precondition(!recorder.hasRecorded, "an undo is a change of its own")
    try whole {
      try connection.deferForeignKeys()
      var reversal = ChangeReversal(self, of: id, isRedo: id != change.id)
      do {
        try reversal.run()
        try reversal.refuseImpossible()
      } catch is ChangeReversal.Obstacle {
        throw LedgerError.changedSince(change.id, later: try ChangeOverlap(connection).changes(over: id, of: change.id))
      }
      hasNewOpening = reversal.touchesAccounts
      if reversal.touchesMonthStarts { try rebuildSums() } else { try applySums() }
    }
  }
}
