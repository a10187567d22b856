import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// A bank's own id decides where it can (SEMANTICS §7 rule 1).
struct BankIDTests {
  let household: Household

  init() throws {
    household = try Household()
    try household.addAccount("Checking")
  }

  static func coffee(_ id: String?) -> ImportRow { row("2026-03-03", "-3.50", "Coffee bar", id: id) }

  struct Case: CustomStringConvertible, Sendable {
    let description: String
    let first: [ImportRow]
    let second: [ImportRow]
    let statuses: [RowOutcome.Status]
    /// Whether the second file is known whole when it comes again.
    var settles = true
  }

  @Test(arguments: [
    Case(
      description: "an id that was stored", first: [coffee("A")], second: [coffee("A")], statuses: [.known]),
    Case(
      description: "another id of an equal row", first: [coffee("A")], second: [coffee("A"), coffee("B")],
      statuses: [.known, .new]),
    Case(
      description: "an id that was stored, with another date, amount and text", first: [coffee("A")],
      second: [row("2026-03-05", "-3.60", "COFFEE BAR BERLIN", id: "A")], statuses: [.known]),
    Case(
      description: "ids in another order", first: [coffee("A"), coffee("B")], second: [coffee("B"), coffee("A")],
      statuses: [.known, .known]),
    Case(
      description: "ids are compared whole", first: [coffee("A1")], second: [coffee("A"), coffee("a1")],
      statuses: [.new, .new]),
    Case(
      description: "an id that the file repeats decides nothing", first: [coffee("A"), coffee("A")],
      second: [coffee("A"), coffee("A"), coffee("A")], statuses: [.known, .known, .new]),
    Case(
      description: "a repeated id of different rows", first: [coffee("A"), row("2026-03-04", "-1.00", "Bus", id: "A")],
      second: [row("2026-03-04", "-1.00", "Bus", id: "A"), row("2026-03-04", "-2.00", "Bus", id: "A")],
      statuses: [.known, .new]),
    Case(
      description: "an id that was unique and is repeated now", first: [coffee("A")],
      second: [coffee("A"), coffee("A")], statuses: [.known, .new]),
    Case(
      description: "an empty id is none", first: [coffee(""), coffee("")], second: [coffee(""), coffee("B")],
      statuses: [.known, .known]),
    Case(
      description: "without ids, then with", first: [coffee(nil), coffee(nil)],
      second: [coffee("A"), coffee("B"), coffee("C")], statuses: [.known, .known, .new]),
    Case(
      description: "with ids, then without", first: [coffee("A"), coffee("B")],
      second: [coffee(nil), coffee(nil), coffee(nil)], statuses: [.known, .known, .new]),
    Case(
      description: "one row with an id, then an equal one without before it", first: [coffee("B")],
      second: [coffee(nil), coffee("B")], statuses: [.known, .new]),
    Case(
      description: "one row with an id, then an equal one without after it", first: [coffee("B")],
      second: [coffee("B"), coffee(nil)], statuses: [.known, .new]),
    Case(
      description: "a mixed file", first: [coffee(nil), coffee("B")], second: [coffee(nil), coffee("B")],
      statuses: [.known, .known]),
    Case(
      description: "a mixed file in the other order", first: [coffee("B"), coffee(nil)],
      second: [coffee(nil), coffee("B")], statuses: [.known, .known]),
  ])
  func `the rows of a second file`(expected: Case) throws {
    let first = try household.importRows(expected.first)
    #expect(first.summary.new == expected.first.count)
    let second = try household.importRows(expected.second)
    // Of equal rows it does not matter which is the new one.
    #expect(second.statuses.filter { $0 == .new }.count == expected.statuses.filter { $0 == .new }.count)
    #expect(second.statuses.filter { $0 == .known }.count == expected.statuses.filter { $0 == .known }.count)
    #expect(second.statuses.count == expected.second.count)
    let again = try household.importRows(expected.second)
    #expect(again.summary.known == expected.second.count)
    #expect(try household.importRows(expected.first).summary.known == expected.first.count)
    #expect(
      try household.ledger.entries(matching: EntryFilter()).count == first.summary.new + second.summary.new)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a file without ids, then with, and back, stays known`() throws {
    try household.importRows([Self.coffee(nil), Self.coffee(nil)])
    for ids in [["A", "B"], [nil, nil], ["A", "B"], ["B", "A"], [nil, nil]] {
      #expect(try household.importRows(ids.map(Self.coffee)).statuses == [.known, .known], "\(ids)")
    }
  }

  @Test func `an id decides within its account alone`() throws {
    try household.importRows([Self.coffee("A")])
    #expect(try household.importRows([Self.coffee("A")], into: "Checking").statuses == [.new])
    #expect(try household.importRows([Self.coffee("A")], into: "Checking").statuses == [.known])
  }

  @Test func `an id finds the row whose entry was deleted or edited`() throws {
    try household.importRows([Self.coffee("A"), Self.coffee("B")])
    let entries = try household.ledger.entries(matching: EntryFilter())
    try household.ledger.write { writer in
      try writer.updateEntry(entries[0].id, to: entries[0].content.changing { $0.amount = usd("-1.00") })
      try writer.deleteEntry(entries[1].id)
    }
    let imported = try household.importRows([Self.coffee("A"), Self.coffee("B")])
    #expect(imported.statuses == [.skipped, .known])
    #expect(imported.outcomes.map(\.reason) == [.deletedByOwner, nil])
  }
}
