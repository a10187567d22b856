internal import SQLiteKit

/// What the ledger itself was told and keeps in its file.
struct SettingDAO {
  /// The settings there are.
  enum Key: String {
    /// The currency in which sums are reported.
    case currency
    /// The account of entries that name none.
    case defaultAccount = "default-account"
    /// Whether recurring entries are posted without being asked for; missing: they are not.
    case postRecurring = "post-recurring"
    /// The last day of the period that is locked; missing: none is.
    case lockedUntil = "locked-until"
    /// How many copies the ledger keeps by itself; missing: 5.
    case snapshots
  }

  let connection: Connection

  func value(_ key: Key) throws -> String? {
    try connection.first("SELECT value FROM setting WHERE key = ?", key.rawValue) { try $0.value(0) }
  }

  func remove(_ key: Key) throws { try connection.run("DELETE FROM setting WHERE key = ?", key.rawValue) }

  func set(_ key: Key, to value: String) throws {
    try connection.run(
      """
      INSERT INTO setting (key, value) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, key.rawValue, value)
  }
}
