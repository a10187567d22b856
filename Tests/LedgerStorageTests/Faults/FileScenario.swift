import Foundation
import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Something that is done to a whole ledger: it is copied, replaced, or filled from a file.
struct FileScenario: CustomStringConvertible, Sendable {
  let description: String
  /// Whether the ledger's file is all that it changes, and SQLite alone changes that: a power cut can then be reckoned with.
  let isSQLiteAlone: Bool
  /// Makes the files that it starts from, and closes them.
  let prepare: @Sendable (TemporaryFolder) throws -> Void
  let run: @Sendable (TemporaryFolder) throws -> Void

  private init(
    _ description: String, isSQLiteAlone: Bool = false, prepare: @escaping @Sendable (TemporaryFolder) throws -> Void,
    run: @escaping @Sendable (TemporaryFolder) throws -> Void
  ) {
    self.description = description
    self.isSQLiteAlone = isSQLiteAlone
    self.prepare = prepare
    self.run = run
  }

  static let all = [
    FileScenario("a backup", prepare: fillLedger) { folder in
      try open(folder) { _ = try $0.ledger.backUp(to: folder.path("copy.sqlite")) }
    },
    FileScenario("a backup in place of another one", prepare: backUpAndChange) { folder in
      try open(folder) { _ = try $0.ledger.backUp(to: folder.path("copy.sqlite"), replacing: true) }
    },
    FileScenario("a copy that the ledger keeps by itself", prepare: fillLedger) { folder in
      try open(folder) { _ = try $0.ledger.keepSnapshot(before: .importing, of: 5000) }
    },
    FileScenario("a restore", prepare: backUpAndChange, run: restore),
    FileScenario("a restore of an older version", prepare: makeOlderBackup, run: restore),
    FileScenario(
      "a restore where no ledger is",
      prepare: { folder in
        try backUpAndChange(folder)
        try FileManager.default.removeItem(atPath: folder.path("ledger.sqlite"))
      }, run: restore),
    FileScenario("an import of a whole ledger", isSQLiteAlone: true, prepare: exportAndEmpty) { folder in
      let text = try String(contentsOfFile: folder.path("export.jsonl"), encoding: .utf8)
      try open(folder) { _ = try Export.take(text, into: $0.ledger) }
    },
    FileScenario("an undo of several changes", isSQLiteAlone: true, prepare: fillLedger) { folder in
      try open(folder) { _ = try $0.ledger.undo([nil, nil, nil]) }
    },
  ]

  /// Opens the ledger as a process does that starts, and closes it whatever comes.
  private static func open(_ folder: TemporaryFolder, _ body: (Household) throws -> Void) throws {
    let household = try Household(.file(folder.path("ledger.sqlite")))
    defer { try? household.ledger.close() }
    try body(household)
  }

  @Sendable private static func fillLedger(_ folder: TemporaryFolder) throws {
    try FilledLedger.write(to: folder.path("ledger.sqlite"))
  }

  @Sendable private static func backUpAndChange(_ folder: TemporaryFolder) throws {
    try fillLedger(folder)
    try open(folder) { household in
      _ = try household.ledger.backUp(to: folder.path("copy.sqlite"))
      try household.ledger.write { writer in _ = try writer.deleteEntry(try household.entry("Legs").id) }
      try household.add("-1.00", "Home")
    }
  }

  @Sendable private static func makeOlderBackup(_ folder: TemporaryFolder) throws {
    try OlderLedger.make(version: 7, at: folder.path("copy.sqlite"))
    try open(folder) { try $0.add("-1.00", "Home") }
  }

  @Sendable private static func exportAndEmpty(_ folder: TemporaryFolder) throws {
    let household = try Household()
    try household.fill()
    try Export.text(of: household.ledger).write(
      toFile: folder.path("export.jsonl"), atomically: false, encoding: .utf8)
    try open(folder) { _ in }
  }

  @Sendable private static func restore(_ folder: TemporaryFolder) throws {
    _ = try LedgerBackup.restore(
      folder.path("copy.sqlite"), into: folder.path("ledger.sqlite"), today: Household.today, now: Household.now)
  }
}
