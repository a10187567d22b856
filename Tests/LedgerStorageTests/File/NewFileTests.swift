import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A ledger is made on first use, for its owner alone (DESIGN §2).
struct NewFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `a new ledger's folders are 0700 and its file 0600`() throws {
    let path = folder.path("share/ledger/ledger.sqlite")
    let household = try Household(.file(path))
    try household.add("-1.00", "Groceries")
    #expect(try permissions(folder.path("share")) == 0o700)
    #expect(try permissions(folder.path("share/ledger")) == 0o700)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path("share/ledger")) {
      #expect(try permissions(folder.path("share/ledger/\(name)")) == 0o600, "\(name)")
    }
  }

  @Test func `folders that exist keep their permissions`() throws {
    let shared = folder.path("shared")
    try FileManager.default.createDirectory(
      atPath: shared, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    _ = try Household(.file("\(shared)/ledger.sqlite"))
    #expect(try permissions(shared) == 0o755)
  }

  @Test func `an empty file becomes a ledger`() throws {
    let path = try folder.write("ledger.sqlite", "")
    let household = try Household(.file(path))
    #expect(try household.ledger.categories().count == 8)
    #expect(try keepsLog(fileAt: path))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.filter { $0.contains("snapshots") } == [])
  }

  @Test func `what was stored is there when the file is opened again`() throws {
    let path = folder.path("ledger.sqlite")
    let first = try Household(.file(path))
    let entry = try first.add("-42.50", "Groceries")
    try first.ledger.close()
    let second = try Household(.file(path))
    #expect(try second.ledger.entry(entry.id) == entry)
    #expect(try second.ledger.categories().count == 8)
  }

  @Test func `closing leaves the one file`() throws {
    let household = try Household(.file(folder.path("ledger.sqlite")))
    try household.add("-42.50", "Groceries")
    try household.ledger.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["ledger.sqlite"])
  }

  @Test func `two ledgers in memory have nothing in common`() throws {
    let first = try Household(.memory)
    let second = try Household(.memory)
    try first.add("-42.50", "Groceries")
    #expect(try first.ledger.entries(matching: EntryFilter()).count == 1)
    #expect(try second.ledger.entries(matching: EntryFilter()).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: ":memory:"))
  }

  @Test func `a parent that is a file cannot hold a ledger`() throws {
    let file = try folder.write("notes.txt", "hello")
    for path in ["\(file)/ledger.sqlite", "\(file)/deeper/ledger.sqlite"] {
      #expect { try Household(.file(path)) } throws: { error in
        guard case LedgerError.cannotCreate(_, let number) = error else { return false }
        return number == ENOTDIR
      }
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "hello")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
  func `a parent that cannot be made is told with its path`() throws {
    #expect { try Household(.file("/proc/ledger/ledger.sqlite")) } throws: { error in
      guard case LedgerError.cannotCreate(let path, _) = error else { return false }
      return path == "/proc/ledger"
    }
  }
}
