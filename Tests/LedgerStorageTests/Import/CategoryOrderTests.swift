import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Where a row goes: what the rules say, else the file, else what was chosen for it, else what its payee last got by hand.
struct CategoryOrderTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  func categories(_ rows: [ImportRow], category: String? = nil, rule: String? = nil) throws -> [String?] {
    let match = try rule.map { name in
      RuleMatch(
        Rule(id: .init(rawValue: 1), pattern: .part("x"), category: try household.category(name), payee: "Renamed"))
    }
    return try household.importRows(rows, category: category) { $0.sort = { _, _ in match } }.outcomes.map { outcome in
      if case .category(let category) = outcome.allocation { category.name } else { nil }
    }
  }

  @Test func `the category last given by hand to the payee is taken, in any spelling`() throws {
    try household.store(try household.content("-1.00", "Groceries", on: "2026-01-01", payee: "Corner Shop"))
    try household.store(try household.content("-2.00", "Home", on: "2025-01-01", payee: "corner  shop"))
    let rows = [row("2026-03-03", "-9.00", "CORNER SHOP"), row("2026-03-03", "-9.00", "Corner")]
    #expect(try categories(rows) == ["Home", "Uncategorized"])
  }

  @Test func `a category given to an imported entry is by hand, and taking it away is as well`() throws {
    try household.importRows([row("2026-03-01", "-9.00", "Rail")])
    func give(_ category: String) throws {
      let entry = try household.entries()[0]
      let content = try entry.content.changing { $0.allocation = .category(try household.category(category)) }
      try household.ledger.write { try $0.updateEntry(entry.id, to: content) }
    }
    try give("Education")
    #expect(try categories([row("2026-03-02", "-9.00", "Rail")]) == ["Education"])
    try give("Uncategorized")
    #expect(try categories([row("2026-03-03", "-9.00", "Rail")]) == ["Uncategorized"])
  }

  @Test func `the order is rule, file, choice, memory`() throws {
    try household.store(try household.content("-1.00", "Groceries", on: "2026-01-01", payee: "Shop"))
    let inFile = row("2026-03-03", "-9.00", "Shop", category: "Health")
    let plain = row("2026-03-04", "-9.00", "Shop")
    #expect(try categories([inFile, plain], category: "Education", rule: "Home") == ["Home", "Home"])
    #expect(try household.entries().suffix(2).map(\.content.payee) == ["Renamed", "Renamed"])
    try household.undo(1)
    #expect(try categories([inFile, plain], category: "Education") == ["Health", "Education"])
    try household.undo(2)
    #expect(try categories([inFile, plain]) == ["Health", "Groceries"])
  }

  @Test func `a renamed payee does not change what makes the row the same`() throws {
    let rows = [row("2026-03-03", "-9.00", "Shop 4711")]
    #expect(try categories(rows, rule: "Home") == ["Home"])
    #expect(try household.importRows(rows).statuses == [.known])
  }

  @Test func `an archived category is not taken from memory`() throws {
    try household.store(try household.content("-1.00", "Groceries", on: "2026-01-01", payee: "Shop"))
    try household.ledger.write { try $0.setArchived(try household.category("Groceries"), true) }
    #expect(try categories([row("2026-03-03", "-9.00", "Shop")]) == ["Uncategorized"])
  }

  @Test func `an upgraded ledger remembers what was typed before`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    do {
      let old = try Connection(path: path, access: .readWriteCreating)
      try Migrator(Array(MigrationCatalog.all.prefix(2))).migrate(old, appliedAt: "2025-01-01T00:00:00Z")
      try old.execute(
        """
        INSERT INTO payee (id, name, folded_name) VALUES (1, 'Shop', 'shop'), (2, 'Bank', 'bank');
        INSERT INTO import VALUES (1, 'old.csv', '2025-01-01T00:00:00Z', 1, 0, 0, 0, 0);
        INSERT INTO entry (day, amount, currency, category_id, payee_id, account_id, import_id)
        VALUES (20000, -100, 'USD', 2, 1, 1, NULL), (20001, -100, 'USD', 3, 1, 1, NULL), (20002, -100, 'USD', 4, 2, 1, 1);
        """)
      try old.close()
    }
    let upgraded = try Household(.file(path))
    #expect(try upgraded.ledger.rememberedCategories().mapValues(\.name) == [FoldedText("shop"): "Home"])
    #expect(try upgraded.ledger.imports().map(\.fileName) == ["old.csv"])
  }
}
