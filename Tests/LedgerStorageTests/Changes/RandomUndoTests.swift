import Foundation
import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Undo and redo against the plainest model there is: the states that the ledger went through, one after the other.
@Suite struct RandomUndoTests {
  private static let sequences = Int(ProcessInfo.processInfo.environment["LEDGER_TEST_SEQUENCES"] ?? "") ?? 60

  @Test(arguments: 0..<sequences)
  func `undoing all changes gives the start and each state in between, and doing them again the end`(number: Int) throws
  {
    let seed = SeededRandom.seedOfRun &+ UInt64(number) &* 1_000
    var random = SeededRandom(seed: seed)
    let household = try Household()
    let ledger = household.ledger
    var commands = try RandomCommands(household, seed: seed)
    var states = [try LogicalState(ledger)]
    var position = 0
    var told: [String] = []
    let start = try ledger.changeCount()

    func expect(_ expected: LogicalState, _ what: String) throws {
      let now = try LogicalState(ledger)
      #expect(
        now == expected,
        "\(what) LEDGER_TEST_SEED=\(SeededRandom.seedOfRun) \(number)\n\(now.difference(from: expected))\n\(told.joined(separator: "\n"))"
      )
      try Recomputation.expectEqual(ledger.connection, "\(what) \(number) \(random)")
    }

    for _ in 0..<14 {
      let before = try ledger.changeCount()
      let what = commands.give()
      told.append(what)
      guard try ledger.changeCount() > before else {
        try expect(states[position], "nothing was recorded by \(what)")
        continue
      }
      states = states[...position] + [try LogicalState(ledger)]
      position += 1
      // Now and then back and forth.
      let steps = Int.random(in: -2...2, using: &random)
      for _ in 0..<max(0, min(steps, position)) {
        try ledger.write { _ = try $0.undo() }
        position -= 1
        told.append("undo")
        try expect(states[position], "undo")
      }
      while position + 1 < states.count, Bool.random(using: &random) {
        try ledger.write { _ = try $0.redo() }
        position += 1
        told.append("redo")
        try expect(states[position], "redo")
      }
    }
    while position > 0 {
      try ledger.write { _ = try $0.undo() }
      position -= 1
      told.append("undo")
      try expect(states[position], "undo")
    }
    if start == 0 { #expect(throws: LedgerError.nothingToUndo) { try ledger.write { try $0.undo() } } }
    while position + 1 < states.count {
      try ledger.write { _ = try $0.redo() }
      position += 1
      told.append("redo")
      try expect(states[position], "redo")
    }
  }

  @Test(arguments: 0..<sequences)
  func `a change in the middle is taken back as a whole or not at all, and done again`(number: Int) throws {
    let seed = SeededRandom.seedOfRun &+ UInt64(number) &* 1_000 &+ 500
    var random = SeededRandom(seed: seed)
    let household = try Household()
    let ledger = household.ledger
    var commands = try RandomCommands(household, seed: seed)
    var told: [String] = []
    for _ in 0..<16 { told.append(commands.give()) }
    for _ in 0..<8 {
      let before = try LogicalState(ledger)
      let count = try ledger.changeCount()
      guard
        let change = try ledger.changes().filter({ $0.target == nil && $0.undoneBy == nil }).randomElement(
          using: &random)
      else { return }
      let note: Comment =
        "change \(change.id.rawValue) LEDGER_TEST_SEED=\(SeededRandom.seedOfRun) \(number)\n\(told.joined(separator: "\n"))"
      do {
        try ledger.write { _ = try $0.undo(change.id) }
      } catch LedgerError.changedSince {
        #expect(try LogicalState(ledger) == before, note)
        #expect(try ledger.changeCount() == count, note)
        continue
      }
      try Recomputation.expectEqual(ledger.connection, note)
      #expect(try ledger.check().isSound, note)
      try ledger.write { _ = try $0.redo() }
      let after = try LogicalState(ledger)
      #expect(after == before, "\(note)\n\(after.difference(from: before))")
      if Bool.random(using: &random) { try ledger.write { _ = try $0.undo(change.id) } }
    }
  }
}
