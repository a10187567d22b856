import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A folder with a ledger, which is put back as it was before each attempt at a change of whole files.
final class FolderImage {
  let folder: TemporaryFolder
  private let bytes: [String: Data]
  private let before: [String: StoredState]
  private let after: [String: StoredState]

  private static let ledger = "ledger.sqlite"
  private static let snapshots = "ledger.sqlite.snapshots"

  /// Makes what a scenario starts from, and finds out what becomes of it.
  init(_ scenario: FileScenario) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    try scenario.prepare(folder)
    bytes = try Dictionary(
      uniqueKeysWithValues: Self.names(in: folder).map { name in
        (name, try Data(contentsOf: URL(fileURLWithPath: folder.path(name))))
      })
    before = try Self.databases(in: folder)
    try scenario.run(folder)
    after = try Self.databases(in: folder)
    try #require(before != after, "\(scenario) changes nothing")
  }

  /// The files of the folder and of the one that the ledger keeps copies in.
  private static func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).flatMap { name in
      guard name == snapshots else { return [name] }
      return try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).map { "\(snapshots)/\($0)" }
    }
  }

  /// What the databases hold that have a name and a byte.
  private static func databases(in folder: TemporaryFolder) throws -> [String: StoredState] {
    var found: [String: StoredState] = [:]
    for name in try names(in: folder) where name.hasSuffix(".sqlite") {
      let path = folder.path(name)
      if try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty { continue }
      let connection = try Connection(path: path, access: name == ledger ? .readWrite : .immutable)
      found[name] = try StoredState(connection)
      try connection.close()
    }
    return found
  }

  /// Puts all files back as they were, which must be closed. The ledger stays the same file, since a descriptor of it is kept.
  func restore() throws {
    for name in try Self.names(in: folder) where bytes[name] == nil {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
    for (name, bytes) in bytes {
      let path = folder.path(name)
      if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.write(contentsOf: bytes)
      try handle.truncate(atOffset: UInt64(bytes.count))
      try handle.close()
    }
  }

  /// Expects each file to hold what it held or what it was to hold, the latter where it was confirmed, and nothing else to lie
  /// about where `canClear` says that what was begun under another name can have been removed.
  func expectBeforeOrAfter(isConfirmed: Bool, canClear: Bool = true, _ comment: Comment) throws {
    // The index of the log is shared memory, which no restart finds as it was.
    let index = folder.path(Self.ledger + "-shm")
    if FileManager.default.fileExists(atPath: index) { try FileManager.default.removeItem(atPath: index) }
    try expectUsableLedger(isConfirmed: isConfirmed, comment)
    let found = try Self.databases(in: folder)
    for name in Set(found.keys).union(after.keys) where name != Self.ledger {
      let isKept = name.hasPrefix(Self.snapshots)
      // A copy that was kept holds the ledger as it was, whether it was needed in the end or not.
      let allowed = isKept ? [nil, before[Self.ledger]] : [before[name], after[name]]
      #expect(isConfirmed ? found[name] == after[name] : allowed.contains(found[name]), "\(name): \(comment)")
    }
    if canClear {
      let known = Set(bytes.keys).union(after.keys).union([Self.ledger])
      let strangers = try Self.names(in: folder).filter { !known.contains($0) }
      #expect(strangers == [], comment)
    }
  }

  private func expectUsableLedger(isConfirmed: Bool, _ comment: Comment) throws {
    let path = folder.path(Self.ledger)
    let (old, new) = (before[Self.ledger], after[Self.ledger])
    if !FileManager.default.fileExists(atPath: path) { return #expect(!isConfirmed && old == nil, comment) }
    // Where there was none, the next start makes one of what was begun.
    let household = try Household(.file(path))
    let state = try StoredState(household.ledger.connection)
    try #require(state == new || !isConfirmed && (state == old || old == nil), comment)
    #expect(try household.findings() == [], comment)
    try household.ledger.close()
  }
}
