import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Undo after a payee was forgotten, against the states that the ledger went through before.
@Suite struct RandomForgettingTests {
  private static let sequences = Int(ProcessInfo.processInfo.environment["LEDGER_TEST_SEQUENCES"] ?? "") ?? 40
  private static let payees: [String?] = [nil, "Ann", "ann", "Joanna", "Ann Taylor", "Annual fee", "Hannover"]
  private static let notes: [String?] = [nil, "Ann", "for Ann Taylor", "Annual fee of Hannover Insurance", "ann & co"]

  @Test(arguments: 0..<sequences)
  func `undo and redo give what they gave before, without the payee and its notes`(number: Int) throws {
    var random = SeededRandom(seed: SeededRandom.seedOfRun &+ UInt64(number) &* 1_000)
    let household = try Household()
    let ledger = household.ledger
    var states = [try PayeeState(ledger)]
    var seen = states
    var told: [String] = []
    try household.store(try household.content("-1.00", "Home", payee: "Ann", note: "Annual"))
    states.append(try PayeeState(ledger))
    seen.append(states[1])
    for _ in 0..<16 {
      let before = try ledger.changeCount()
      told.append(try change(household, &random))
      if try ledger.changeCount() == before { continue }
      states.append(try PayeeState(ledger))
      seen.append(states[states.count - 1])
      if states.count > 1, Int.random(in: 0..<5, using: &random) == 0 {
        try ledger.write { _ = try $0.undo() }
        states.removeLast()
        told.append("undo")
      }
    }
    _ = try ledger.forgetPayee(named: "ANN")

    func expect(_ position: Int, _ what: String) throws {
      let (found, expected) = (try PayeeState(ledger), states[position].forgetting(after: seen))
      #expect(
        found == expected,
        "\(what) LEDGER_TEST_SEED=\(SeededRandom.seedOfRun) \(number)\n\(found.difference(from: expected))\n\(told)")
      try Recomputation.expectEqual(ledger.connection, "\(what) \(number)")
    }
    try expect(states.count - 1, "forget")
    for position in (0..<states.count - 1).reversed() {
      try ledger.write { _ = try $0.undo() }
      try expect(position, "undo \(position)")
    }
    #expect(throws: LedgerError.nothingToUndo) { try ledger.write { try $0.undo() } }
    for position in 1..<states.count {
      try ledger.write { _ = try $0.redo() }
      try expect(position, "redo \(position)")
    }
  }

  private func change(_ household: Household, _ random: inout SeededRandom) throws -> String {
    let ledger = household.ledger
    let (payee, note) = (
      RandomForgettingTests.payees.randomElement(using: &random)!,
      RandomForgettingTests.notes.randomElement(using: &random)!
    )
    let entry = try household.entries().randomElement(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2:
      try household.store(try household.content("-7.00", "Home", payee: payee, note: note, tags: ["ann", "annual"]))
      return "add \(payee ?? "-") \(note ?? "-")"
    case 3:
      var content = try household.splitContent([("Home", "-3.00")])
      let line = Split.Line(category: try household.category("Home"), amount: usd("-3.00"), note: note)
      (content.payee, content.allocation) = (payee, .split(try Split(total: usd("-3.00"), lines: [line])))
      try household.store(content)
      return "split \(payee ?? "-")"
    case 4, 5:
      guard let entry else { return "nothing" }
      var content = entry.content
      (content.payee, content.note) = (payee, Bool.random(using: &random) ? note : content.note)
      try ledger.write { _ = try $0.updateEntry(entry.id, to: content) }
      return "edit \(entry.id.rawValue) \(payee ?? "-")"
    case 6:
      guard let entry else { return "nothing" }
      try ledger.write { _ = try $0.deleteEntry(entry.id) }
      return "delete \(entry.id.rawValue)"
    case 7:
      let day = "2026-10-\(Int.random(in: 10...28, using: &random))"
      try household.importRows([row(day, "-1.00", payee, note: note), row(day, "-2.00", "Hannover", note: "Ann")]) {
        $0.keep("Date,Payee,Amount\n\(day),\(payee ?? ""),-1.00\n\(day),Hannover,-2.00\n")
      }
      return "import \(payee ?? "-")"
    case 8:
      if let batch = try ledger.imports().first(where: { $0.undoneAt == nil }) {
        try ledger.write { _ = try $0.undoImport(batch.number, force: true) }
        return "take import \(batch.number) back"
      }
      return "nothing"
    default:
      if Bool.random(using: &random) {
        try household.recur("-9.00", "Home", from: "2026-12-01", payee: payee)
        return "recur \(payee ?? "-")"
      }
      let pattern = ["ann", "an", "taylor"].randomElement(using: &random)!
      let home = try household.category("Home")
      if try ledger.rules().contains(where: { $0.pattern.text == pattern }) { return "nothing" }
      try ledger.write { _ = try $0.addRule(pattern: .part(pattern), category: home) }
      return "rule \(pattern)"
    }
  }
}
