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
  /// - Parameter id: the change that is asked for, or the undo that took it back; nil asks for the one taken back last.
  /// - Returns: the change.
  /// - Throws: ``LedgerError/unknownChange(_:)``, ``LedgerError/changeIsNotUndone(_:)``.
  public func changeToRedo(_ id: LedgerChange.ID? = nil) throws -> LedgerChange? {
    guard let id else { return try ChangeDAO(connection: connection).newestToRedo() }
    var change = try self.change(id)
    if change.kind == .undo, let target = change.target { change = try self.change(target) }
    guard change.undoneBy != nil else { throw LedgerError.changeIsNotUndone(change.id) }
    return change
  }

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
      var imported: Set<LedgerChange.ID> = []
      for change in try changes.changes(near: entry) {
        guard
          let (event, isOfBatch) = try event(of: change, rows: changes.rows(of: change.id, near: entry), entry, names)
        else { continue }
        events.append(event)
        if isOfBatch { imported.insert(change.id) }
        events += try laterTurns(of: event)
      }
      events.sort { $0.change.id < $1.change.id }
      if events.isEmpty { _ = try self.entry(entry) }
      return EntryHistory(entry: entry, events: try completed(events, imported: imported, of: entry, names))
    }
  }

  /// The events with what an entry was when an import brought it: what the changes after it say that it was before them, and
  /// what it is now.
  private func completed(
    _ events: [EntryHistory.Event], imported: Set<LedgerChange.ID>, of entry: Entry.ID, _ names: StoredNames
  ) throws -> [EntryHistory.Event] {
    if imported.isEmpty { return events }
    var present = EntryFields(of: entry, names)
    let layout = try TableLayout(of: "entry", in: connection)
    let row = try connection.first("SELECT * FROM entry WHERE id = ?", entry) { row in
      try layout.columns.indices.map { try row.value($0, as: SQLiteValue.self) }
    }
    if let row { try present.take(.insert(table: "entry", values: row)) }
    var known: [EntryHistory.FieldChange.Field: String] = [:]
    for field in present.fields where field.field != .import { known[field.field] = field.after }
    var completed: [EntryHistory.Event] = []
    for event in events.reversed() {
      guard imported.contains(event.change.id) else {
        for field in event.fields where ![.split, .tag, .import].contains(field.field) {
          known[field.field] = field.before
        }
        completed.append(event)
        continue
      }
      // How often such a change was undone and done again, it brought the same.
      let brought = EntryHistory.FieldChange.Field.allCases.compactMap { field in
        known[field].map { EntryHistory.FieldChange(field, before: nil, after: $0) }
      }
      completed.append(EntryHistory.Event(change: event.change, fate: event.fate, fields: brought + event.fields))
    }
    return completed.reversed()
  }

  private func event(
    of change: LedgerChange, rows: [RecordedRow], _ entry: Entry.ID, _ names: StoredNames
  ) throws -> (EntryHistory.Event, isOfBatch: Bool)? {
    var fields = EntryFields(of: entry, names)
    for row in rows { try fields.take(row) }
    if !fields.isConcerned || fields.fields.isEmpty { return nil }
    return (EntryHistory.Event(change: change, fate: fields.fate, fields: fields.fields), fields.isOfBatch)
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
