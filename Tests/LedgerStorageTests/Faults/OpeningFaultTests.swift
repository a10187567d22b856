import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Making a ledger, and upgrading one of each older version, with a failure at each place.
struct OpeningFaultTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
  }

  private func removeAll() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
  }

  private func open() throws {
    let household = try Household(.file(path))
    try household.ledger.close()
  }

  /// The index of a log is memory, which no restart finds as it was.
  private func forgetIndex() throws {
    if FileManager.default.fileExists(atPath: path + "-shm") {
      try FileManager.default.removeItem(atPath: path + "-shm")
    }
  }

  /// Expects the next start to have a whole new ledger, in which an entry can be stored.
  private func expectNewLedger(_ comment: Comment) throws {
    try forgetIndex()
    let household = try Household(.file(path))
    try Migrator(MigrationCatalog.all).verify(household.ledger.connection)
    #expect(try household.ledger.categories().count == 8, comment)
    #expect(try household.findings() == [], comment)
    try household.add("-1.00", "Groceries")
    #expect(try household.ledger.connection.string(pragma: "journal_mode") == "wal", comment)
    try household.ledger.close()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["ledger.sqlite"], comment)
  }

  @Test(arguments: InjectedFault.steps + InjectedFault.files + InjectedFault.memory)
  func `a ledger whose making failed is made by the next start`(fault: InjectedFault) throws {
    var random = SeededRandom()
    let places = try fault.places { try open() }
    #expect(places > 0)
    for place in FaultPlaces.chosen(of: places, atMost: 6, inSoak: 4000, by: &random) {
      try removeAll()
      let (thrown, didFail) = fault.at(place) { try open() }
      #expect(thrown == nil || didFail, "place \(place)")
      try expectNewLedger("\(fault), place \(place) of \(places), \(random)")
    }
  }

  /// The header of the file says already that it keeps a log when the journal takes that back.
  @Test func `a ledger whose journals could not be removed is made by the next start`() throws {
    let places = try InjectedFault.removal.places { try open() }
    #expect(places > 1)
    for place in 0..<places {
      try removeAll()
      #expect(InjectedFault.removal.at(place) { try open() }.didFail)
      try expectNewLedger("place \(place) of \(places)")
    }
  }

  /// What SQLite writes before it writes the database: so many pages were there when the transaction began.
  private func writeJournal(pagesBefore: UInt8) throws {
    let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
    let numbers: [UInt8] = [0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, pagesBefore, 0, 0, 2, 0, 0, 0, 16, 0]
    let header = magic + numbers
    let bytes = Data(header + Array(repeating: 0, count: 512 - header.count))
    try bytes.write(to: URL(fileURLWithPath: path + "-journal"))
  }

  @Test func `a new ledger whose first page did not reach the disk is made anew`() throws {
    try Data(count: 12_288).write(to: URL(fileURLWithPath: path))
    try writeJournal(pagesBefore: 0)
    try expectNewLedger("the first page is missing")
  }

  @Test func `a file without a header that was no new ledger stays as it is`() throws {
    let bytes = Data(count: 12_288)
    for pagesBefore: UInt8? in [nil, 3] {
      try bytes.write(to: URL(fileURLWithPath: path))
      try pagesBefore.map(writeJournal)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(throws: LedgerError.notALedger(path: path, .notADatabase)) { try open() }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == names)
    }
  }

  @Test(arguments: PowerCut.Survival.allCases)
  func `a ledger that was being made when the power went is made by the next start`(survival: PowerCut.Survival) throws
  {
    var random = SeededRandom()
    func store() throws {
      let household = try Household(.file(path))
      defer { try? household.ledger.close() }
      try household.add("-5.00", "Groceries")
    }
    let places = try PowerCut.places(store)
    for place in FaultPlaces.chosen(of: places, atMost: 8, by: &random) {
      try removeAll()
      var isConfirmed = false
      try PowerCut(survival: survival, seed: random.next()).at(place) {
        try store()
        isConfirmed = true
      }
      try forgetIndex()
      let household = try Household(.file(path))
      let count = try household.ledger.entries(matching: EntryFilter()).count
      #expect(count == 1 || !isConfirmed && count == 0, "place \(place) of \(places), \(random)")
      #expect(try household.ledger.categories().count == 8)
      #expect(try household.findings() == [])
      try household.ledger.close()
    }
  }

  private func makeOlderLedger(_ version: Int) throws {
    try removeAll()
    try OlderLedger.make(version: version, at: path)
  }

  /// What the tables hold that nobody upgrades; and how far it was upgraded.
  private func state() throws -> (kept: [[SQLiteValue]], version: Int64) {
    let connection = try Connection(path: path, access: .readWrite)
    defer { try? connection.close() }
    #expect(try connection.string(pragma: "integrity_check") == "ok")
    #expect(try connection.values("PRAGMA foreign_key_check") == [])
    return (try OlderLedger.kept(in: connection), try connection.int64(pragma: "user_version"))
  }

  private func expectUpgradable(from version: Int, keeping kept: [[SQLiteValue]], _ comment: Comment) throws {
    try forgetIndex()
    let found = try state()
    #expect(found.kept == kept, comment)
    #expect((version...MigrationCatalog.all.count).contains(Int(found.version)), comment)
    let household = try Household(.file(path))
    try Migrator(MigrationCatalog.all).verify(household.ledger.connection)
    #expect(try household.findings() == [], comment)
    #expect(try OlderLedger.kept(in: household.ledger.connection) == kept, comment)
    try household.add("-1.00", "Groceries")
    try household.ledger.close()
  }

  @Test(arguments: 1..<MigrationCatalog.all.count)
  func `an upgrade that fails at any place leaves a ledger that the next start upgrades`(version: Int) throws {
    try makeOlderLedger(version)
    let kept = try state().kept
    let image = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(kept.count > 2)
    var random = SeededRandom()
    for fault in InjectedFault.steps + InjectedFault.files + InjectedFault.memory {
      try removeAll()
      try image.write(to: URL(fileURLWithPath: path))
      let places = try fault.places { try open() }
      for place in FaultPlaces.chosen(of: places, atMost: fault.point == .step ? 2 : 1, inSoak: 500, by: &random) {
        try removeAll()
        try image.write(to: URL(fileURLWithPath: path))
        let (thrown, didFail) = fault.at(place) { try open() }
        #expect(thrown == nil || didFail)
        try expectUpgradable(from: version, keeping: kept, "\(fault), place \(place) of \(places), \(random)")
      }
    }
  }

  @Test(arguments: 1..<MigrationCatalog.all.count)
  func `an upgrade during which the power goes is done by the next start`(version: Int) throws {
    var random = SeededRandom()
    try makeOlderLedger(version)
    let kept = try state().kept
    let image = try Data(contentsOf: URL(fileURLWithPath: path))
    let places = try PowerCut.places { try open() }
    for survival in PowerCut.Survival.allCases {
      for place in FaultPlaces.chosen(of: places, atMost: 1, inSoak: 300, by: &random) {
        try removeAll()
        try image.write(to: URL(fileURLWithPath: path))
        try PowerCut(survival: survival, seed: random.next()).at(place) { try open() }
        try expectUpgradable(from: version, keeping: kept, "\(survival), place \(place) of \(places), \(random)")
      }
    }
  }
}
