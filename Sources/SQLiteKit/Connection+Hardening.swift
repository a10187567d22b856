internal import CSQLite

extension Connection {
  /// Makes SQLite wary of the file that it reads: for a file that anybody may have made (SQLite "Defense Against The Dark Arts"
  /// page).
  ///
  /// Functions with side effects do not run from the schema, the schema cannot be written by hand, and each page of a table is
  /// looked at for sizes that cannot be before it is used.
  ///
  /// - Throws: `SQLiteError`.
  public func distrustFile() throws {
    let code = csqlite_switch(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    guard code == SQLITE_OK else { throw SQLiteError(code, database: handle) }
    try setPragma("trusted_schema", false)
    try setPragma("cell_size_check", true)
  }

  /// Lowers what SQLite takes on for one statement; a limit that is lower already stays (SQLite "Run-Time Limits" page).
  public func limit(_ limits: StatementLimits) {
    for (name, most) in limits.byNumber {
      sqlite3_limit(handle, name, Int32(clamping: min(most, Int(sqlite3_limit(handle, name, -1)))))
    }
  }
}
