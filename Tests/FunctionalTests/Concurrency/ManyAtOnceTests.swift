import Foundation
import Synchronization
import Testing

/// Many processes use one ledger at once: everyone gets their turn, and nothing is lost.
@Suite(.serialized) struct `Many at once` {
  private static let writers = 8
  private static let entriesEach = Soak.isOn ? 500 : 10
  private static let importedRows = Soak.isOn ? 50_000 : 2000

  /// What the processes of one run told.
  private struct Told {
    var failures: [String] = []
    var slowestAdd = 0.0
    var slowestReport = 0.0
    var reportCount = 0
    var backupCount = 0
  }

  private final class Watch: Sendable {
    let told = Mutex(Told())
    let isOver = Mutex(false)
  }

  /// Runs a command to its end and tells how many seconds it took.
  private func run(_ arguments: [String], in sandbox: Sandbox, _ watch: Watch) -> Double {
    let start = Date()
    do {
      let process = try sandbox.start(arguments)
      process.waitUntilExit()
      if process.terminationStatus != 0 || process.terminationReason != .exit {
        watch.told.withLock { $0.failures.append("\(arguments): \(process.terminationStatus)") }
      }
    } catch {
      watch.told.withLock { $0.failures.append("\(arguments): \(error)") }
    }
    return Date().timeIntervalSince(start)
  }

  private func add(by writer: Int, in sandbox: Sandbox, _ watch: Watch) {
    for number in 1...Self.entriesEach {
      let words = [
        "add", "0.01", "Groceries", "writer \(writer) number \(number)", "--date", "2026-11-\(number % 20 + 10)",
      ]
      let seconds = run(words, in: sandbox, watch)
      watch.told.withLock { $0.slowestAdd = max($0.slowestAdd, seconds) }
    }
  }

  private func report(in sandbox: Sandbox, _ watch: Watch) {
    while !watch.isOver.withLock({ $0 }) {
      let seconds = run(["report", "month", "2026-11"], in: sandbox, watch)
      watch.told.withLock {
        $0.slowestReport = max($0.slowestReport, seconds)
        $0.reportCount += 1
      }
    }
  }

  private func backUp(_ command: String, in sandbox: Sandbox, _ watch: Watch) {
    for number in 1...3 {
      let file = sandbox.folder.appendingPathComponent("copy-\(number).sqlite").path
      do {
        let filled = command.replacingOccurrences(of: "FILE", with: "'\(file)'")
        try sandbox.requireQuietly(filled)
        try sandbox.requireQuietly("ledger --db '\(file)' check")
        watch.told.withLock { $0.backupCount += 1 }
      } catch {
        watch.told.withLock { $0.failures.append("\(command): \(error)") }
      }
    }
  }

  @Test func `eight who add, one who imports, one who reports and one who copies lose nothing`() throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.writeRows(Self.importedRows, to: "rows.csv")
    try sandbox.require("ledger add 1 Home First")
    let hasBackup = try sandbox.knows("backup")
    if !hasBackup { Soak.tell("many at once: this program has no 'backup', the sqlite3 shell copies instead") }
    let copying =
      hasBackup
      ? "ledger --db '\(sandbox.ledger.path)' backup FILE"
      : "sqlite3 -cmd '.timeout 30000' '\(sandbox.ledger.path)' \".backup FILE\""
    let watch = Watch()
    let start = Date()
    let reader = Thread { report(in: sandbox, watch) }
    reader.start()
    DispatchQueue.concurrentPerform(iterations: Self.writers + 2) { index in
      switch index {
      case 0: _ = run(["import", "rows.csv", "--account", "Bank"], in: sandbox, watch)
      case 1: backUp(copying, in: sandbox, watch)
      default: add(by: index - 1, in: sandbox, watch)
      }
    }
    watch.isOver.withLock { $0 = true }
    while !reader.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    let told = watch.told.withLock { $0 }
    let all = Date().timeIntervalSince(start)
    #expect(told.failures == [])
    #expect(told.backupCount == 3)
    #expect(told.reportCount > 0)
    try sandbox.expectSound("after all")
    let sums = try sandbox.require(
      """
      sqlite3 '\(sandbox.ledger.path)' "SELECT count(DISTINCT payee), count(*),
        CAST(round(sum(amount) * 100) AS INTEGER) FROM entries WHERE payee LIKE 'writer %'" "SELECT count(*) FROM entries WHERE payee LIKE 'Shop %'"
      """)
    let count = Self.writers * Self.entriesEach
    #expect(sums == "\(count)|\(count)|\(-count)\n\(Self.importedRows)\n")
    // A second connection is let in long before it would give up.
    #expect(told.slowestAdd < 30)
    if Soak.isOn {
      Soak.tell(
        "many at once: \(count) entries in \(all) s, the slowest add took \(told.slowestAdd) s, "
          + "the slowest of \(told.reportCount) reports \(told.slowestReport) s")
    }
  }
}
