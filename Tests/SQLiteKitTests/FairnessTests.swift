import Foundation
import SQLiteKit
import Synchronization
import Testing

/// Who waits for a lock gets a turn between the transactions of others that never pause.
struct FairnessTests {
  @Test func `waiting connections get their turns beside one that writes without a pause`() throws {
    try withTemporaryPath { path in try takeTurns(path) }
  }

  private func takeTurns(_ path: String) throws {
    let first = try Connection(path: path, access: .readWriteCreating)
    try first.setPragma("journal_mode", "wal")
    try first.execute("CREATE TABLE turn (writer INTEGER)")
    let failures = Mutex<[String]>([])
    let waiting = Mutex(3)
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      do {
        let connection = try Connection(path: path, access: .readWrite)
        connection.setBusyTimeout(milliseconds: 30_000)
        var turns = 0
        while writer == 0 ? waiting.withLock({ $0 > 0 }) : turns < 5 {
          try connection.transaction(.immediate) {
            try connection.run("INSERT INTO turn VALUES (?)", writer)
            Thread.sleep(forTimeInterval: 0.004)
          }
          turns += 1
        }
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
      if writer > 0 { waiting.withLock { $0 -= 1 } }
    }
    #expect(failures.withLock { $0 } == [])
    let turns = try first.first("SELECT count(*) FROM turn WHERE writer > 0") { try $0.value(0, as: Int.self) }
    #expect(turns == 15)
  }
}
