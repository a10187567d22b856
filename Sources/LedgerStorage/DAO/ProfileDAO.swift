internal import LedgerDomain
internal import SQLiteKit

/// The profiles of how banks' files are read.
struct ProfileDAO {
  /// A profile whose account and category are not looked up yet.
  struct Stored {
    let id: ImportProfile.ID
    let name: String
    let account: Account.ID?
    let category: Category.ID?
    let header: [String]?
  }

  let connection: Connection

  /// Between two names of a header: the character that ASCII has for it.
  private static let separator: Character = "\u{1f}"

  /// All profiles by name.
  func all() throws -> [Stored] {
    try connection.all("SELECT id, name, account_id, category_id, header FROM profile ORDER BY folded_name") { row in
      let header: String? = try row.value(4)
      return Stored(
        id: try row.value(0), name: try row.value(1), account: try row.value(2), category: try row.value(3),
        header: header.map {
          $0.split(separator: ProfileDAO.separator, omittingEmptySubsequences: false).map(String.init)
        })
    }
  }

  /// The reading settings of each profile.
  func readings() throws -> [ImportProfile.ID: [String: String]] {
    var readings: [ImportProfile.ID: [String: String]] = [:]
    try connection.forEach("SELECT profile_id, key, value FROM profile_reading") { row in
      readings[try row.value(0), default: [:]][try row.value(1)] = try row.value(2, as: String.self)
    }
    return readings
  }

  /// The profile that was saved first of those with a header of folded names.
  func first(withHeader header: [String]) throws -> ImportProfile.ID? {
    try connection.first(
      "SELECT id FROM profile WHERE header = ? ORDER BY id LIMIT 1", ProfileDAO.joined(header)
    ) { try $0.value(0) }
  }

  func insert(name: String) throws -> ImportProfile.ID {
    try connection.run("INSERT INTO profile (name, folded_name) VALUES (?, ?)", name, FoldedText(name).text)
    return ImportProfile.ID(rawValue: connection.lastInsertedRowID)
  }

  /// Puts what a profile says in the place of what it said before.
  func update(_ profile: ImportProfile) throws {
    try connection.run(
      "UPDATE profile SET name = ?, folded_name = ?, account_id = ?, category_id = ?, header = ? WHERE id = ?",
      profile.name, FoldedText(profile.name).text, profile.account?.id, profile.category?.id,
      profile.header.map(ProfileDAO.joined), profile.id)
    try connection.run("DELETE FROM profile_reading WHERE profile_id = ?", profile.id)
    for (key, value) in profile.reading.sorted(by: { $0.key < $1.key }) {
      try connection.run(
        "INSERT INTO profile_reading (profile_id, key, value) VALUES (?, ?, ?)", profile.id, key, value)
    }
  }

  /// Removes a profile with its reading.
  ///
  /// - Returns: whether there was one.
  func remove(_ id: ImportProfile.ID) throws -> Bool {
    // The reading goes by itself as long as foreign keys are on, which an import may turn off.
    try connection.run("DELETE FROM profile_reading WHERE profile_id = ?", id)
    return try connection.run("DELETE FROM profile WHERE id = ?", id) > 0
  }

  private static func joined(_ header: [String]) -> String { header.joined(separator: String(separator)) }
}
