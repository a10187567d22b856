import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A file that is no ledger, or a newer program's, is refused and left as it was.
struct RefusedFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Tries to open a file and expects it and its folder to be untouched.
  func expectRefused(_ path: String, _ isRight: (any Error) -> Bool) throws {
    let url = URL(filePath: path)
    let before = try Data(contentsOf: url)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect { try Household(.file(path)) } throws: { isRight($0) }
    #expect(try Data(contentsOf: url) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == names)
  }

  struct TextFile: CustomStringConvertible {
    let description: String
    let text: String
  }

  @Test(arguments: [
    TextFile(description: "one byte", text: "x"),
    TextFile(description: "a short note", text: "Groceries 42.50\n"),
    TextFile(description: "a long text", text: String(repeating: "Groceries 42.50\n", count: 1000)),
    TextFile(description: "the first words of a database and no more", text: "SQLite format 3\0"),
  ])
  func `a text file is no ledger`(file: TextFile) throws {
    let path = try folder.write("ledger.sqlite", file.text)
    try expectRefused(path) { $0 as? LedgerError == .notALedger(path: path, .notADatabase) }
  }

  @Test(arguments: ["delete", "wal"])
  func `another program's database is no ledger`(journal: String) throws {
    let path = folder.path("other.sqlite")
    let other = try Connection(path: path, access: .readWriteCreating)
    try other.setPragma("journal_mode", journal)
    try other.execute("PRAGMA application_id = 7; CREATE TABLE entry (day); INSERT INTO entry VALUES (1)")
    try other.close()
    try expectRefused(path) { $0 as? LedgerError == .notALedger(path: path, .anotherProgram) }
  }

  @Test func `a folder is no ledger`() throws {
    let path = folder.url.path(percentEncoded: false)
    #expect(throws: LedgerError.notALedger(path: path, .notAFile)) { try Household(.file(path)) }
  }

  @Test(arguments: [100, 512, 4096, 5000, 40_960])
  func `a truncated ledger is told as damaged`(length: Int) throws {
    let path = folder.path("ledger.sqlite")
    try Household(.file(path)).ledger.close()
    let whole = try Data(contentsOf: URL(filePath: path))
    try #require(whole.count > length)
    try whole.prefix(length).write(to: URL(filePath: path))
    try expectRefused(path) { error in
      SQLiteError.ResultCode.corrupt ~= error || SQLiteError.ResultCode.notADatabase ~= error
    }
  }

  @Test func `a newer program's ledger is refused`() throws {
    let path = folder.path("ledger.sqlite")
    try Household(.file(path)).ledger.close()
    let known = MigrationCatalog.all.count
    let newer = try Connection(path: path, access: .readWrite)
    try newer.execute(
      """
      CREATE TABLE invention (idea TEXT) STRICT;
      INSERT INTO schema_migrations VALUES (\(known + 1), '0003_invention', 'f00', '2027-01-01T00:00:00Z');
      PRAGMA user_version = \(known + 1);
      """)
    try newer.close()
    try expectRefused(path) {
      $0 as? LedgerError == .newerLedger(path: path, found: known + 1, known: known)
    }
  }
}
