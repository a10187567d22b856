import Foundation
import SQLiteKit
import Testing

@Suite struct BackupTests {
  /// A database in WAL of a few hundred pages, and the paths of it and of its copy.
  private func withSource(_ body: (_ source: Connection, _ path: String, _ copy: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("source.sqlite").path
      let source = try Connection(path: path, access: .readWriteCreating)
      try source.execute("PRAGMA journal_mode = WAL; CREATE TABLE n (i INTEGER PRIMARY KEY, filler BLOB) STRICT")
      try source.transaction {
        for number in 1...200 { try source.run("INSERT INTO n VALUES (?, zeroblob(4000))", number) }
      }
      try body(source, path, folder.appendingPathComponent("copy.sqlite").path)
    }
  }

  private func expectSound(
    _ connection: Connection, rows: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try connection.string(pragma: "integrity_check") == "ok", sourceLocation: sourceLocation)
    #expect(try connection.count("SELECT count(*) FROM n") == rows, sourceLocation: sourceLocation)
  }

  @Test func `a backup holds everything and tells its progress`() throws {
    try withSource { source, _, copy in
      let destination = try Connection(path: copy, access: .readWriteCreating)
      var remaining: [Int] = []
      var totals: Set<Int> = []
      try source.backup(to: destination, pagesPerStep: 50) {
        remaining.append($0)
        totals.insert($1)
      }
      #expect(remaining.count > 3)
      #expect(remaining == remaining.sorted(by: >))
      #expect(remaining.last == 0)
      #expect(try totals == [Int(source.int64(pragma: "page_count"))])
      try expectSound(destination, rows: 200)
    }
  }

  @Test func `a backup replaces what the destination held`() throws {
    try withSource { source, _, copy in
      let destination = try Connection(path: copy, access: .readWriteCreating)
      try destination.execute("CREATE TABLE other (x); INSERT INTO other VALUES (1)")
      try source.backup(to: destination)
      try expectSound(destination, rows: 200)
      #expect(try destination.count("SELECT count(*) FROM sqlite_schema WHERE name = 'other'") == 0)
    }
  }

  @Test func `the same connection may write between the steps`() throws {
    try withSource { source, _, copy in
      let destination = try Connection(path: copy, access: .readWriteCreating)
      var number = 1000
      try source.backup(to: destination, pagesPerStep: 20) { remaining, _ in
        guard remaining > 0 else { return }
        number += 1
        try source.run("INSERT INTO n VALUES (?, zeroblob(10))", number)
      }
      #expect(number > 1003)
      try expectSound(destination, rows: 200 + number - 1000)
    }
  }

  @Test func `another connection that never stops writing cannot keep it from ending`() throws {
    try withSource { source, path, copy in
      let writer = try Connection(path: path, access: .readWrite)
      let destination = try Connection(path: copy, access: .readWriteCreating)
      var steps = 0
      var written = 0
      try source.backup(to: destination, pagesPerStep: 2) { remaining, _ in
        steps += 1
        if steps > 500 { throw Refusal(reason: "it starts anew for ever") }
        guard remaining > 0 else { return }
        try writer.run("INSERT INTO n VALUES (?, zeroblob(10))", 1000 + written)
        written += 1
      }
      #expect(written > 3)
      #expect(steps < 50)
      try expectSound(destination, rows: 200 + written)
    }
  }

  @Test func `a backup that is stopped leaves the destination as it was`() throws {
    try withSource { source, _, copy in
      let destination = try Connection(path: copy, access: .readWriteCreating)
      try destination.execute("CREATE TABLE other (x); INSERT INTO other VALUES (1)")
      #expect(throws: Refusal()) {
        try source.backup(to: destination, pagesPerStep: 20) { remaining, _ in
          if remaining < 150 { throw Refusal() }
        }
      }
      #expect(try destination.count("SELECT x FROM other") == 1)
      #expect(try destination.string(pragma: "integrity_check") == "ok")
      // The source is free again.
      try source.close()
    }
  }

  @Test func `a destination that is locked throws busy`() throws {
    try withSource { source, _, copy in
      let other = try Connection(path: copy, access: .readWriteCreating)
      try other.execute("CREATE TABLE other (x)")
      let destination = try Connection(path: copy, access: .readWrite)
      source.setBusyTimeout(milliseconds: 30)
      try other.transaction {
        let error = #expect(throws: SQLiteError.self) { try source.backup(to: destination) }
        #expect(error?.code == .busy)
      }
      try source.backup(to: destination)
      try expectSound(destination, rows: 200)
    }
  }

  @Test func `a lock that goes away within the timeout is waited for`() throws {
    try withSource { source, _, copy in
      let destination = try Connection(path: copy, access: .readWriteCreating)
      try destination.execute("CREATE TABLE other (x)")
      source.setBusyTimeout(milliseconds: 30_000)
      let isLocked = DispatchSemaphore(value: 0)
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let holding = try? Connection(path: copy, access: .readWrite)
        try? holding?.transaction {
          isLocked.signal()
          Thread.sleep(forTimeInterval: 0.1)
        }
        isDone.signal()
      }
      isLocked.wait()
      try source.backup(to: destination)
      isDone.wait()
      try expectSound(destination, rows: 200)
    }
  }

  @Test func `a destination that cannot be written throws`() throws {
    try withSource { source, path, copy in
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      let destination = try Connection(path: copy, access: .readOnly)
      let error = #expect(throws: SQLiteError.self) { try source.backup(to: destination) }
      #expect(error?.code == .readOnly)
    }
  }

  @Test func `a backup into memory is a copy to play with`() throws {
    try withSource { source, _, _ in
      let copy = try memory()
      try source.backup(to: copy)
      try copy.run("DELETE FROM n")
      try expectSound(source, rows: 200)
    }
  }

  @Test func `a database in WAL as destination shows others its old content until all is copied`() throws {
    try withSource { source, _, copy in
      let destination = try Connection(path: copy, access: .readWriteCreating)
      try destination.execute("PRAGMA journal_mode = WAL; CREATE TABLE old (i); INSERT INTO old VALUES (1)")
      let reader = try Connection(path: copy, access: .readOnly)
      let version = try reader.int64(pragma: "data_version")
      var steps = 0
      try source.backup(to: destination, pagesPerStep: 20) { remaining, _ in
        steps += 1
        if remaining == 0 { return }
        #expect(try reader.count("SELECT count(*) FROM old") == 1)
        #expect(try reader.int64(pragma: "data_version") == version)
        let other = try Connection(path: copy, access: .readWrite)
        #expect { try other.run("BEGIN IMMEDIATE") } throws: { SQLiteError.ResultCode.busy ~= $0 }
      }
      #expect(steps > 5)
      try expectSound(reader, rows: 200)
      #expect(try destination.string(pragma: "journal_mode") == "wal")
    }
  }

  @Test func `a destination that stays locked is waited for as long as its timeout and no longer`() throws {
    try withSource { source, _, copy in
      let destination = try Connection(path: copy, access: .readWriteCreating)
      try destination.execute("PRAGMA journal_mode = WAL; CREATE TABLE n (i)")
      destination.setBusyTimeout(milliseconds: 300)
      let other = try Connection(path: copy, access: .readWrite)
      try other.run("BEGIN IMMEDIATE")
      let time = ContinuousClock().measure {
        #expect { try source.backup(to: destination) } throws: { SQLiteError.ResultCode.busy ~= $0 }
      }
      #expect(time >= .milliseconds(250))
      #expect(time < .milliseconds(1500))
    }
  }

  @Test func `an immutable database is read without a file beside it`() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("50% of #1?.sqlite").path
      let connection = try Connection(path: path, access: .readWriteCreating)
      try connection.execute("PRAGMA journal_mode = WAL; CREATE TABLE n (i); INSERT INTO n VALUES (1)")
      try connection.close()
      let immutable = try Connection(path: path, access: .immutable)
      #expect(try immutable.count("SELECT count(*) FROM n") == 1)
      #expect(throws: SQLiteError.self) { try immutable.run("DELETE FROM n") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["50% of #1?.sqlite"])
      #expect(throws: SQLiteError.self) {
        try Connection(path: folder.path + "/none", access: .immutable).count("SELECT 1 FROM n")
      }
    }
  }

  @Test func `a backup in the middle of a write transaction traps`() async {
    await #expect(processExitsWith: .failure) {
      let source = try memory("CREATE TABLE n (i)")
      let destination = try memory()
      try source.transaction { try source.backup(to: destination) }
    }
  }
}
