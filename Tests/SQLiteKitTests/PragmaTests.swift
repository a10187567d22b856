import SQLiteKit
import Testing

@Suite struct PragmaTests {
  @Test func `numbers are set and read`() throws {
    let connection = try memory()
    #expect(try connection.int64(pragma: "user_version") == 0)
    #expect(try connection.setPragma("user_version", 7) == nil)
    try connection.setPragma("application_id", 0x4c45_4447)
    #expect(try connection.int64(pragma: "user_version") == 7)
    #expect(try connection.int64(pragma: "application_id") == 0x4c45_4447)
    try connection.setPragma("user_version", -1)
    #expect(try connection.int64(pragma: "user_version") == -1)
  }

  @Test func `switches are turned on and off`() throws {
    let connection = try memory()
    try connection.setPragma("foreign_keys", true)
    #expect(try connection.int64(pragma: "foreign_keys") == 1)
    try connection.setPragma("foreign_keys", false)
    #expect(try connection.int64(pragma: "foreign_keys") == 0)
  }

  @Test func `setting the journal mode answers with the mode that holds`() throws {
    #expect(try memory().setPragma("journal_mode", "WAL") == .text("memory"))
    try withTemporaryPath { path in
      let connection = try Connection(path: path, access: .readWriteCreating)
      #expect(try connection.setPragma("journal_mode", "WAL") == .text("wal"))
      #expect(try connection.string(pragma: "journal_mode") == "wal")
    }
  }

  @Test func `a pragma that SQLite does not know throws when it is read`() throws {
    #expect(throws: StatementError.noRow(sql: "PRAGMA no_such_thing")) {
      try memory().int64(pragma: "no_such_thing")
    }
  }

  @Test func `a pragma of another type throws`() throws {
    let expected = StatementError.wrongStorageClass(
      column: "journal_mode", expected: .integer, found: .text, sql: "PRAGMA journal_mode")
    #expect(throws: expected) { try memory().int64(pragma: "journal_mode") }
  }

  @Test func `anything but a word traps`() async {
    await #expect(processExitsWith: .failure) { _ = try memory().int64(pragma: "user_version; DROP TABLE x") }
    await #expect(processExitsWith: .failure) { try memory().setPragma("journal_mode", "WAL; DROP TABLE x") }
    await #expect(processExitsWith: .failure) { _ = try memory().int64(pragma: "") }
  }
}
