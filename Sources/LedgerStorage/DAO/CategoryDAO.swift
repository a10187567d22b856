internal import LedgerDomain
internal import SQLiteKit

/// The categories, archived ones included.
struct CategoryDAO {
  let connection: Connection

  private static let columns = "id, name, kind, color_from, color_to, archived"

  /// All categories in the order in which they were made.
  func all() throws -> [Category] {
    try connection.all("SELECT \(CategoryDAO.columns) FROM category ORDER BY id", read: CategoryDAO.read)
  }

  func insert(name: String, kind: CategoryKind, colors: Gradient) throws -> Category.ID {
    try connection.run(
      "INSERT INTO category (name, folded_name, kind, color_from, color_to) VALUES (?, ?, ?, ?, ?)",
      name, FoldedText(name).text, kind, colors.from, colors.to)
    return Category.ID(rawValue: connection.lastInsertedRowID)
  }

  func rename(_ id: Category.ID, to name: String) throws {
    try connection.run("UPDATE category SET name = ?, folded_name = ? WHERE id = ?", name, FoldedText(name).text, id)
  }

  func setArchived(_ id: Category.ID, _ isArchived: Bool) throws {
    try connection.run("UPDATE category SET archived = ? WHERE id = ?", isArchived, id)
  }

  private static func read(_ row: Row) throws -> Category {
    Category(
      id: try row.value(0), name: try row.value(1), kind: try row.value(2),
      colors: Gradient(from: try row.value(3), to: try row.value(4)), isArchived: try row.value(5))
  }
}
