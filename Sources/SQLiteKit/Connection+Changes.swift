internal import CSQLite

extension Connection {
  /// Tells an observer of each row before it changes (SQLite "The pre-update hook" page); nil tells nobody.
  ///
  /// To be called before any statement is compiled: SQLite compiles `DELETE` without a condition in a way that tells of no
  /// row as long as nobody wants to know.
  ///
  /// - Parameter observer: who is told, held as long as it is told.
  public func observe(_ observer: (any RowChangeObserver)?) {
    guard let observer else {
      sqlite3_preupdate_hook(handle, nil, nil)
      telling = nil
      return
    }
    let telling = RowChangeTelling(observer)
    // The connection holds what the pointer refers to for as long as SQLite has it.
    self.telling = telling
    sqlite3_preupdate_hook(
      handle,
      { context, database, operation, _, table, _, _ in
        guard let context, let database, let table else { return }
        Unmanaged<RowChangeTelling>.fromOpaque(context).takeUnretainedValue().tell(database, operation, table)
      }, Unmanaged.passUnretained(telling).toOpaque())
  }

  /// Runs insertions of which the observer knows already, without telling it of each row.
  ///
  /// - Parameter body: what runs them.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  public func withoutTelling<T>(_ body: () throws -> T) rethrows -> T {
    let observer = telling?.observer
    observe(nil)
    defer { observe(observer) }
    return try body()
  }

  /// Runs statements that leave `lastInsertedRowID` as it was, for an observer between the statements of others.
  ///
  /// - Parameter body: what runs them.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  public func keepingLastInsertedRowID<T>(_ body: () throws -> T) rethrows -> T {
    let id = lastInsertedRowID
    defer { sqlite3_set_last_insert_rowid(handle, id) }
    return try body()
  }
}

/// Who is told of changed rows, and the names of tables, made into strings once and not for each row.
final class RowChangeTelling {
  private struct Name {
    let pointer: UnsafePointer<CChar>
    let bytes: ContiguousArray<CChar>
    let text: String
  }

  let observer: any RowChangeObserver
  private var names: [Name] = []

  init(_ observer: any RowChangeObserver) { self.observer = observer }

  fileprivate func tell(_ database: OpaquePointer, _ operation: Int32, _ table: UnsafePointer<CChar>) {
    let kind: RowChange.Operation =
      switch operation {
      case SQLITE_INSERT: .insert
      case SQLITE_UPDATE: .update
      default: .delete
      }
    observer.willChange(RowChange(database: database, operation: kind, table: name(at: table)))
  }

  /// SQLite keeps a name in one place until the schema changes; the place may then hold another one.
  private func name(at pointer: UnsafePointer<CChar>) -> String {
    let known = names.firstIndex { $0.pointer == pointer }
    if let known, names[known].bytes.withUnsafeBufferPointer({ sqlite3_stricmp($0.baseAddress, pointer) }) == 0 {
      return names[known].text
    }
    if let known { names.remove(at: known) }
    let text = String(cString: pointer)
    names.append(Name(pointer: pointer, bytes: text.utf8CString, text: text))
    return text
  }
}
