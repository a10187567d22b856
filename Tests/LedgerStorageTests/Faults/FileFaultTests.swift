import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Backups, restores and imports of whole ledgers fail at every place where they can.
struct FileFaultTests {
  @Test(arguments: FileScenario.all)
  func `a failure leaves each file as it was or as it was to be, and nothing beside it`(scenario: FileScenario) throws {
    let image = try FolderImage(scenario)
    var random = SeededRandom()
    for fault in InjectedFault.steps + InjectedFault.files + InjectedFault.memory {
      try image.restore()
      let places = try fault.places { try scenario.run(image.folder) }
      for place in FaultPlaces.chosen(of: places, atMost: 1, inSoak: 200, by: &random) {
        try image.restore()
        let (thrown, didFail) = fault.at(place) { try scenario.run(image.folder) }
        #expect(didFail)
        // What cannot be read while an import is looked through is told in SQLite's words, as what was found.
        let isFailure =
          thrown == nil || thrown is SQLiteError || thrown is BackupError || thrown is WholeImportError
        #expect(isFailure, "\(fault), place \(place): \(String(describing: thrown))")
        try image.expectBeforeOrAfter(
          isConfirmed: thrown == nil, "\(fault), place \(place) of \(places), \(random)")
      }
    }
  }

  @Test(arguments: FileScenario.all)
  func `where SQLite can remove no file nothing lies about in the end`(scenario: FileScenario) throws {
    let image = try FolderImage(scenario)
    try image.restore()
    let places = try InjectedFault.removal.places { try scenario.run(image.folder) }
    for place in 0..<places {
      try image.restore()
      let (thrown, didFail) = InjectedFault.removal.at(place) { try scenario.run(image.folder) }
      #expect(didFail)
      try image.expectBeforeOrAfter(isConfirmed: thrown == nil, "place \(place) of \(places)")
    }
  }

  @Test(arguments: FileScenario.all.filter(\.isSQLiteAlone))
  func `a power cut leaves the ledger as it was or as it was to be`(scenario: FileScenario) throws {
    let image = try FolderImage(scenario)
    var random = SeededRandom()
    try image.restore()
    let places = try PowerCut.places { try scenario.run(image.folder) }
    for place in FaultPlaces.chosen(of: places, atMost: 2, inSoak: 400, by: &random) {
      for survival in PowerCut.Survival.allCases {
        try image.restore()
        var isConfirmed = false
        try PowerCut(survival: survival, seed: random.next()).at(place) {
          try scenario.run(image.folder)
          isConfirmed = true
        }
        try image.expectBeforeOrAfter(
          isConfirmed: isConfirmed, canClear: false, "\(survival) survives, place \(place) of \(places), \(random)")
      }
    }
  }
}
