/// Why a database and a list of migrations do not go together. Thrown before anything is changed, or after all of it
/// has been rolled back.
public enum MigrationError: Error, Equatable {
  /// The database has had `found` migrations, of which only `known` are known: a newer program made it.
  case newer(found: Int, known: Int)
  /// The migration's SQL is not the one that was applied.
  case edited(name: String)
  /// Another migration was applied under this number.
  case renamed(number: Int, expected: String, found: String)
  /// This number was never applied, though a later one was.
  case gap(number: Int)
  /// `user_version` counts migrations, but nothing says which ones.
  case missingBookkeeping(userVersion: Int)
  /// `user_version` and the number of migrations written down are not equal.
  case wrongUserVersion(userVersion: Int, applied: Int)
  /// The migration would leave rows without their parent: so many, the first of them in this table.
  case foreignKeyViolations(name: String, table: String, count: Int)
}
