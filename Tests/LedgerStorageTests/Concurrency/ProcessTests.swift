import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Several processes with one ledger, and processes that are killed. Each exit test is a process of its own.
struct ProcessTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
  }

  @Test func `three processes that write at once lose nothing`() async throws {
    let path = path
    await withTaskGroup { group in
      for child in 1...3 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = path as String, child = child as Int] in
            let household = try Household(.file(path))
            for number in 1...20 {
              try household.store(
                try household.content("-0.0\(child)", "Groceries", payee: "child \(child) number \(number)"))
            }
          }
        }
      }
    }
    let household = try Household(.file(path))
    let entries = try household.ledger.entries(matching: EntryFilter())
    #expect(Set(entries.map(\.content.payee)).count == 60)
    #expect(entries.count == 60)
    #expect(try household.expense("2026-11").position.consumed == usd("1.20"))
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `processes that make a new ledger at once leave one, and no copy beside it`() async throws {
    for round in 1...8 {
      let path = folder.path("new-\(round).sqlite")
      await withTaskGroup { group in
        for _ in 1...3 {
          group.addTask {
            await #expect(processExitsWith: .success) { [path = path as String] in
              try Household(.file(path)).add("-1.00", "Groceries")
            }
          }
        }
      }
      #expect(try Household(.file(path)).ledger.entries(matching: EntryFilter()).count == 3)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(names.filter { $0.contains("snapshots") } == [])
  }

  @Test func `a process killed before it commits leaves nothing`() async throws {
    try Household(.file(path)).ledger.close()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let household = try Household(.file(path))
      let content = try household.content("-1.00", "Groceries")
      try household.ledger.write { writer in
        for _ in 1...2000 { try writer.addEntry(content) }
        kill(getpid(), SIGKILL)
      }
    }
    let household = try Household(.file(path))
    #expect(try household.ledger.entries(matching: EntryFilter()).isEmpty)
    #expect(try household.ledger.connection.string(pragma: "integrity_check") == "ok")
    try Recomputation.expectEqual(household.ledger.connection)
    try household.add("-1.00", "Groceries")
  }

  @Test func `a process killed after it has committed leaves what it stored`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let household = try Household(.file(path))
      try household.add("-1.00", "Groceries")
      kill(getpid(), SIGKILL)
    }
    let household = try Household(.file(path))
    #expect(try household.ledger.entries(matching: EntryFilter()).map(\.content.amount) == [usd("-1.00")])
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `opening a ledger twice in one process gives up no lock against another process`() async throws {
    let first = try Household(.file(path))
    try first.add("-0.50", "Groceries")
    let second = try Household(.file(path))
    await #expect(processExitsWith: .success) { [path = path as String] in
      let other = try Household(.file(path))
      try other.add("-1.00", "Groceries")
      try other.ledger.close()
    }
    try first.add("-2.00", "Groceries")
    try second.add("-3.00", "Groceries")
    await #expect(processExitsWith: .success) { [path = path as String] in
      let other = try Household(.file(path))
      let entries = try other.ledger.entries(matching: EntryFilter())
      #expect(entries.map(\.content.amount) == [usd("-3.00"), usd("-2.00"), usd("-1.00"), usd("-0.50")])
      try Recomputation.expectEqual(other.ledger.connection)
    }
    #expect(try first.ledger.entries(matching: EntryFilter()).count == 4)
  }
}
