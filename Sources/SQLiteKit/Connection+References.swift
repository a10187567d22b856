internal import CSQLite

extension Connection {
  /// Whether SQLite checks the references between tables as rows change. Unlike the pragma `foreign_keys` it can be switched
  /// inside a transaction; statements are compiled again.
  ///
  /// Who switches it off answers for what is stored meanwhile: that all it refers to is there. Nobody checks later.
  ///
  /// - Throws: `SQLiteError`.
  public func checkReferences(_ isOn: Bool) throws { try setOption(SQLITE_DBCONFIG_ENABLE_FKEY, isOn) }
}
