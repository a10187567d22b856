internal import LedgerDomain
internal import SQLiteKit

/// The categories, archived ones included.
struct CategoryDAO {
  let connection: Connection

  private static let columns = "id, name, kind, color_from, color_to, archived"

  /// All categories in the order in which they were made.
  func all() throws -> [Category] {
    try connection.all("SELECT \(CategoryDAO.columns) FROM category ORDER BY id", read: CategoryDAO.read)
      .provedDistinct(by: \.id.rawValue)
  }

  /// Stores a category; `batch` is the import that made it.
  func insert(name: String, kind: CategoryKind, colors: Gradient, batch: Int64? = nil) throws -> Category.ID {
    try connection.run(
      "INSERT INTO category (name, folded_name, kind, color_from, color_to, import_id) VALUES (?, ?, ?, ?, ?, ?)",
      name, FoldedText(name).text, kind, colors.from, colors.to, batch)
    return Category.ID(rawValue: connection.lastInsertedRowID)
  }

  // What a person renames or archives is theirs, and no longer goes with the import that made it.

  func rename(_ id: Category.ID, to name: String) throws {
    try connection.run(
      "UPDATE category SET name = ?, folded_name = ?, import_id = NULL WHERE id = ?", name, FoldedText(name).text, id)
  }

  func setArchived(_ id: Category.ID, _ isArchived: Bool) throws {
    try connection.run("UPDATE category SET archived = ?, import_id = NULL WHERE id = ?", isArchived, id)
  }

  /// Removes categories that undone imports made and that nothing refers to, and then those that only they lay below.
  ///
  /// - Returns: their names.
  func removeUnused() throws -> [String] {
    var removed: [String] = []
    while case let names = try removeUnusedLeaves(), !names.isEmpty { removed += names }
    return removed
  }

  private func removeUnusedLeaves() throws -> [String] {
    try connection.all(
      """
      DELETE FROM category
      WHERE import_id IN (SELECT id FROM import WHERE undone_at IS NOT NULL)
        AND NOT EXISTS (
          SELECT 1 FROM category AS below
          WHERE substr(below.folded_name, 1, length(category.folded_name) + 1) = category.folded_name || ':')
        AND NOT EXISTS (SELECT 1 FROM consumed_amount WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM entry WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM split_line WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM budget_rule WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM roll_over_rule WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM rule WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM profile WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM recurring WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM payee WHERE category_id = category.id)
        AND NOT EXISTS (SELECT 1 FROM transfer WHERE out_category_id = category.id OR in_category_id = category.id)
      RETURNING name
      """
    ) { try $0.value(0) }
  }

  private static func read(_ row: Row) throws -> Category {
    Category(
      id: try row.value(0), name: try row.value(1), kind: try row.value(2),
      colors: Gradient(from: try row.value(3), to: try row.value(4)), isArchived: try row.value(5))
  }
}
