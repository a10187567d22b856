import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Every change fails at every place where it can: the ledger is then as it was before, and can be changed at once.
struct WriterFaultTests {
  @Test func `every public method of the writer has a scenario here`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/LedgerStorage")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var methods: Set<String> = []
    for file in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      // What a file holds from "extension LedgerWriter" to the next brace in the first column.
      for part in text.components(separatedBy: "\nextension LedgerWriter").dropFirst() {
        let body = part.components(separatedBy: "\n}")[0]
        for match in body.matches(of: /public func (\w+)\(\s*(?:[\w ]+: ([\[\]\w.?]+))?/) {
          methods.insert("\(match.1)(\(match.2 ?? ""))")
        }
      }
    }
    #expect(methods.count > 50)
    #expect(Set(WriterScenario.all.map(\.method)).symmetricDifference(methods) == [])
  }

  @Test(arguments: WriterScenario.all)
  func `a statement that fails leaves the ledger as it was`(scenario: WriterScenario) throws {
    let file = try LedgerImage(scenario)
    var random = SeededRandom()
    for fault in InjectedFault.steps {
      try file.restore()
      var places = 0
      try file.open { household in places = try fault.places { try scenario.run(in: household) } }
      #expect(places >= (fault.point == .commit ? 1 : 4))
      try file.restore()
      try file.open { household in
        let before = try household.ledger.connection.image()
        for place in FaultPlaces.chosen(of: places, atMost: 8, by: &random) {
          let (thrown, didFail) = fault.at(place) { try scenario.run(in: household) }
          #expect(didFail, "\(fault), place \(place) of \(places)")
          expect(thrown, toBe: fault, at: place)
          #expect(!household.ledger.connection.isInTransaction)
          try #require(
            try household.ledger.connection.image() == before, "\(fault), place \(place) of \(places), \(random)")
        }
        try scenario.run(in: household)
        try file.expectAfter(household)
      }
    }
  }

  @Test(arguments: WriterScenario.all)
  func `a file that fails, or no memory, leaves a ledger as it was or as it was to be`(scenario: WriterScenario) throws
  {
    let file = try LedgerImage(scenario)
    var random = SeededRandom()
    for fault in InjectedFault.files + InjectedFault.memory {
      try file.restore()
      let places = try fault.places { try file.open { try scenario.run(in: $0) } }
      for place in FaultPlaces.chosen(of: places, atMost: 1, inSoak: 400, by: &random) {
        try file.restore()
        var isConfirmed = false
        let (thrown, _) = fault.at(place) {
          try file.open { household in
            try scenario.run(in: household)
            isConfirmed = true
          }
        }
        if !isConfirmed { expect(thrown, toBe: fault, at: place) }
        try file.expectBeforeOrAfter(isConfirmed: isConfirmed, "\(fault), place \(place) of \(places), \(random)")
      }
    }
  }

  @Test(arguments: WriterScenario.all)
  func `a power cut takes nothing that was confirmed, and leaves no half`(scenario: WriterScenario) throws {
    let file = try LedgerImage(scenario)
    var random = SeededRandom()
    try file.restore()
    let places = try PowerCut.places { try file.open { try scenario.run(in: $0) } }
    for survival in PowerCut.Survival.allCases {
      for place in FaultPlaces.chosen(of: places, atMost: 1, inSoak: 400, by: &random) {
        try file.restore()
        var isConfirmed = false
        try PowerCut(survival: survival, seed: random.next()).at(place) {
          try file.open { household in
            try scenario.run(in: household)
            isConfirmed = true
          }
        }
        try file.expectBeforeOrAfter(
          isConfirmed: isConfirmed, "\(survival) survives, place \(place) of \(places), \(random)")
      }
    }
  }

  private func expect(_ thrown: (any Error)?, toBe fault: InjectedFault, at place: Int) {
    let code = (thrown as? SQLiteError)?.code
    // SQLite tells a log that it cannot open as a file that it cannot open, and memory that a file lacks as its failure.
    let isExpected =
      code == fault.code || code == .cannotOpen && fault.code != .full || code == .ioError && fault.code == .noMemory
    #expect(isExpected, "\(fault), place \(place): \(String(describing: thrown))")
  }
}
