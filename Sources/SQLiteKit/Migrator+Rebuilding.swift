extension Migrator {
  /// Puts another schema in the place of a database's: the one that the first migrations make, with what they put into it.
  /// All tables, views and indexes go, whoever made them.
  ///
  /// It is for rows that come from a database of that schema. They are stored after it, and ``applyPending(to:appliedAt:)``
  /// upgrades them. Both work inside the transaction of the caller, in which foreign keys are not enforced.
  ///
  /// - Parameters:
  ///   - connection: the database, in a transaction.
  ///   - count: how many migrations make the schema.
  ///   - appliedAt: the time to write down.
  /// - Throws: `SQLiteError`.
  public func rebuild(_ connection: Connection, through count: Int, appliedAt: String) throws {
    precondition(connection.isInTransaction, "a schema is rebuilt inside a transaction")
    let things = try connection.all(
      """
      SELECT type, name FROM main.sqlite_schema
      WHERE type IN ('view', 'table') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      ORDER BY type DESC, rowid DESC
      """
    ) { (try $0.value(0, as: String.self), try $0.value(1, as: String.self)) }
    for (type, name) in things {
      let quoted = "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
      try connection.execute("DROP \(type == "view" ? "VIEW" : "TABLE") main.\(quoted)")
    }
    try connection.setPragma("user_version", 0)
    for migration in migrations.prefix(count) {
      try connection.execute(migration.sql)
      try record(migration, in: connection, appliedAt: appliedAt)
    }
  }

  /// Applies what is pending inside the transaction of the caller.
  ///
  /// - Parameters:
  ///   - connection: the database, in a transaction in which foreign keys are not enforced.
  ///   - appliedAt: the time to write down.
  /// - Throws: `MigrationError`, `SQLiteError`.
  public func applyPending(to connection: Connection, appliedAt: String) throws {
    precondition(connection.isInTransaction, "pending migrations are applied inside a transaction")
    for migration in migrations.dropFirst(try appliedCount(in: connection)) {
      _ = try apply(migration, to: connection, appliedAt: appliedAt)
    }
  }
}
