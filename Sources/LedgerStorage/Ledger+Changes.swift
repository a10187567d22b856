public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// The changes of the ledger, the newest first: commands, and undos and redos of them.
  ///
  /// - Parameter limit: the most that are wanted; nil wants all.
  /// - Returns: the changes.
  /// - Throws: `SQLiteError`.
  public func changes(limit: Int? = nil) throws -> [LedgerChange] {
    try ChangeDAO(connection: connection).changes(limit: limit)
  }

  /// How many changes there are.
  ///
  /// - Returns: the number.
  /// - Throws: `SQLiteError`.
  public func changeCount() throws -> Int { try ChangeDAO(connection: connection).count() }

  /// The change with a number.
  ///
  /// - Parameter id: the number.
  /// - Returns: the change.
  /// - Throws: ``LedgerError/unknownChange(_:)``.
  public func change(_ id: LedgerChange.ID) throws -> LedgerChange {
    guard let change = try ChangeDAO(connection: connection).change(id) else { throw LedgerError.unknownChange(id) }
    return change
  }

  /// The changes that undoing would take back, the first one first.
  ///
  /// - Parameter count: how many undos; fewer may be left.
  /// - Returns: the changes.
  /// - Throws: `SQLiteError`.
  public func changesToUndo(_ count: Int) throws -> [LedgerChange] {
    try ChangeDAO(connection: connection).newestToUndo(limit: count)
  }

  /// The change that a redo would do again; nil when nothing is undone.
  ///
  /// - Returns: the change.
  /// - Throws: `SQLiteError`.
  public func changeToRedo() throws -> LedgerChange? { try ChangeDAO(connection: connection).newestToRedo() }

  /// What happened to an entry since it is recorded, whether it is there or gone.
  ///
  /// - Parameter entry: the entry.
  /// - Returns: what happened, the oldest first.
  /// - Throws: ``LedgerError/unknownEntry(_:)`` when there is none and never was; ``LedgerError/damaged(_:)``.
  public func history(of entry: Entry.ID) throws -> EntryHistory {
    try read {
      let changes = ChangeDAO(connection: connection)
      let names = StoredNames(connection)
      var events: [EntryHistory.Event] = []
      for change in try changes.changes(near: entry) {
        guard let event = try event(of: change, rows: changes.rows(of: change.id, near: entry), entry, names)
        else { continue }
        events.append(event)
        events += try laterTurns(of: event)
      }
      events.sort { $0.change.id < $1.change.id }
      if events.isEmpty { _ = try self.entry(entry) }
      return EntryHistory(entry: entry, events: events)
    }
  }

  private func event(
    of change: LedgerChange, rows: [RecordedRow], _ entry: Entry.ID, _ names: StoredNames
  ) throws -> EntryHistory.Event? {
    var fields = EntryFields(of: entry, names)
    for row in rows { try fields.take(row) }
    if !fields.isConcerned || fields.fields.isEmpty { return nil }
    return EntryHistory.Event(change: change, fate: fields.fate, fields: fields.fields)
  }

  /// The undos and redos of a change, of which no rows are kept because those of the change say it.
  private func laterTurns(of event: EntryHistory.Event) throws -> [EntryHistory.Event] {
    let changes = ChangeDAO(connection: connection)
    return try changes.turns(of: event.change.id).filter { try changes.blockCount(of: $0.id) == 0 }.map { turn in
      guard turn.kind == .undo else { return EntryHistory.Event(change: turn, fate: event.fate, fields: event.fields) }
      let fate: EntryHistory.Event.Fate =
        switch event.fate {
        case .added: .removed
        case .removed: .added
        case .changed: .changed
        }
      return EntryHistory.Event(change: turn, fate: fate, fields: event.fields.map(\.reversed))
    }
  }
}
