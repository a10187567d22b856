import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The file's schema and the settings of each connection (DESIGN §2).
struct SchemaTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Household(.file(folder.path("ledger.sqlite"))).ledger.connection
  }

  @Test func `every table is STRICT`() throws {
    let tables = try connection.all(
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'"
    ) { (name: try $0.value(0, as: String.self), isStrict: try $0.value(1, as: Bool.self)) }
    #expect(tables.count >= 16)
    #expect(tables.filter { !$0.isStrict }.map(\.name) == [])
  }

  @Test func `every column that may be NULL is one that the schema explains`() throws {
    let optional = try connection.texts(
      """
      SELECT t.name || '.' || c.name
      FROM sqlite_schema t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND c."notnull" = 0 AND c.pk = 0
      ORDER BY 1
      """)
    #expect(
      optional == [
        "account.import_id", "budget_rule.amount", "budget_rule.category_id", "category.import_id",
        "change.target_id", "change.undone_by", "change_block.first_entry", "change_block.last_entry",
        "entry.category_id", "entry.import_id", "entry.note", "entry.payee_id", "import.account_id",
        "import.file_hash", "import.first_day", "import.last_day", "import.shape", "import.undone_at",
        "import_link.amount", "import_restored_row.bank_id", "import_restored_row.byte_count",
        "import_restored_row.likeness",
        "import_restored_row.line_offset", "import_restored_row.linked_status",
        "import_row.likeness", "leave_entry.amount", "leave_event.expires_day", "leave_event.note",
        "leave_rule.carry_over", "leave_rule.until_day", "leave_rule.validity", "payee.category_id",
        "profile.account_id", "profile.category_id", "profile.header", "recurring.note",
        "recurring.occurrence_count", "recurring.payee", "recurring.to_account_id", "recurring.tolerance",
        "recurring.until_day", "recurring.wished_month", "recurring_posting.entry_id", "roll_over_rule.cap",
        "rule.account_id",
        "rule.currency",
        "rule.maximum", "rule.minimum", "rule.payee", "savings_goal.account_id", "split_line.note",
        "transfer.import_id",
        "transfer.in_category_id", "transfer.out_category_id",
      ])
  }

  @Test func `the file says that it is a ledger, and how many migrations it has had`() throws {
    #expect(try connection.int64(pragma: "application_id") == 0x4c44_4752)
    #expect(UInt32(exactly: try connection.int64(pragma: "application_id")) == LedgerFile.applicationID)
    #expect(try connection.int64(pragma: "user_version") == Int64(MigrationCatalog.all.count))
  }

  struct Setting: CustomStringConvertible {
    let pragma: String
    let value: Int64
    var description: String { pragma }
  }

  @Test(arguments: [
    Setting(pragma: "foreign_keys", value: 1),
    Setting(pragma: "synchronous", value: 2),
    Setting(pragma: "trusted_schema", value: 0),
  ])
  func `each connection is set up`(expected: Setting) throws {
    #expect(try connection.int64(pragma: expected.pragma) == expected.value)
    let again = try Household(.file(folder.path("ledger.sqlite"))).ledger.connection
    #expect(try again.int64(pragma: expected.pragma) == expected.value)
  }

  @Test func `a file keeps a write-ahead log`() throws {
    #expect(try connection.string(pragma: "journal_mode") == "wal")
  }

  @Test func `a ledger in memory is set up in the same way`() throws {
    let memory = try Household().ledger.connection
    #expect(try memory.int64(pragma: "foreign_keys") == 1)
    #expect(try memory.int64(pragma: "trusted_schema") == 0)
    #expect(try memory.int64(pragma: "application_id") == 0x4c44_4752)
  }

  struct Refused: CustomStringConvertible {
    let description: String
    let sql: String
  }

  @Test(arguments: [
    Refused(
      description: "an entry without an account",
      sql: "INSERT INTO entry (day, amount, currency, category_id, account_id) VALUES (0, 1, 'USD', 1, 99)"),
    Refused(
      description: "an entry in an unknown category",
      sql: "INSERT INTO entry (day, amount, currency, category_id, account_id) VALUES (0, 1, 'USD', 99, 1)"),
    Refused(
      description: "an amount with decimals",
      sql: "INSERT INTO entry (day, amount, currency, category_id, account_id) VALUES (0, 1.5, 'USD', 1, 1)"),
    Refused(
      description: "a day after the year 9999",
      sql: "INSERT INTO entry (day, amount, currency, category_id, account_id) VALUES (2932897, 1, 'USD', 1, 1)"),
    Refused(
      description: "a fourth status",
      sql: "INSERT INTO entry (day, amount, currency, category_id, account_id, status) VALUES (0, 1, 'USD', 1, 1, 3)"),
    Refused(
      description: "a second category for entries without one",
      sql: """
        INSERT INTO category (name, folded_name, kind, color_from, color_to) VALUES ('Rest', 'rest', 'uncategorized', 0, 0)
        """),
    Refused(
      description: "a negative budget",
      sql: "INSERT INTO budget_rule (category_id, month, scope, amount) VALUES (1, 24311, 'from', -1)"),
    Refused(
      description: "a second budget of the whole month",
      sql: "INSERT INTO budget_rule (month, scope, amount) VALUES (24311, 'from', 1), (24311, 'from', 2)"),
    Refused(
      description: "a recurring entry that ends twice",
      sql: """
        INSERT INTO recurring (
          amount, currency, category_id, account_id, unit, every, wished_day, first_day, until_day, occurrence_count)
        VALUES (1, 'USD', 1, 1, 'week', 1, 1, 0, 1, 1)
        """),
    Refused(
      description: "an eighth day of the week",
      sql: """
        INSERT INTO recurring (amount, currency, category_id, account_id, unit, every, wished_day, first_day)
        VALUES (1, 'USD', 1, 1, 'week', 1, 8, 0)
        """),
    Refused(description: "a category with the name of another", sql: "UPDATE category SET folded_name = 'groceries'"),
  ])
  func `the schema itself refuses`(refused: Refused) throws {
    let before = try StoredState(connection)
    #expect { try connection.execute(refused.sql) } throws: { SQLiteError.ResultCode.constraint ~= $0 }
    #expect(try StoredState(connection) == before)
  }
}
