import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

@Suite struct UndoTests {
  let household: Household
  private var ledger: Ledger { household.ledger }

  init() throws { household = try Household() }

  private func undo(_ id: Int64? = nil) throws {
    try ledger.write { _ = try $0.undo(id.map(LedgerChange.ID.init(rawValue:))) }
  }
  private func redo() throws { try ledger.write { _ = try $0.redo() } }

  private func expectRefused(_ id: Int64, for later: [Int64], sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let before = try LogicalState(ledger)
    do {
      try undo(id)
      Issue.record("change \(id) was undone", sourceLocation: sourceLocation)
    } catch LedgerError.changedSince(let change, let found) {
      #expect(change.rawValue == id, sourceLocation: sourceLocation)
      #expect(found.map(\.id.rawValue) == later, sourceLocation: sourceLocation)
    }
    #expect(try LogicalState(ledger) == before, sourceLocation: sourceLocation)
  }

  @Test func `rows that come after many others keep their payees, whenever the log is written`() throws {
    let rows = (1...9_000).map { row("2026-11-05", "-\($0).50", "Shop number \($0)") }
    try household.importRows(rows)
    let wrong = try household.entries().filter { entry in
      entry.content.payee != "Shop number \(-entry.content.amount.minorUnits / 100)"
    }
    #expect(wrong.map(\.id.rawValue) == [])
    #expect(try ledger.connection.number("SELECT count(*) FROM change_block") ?? 0 > 1)
  }

  @Test func `an import is undone and done again with its text, its reading and its keys`() throws {
    let before = try LogicalState(ledger)
    let rows = [row("2026-11-05", "-1.50", "Baker", id: "A1"), row("2026-11-06", "-2.50", "Butcher")]
    try household.importRows(rows) { source in
      source.keep("Date,Payee,Amount\n")
      source.reading = ["decimal": "point"]
    }
    let after = try LogicalState(ledger)
    try undo()
    #expect(try LogicalState(ledger) == before)
    try redo()
    #expect(try LogicalState(ledger) == after)
    #expect(try household.importRows(rows).statuses == [.known, .known])
  }

  @Test func `an undone import can be imported again, and then the old one stays undone`() throws {
    let rows = [row("2026-11-05", "-1.50", "Baker")]
    try household.importRows(rows)
    try undo()
    #expect(try household.importRows(rows).statuses == [.new])
    let before = try LogicalState(ledger)
    #expect(throws: LedgerError.self) { try redo() }
    #expect(try LogicalState(ledger) == before)
  }

  @Test func `an import comes back beside one of the same rows that stood beside it before`() throws {
    let rows = [row("2026-11-05", "-1.50", "Baker", id: "A1"), row("2026-11-06", "-2.50", "Butcher")]
    for _ in 1...2 { try household.importRows(rows) { $0.keepsDuplicates = true } }
    let both = try LogicalState(ledger)
    try undo(1)
    try redo()
    #expect(try LogicalState(ledger) == both)
    // A third one that comes in between stands for the first.
    try undo(1)
    try household.importRows(rows) { $0.keepsDuplicates = true }
    #expect(throws: LedgerError.self) { try redo() }
  }

  @Test func `a change is done again by its number, whatever was undone since`() throws {
    try household.store(try household.content("-1.00", "Home", payee: "Baker"))
    try household.store(try household.content("-2.00", "Home", payee: "Butcher"))
    try undo(1)
    try undo(2)
    let redone = try ledger.write { try $0.redo(.init(rawValue: 1)) }
    #expect(redone.change.id.rawValue == 1)
    #expect(try household.entries().map(\.content.payee) == ["Baker"])
    // The number of an undo stands for what it took back.
    _ = try ledger.write { try $0.redo(.init(rawValue: 4)) }
    #expect(try household.entries().count == 2)
    #expect(throws: LedgerError.changeIsNotUndone(.init(rawValue: 2))) {
      try ledger.write { try $0.redo(.init(rawValue: 2)) }
    }
    #expect(throws: LedgerError.unknownChange(.init(rawValue: 99))) {
      try ledger.write { try $0.redo(.init(rawValue: 99)) }
    }
  }

  @Test func `the history of an imported entry begins with what the file brought`() throws {
    try household.importRows([row("2026-11-05", "-1.50", "Baker"), row("2026-11-06", "-2.50", "Butcher")])
    let entry = Entry.ID(rawValue: 1)
    var content = try ledger.entry(entry).content
    content.payee = "Bakery"
    content.note = "bread"
    try ledger.write { _ = try $0.updateEntry(entry, to: content) }
    func brought() throws -> [EntryHistory.FieldChange] { try ledger.history(of: entry).events[0].fields }
    let fields = try brought()
    #expect(fields.first { $0.field == .date }?.after == "2026-11-05")
    #expect(fields.first { $0.field == .amount }?.after == "-1.50 USD")
    #expect(fields.first { $0.field == .payee }?.after == "Baker")
    #expect(!fields.contains { $0.field == .note })
    #expect(fields.allSatisfy { $0.before == nil })
    try household.delete(1)
    #expect(try brought() == fields)
  }

  @Test func `the history of what is gone has its names and amounts`() throws {
    try household.addCategory("Boats")
    let content = try household.splitContent([("Boats", "-1.00"), ("Groceries", "-2.00")])
    let entry = try household.store(content)
    try household.delete(entry.id.rawValue)
    try ledger.write { _ = try $0.undo(.init(rawValue: 3)) }
    for id in [2, 1] { try ledger.write { _ = try $0.undo(.init(rawValue: Int64(id))) } }
    let history = try ledger.history(of: entry.id)
    let splits = history.events[0].fields.filter { $0.field == .split }.map(\.after)
    #expect(splits == ["Boats -1.00 USD", "Groceries -2.00 USD"])
  }

  @Test func `an entry does not come back to an import that was taken back`() throws {
    try household.importRows([row("2026-11-05", "-1.50", "Baker"), row("2026-11-06", "-2.50", "Butcher")])
    try ledger.write { _ = try $0.deleteEntry(Entry.ID(rawValue: 1)) }
    try household.undo(1)
    let before = try LogicalState(ledger)
    #expect(throws: LedgerError.self) { try undo(2) }
    #expect(try LogicalState(ledger) == before)
  }

  @Test func `a change is not undone under later ones that touched the same`() throws {
    let entry = try household.add("-42.50", "Groceries")
    let other = try household.add("-10.00", "Home")
    var content = entry.content
    content.amount = usd("-50.00")
    try ledger.write { _ = try $0.updateEntry(entry.id, to: content) }
    try expectRefused(1, for: [3])
    content.note = "late"
    try ledger.write { _ = try $0.updateEntry(entry.id, to: content) }
    // Another field was changed since, which does not matter.
    try undo(3)
    #expect(try ledger.entry(entry.id).content.amount == usd("-42.50"))
    #expect(try ledger.entry(entry.id).content.note == "late")
    try undo(2)
    #expect(throws: LedgerError.unknownEntry(other.id)) { try ledger.entry(other.id) }
    #expect(throws: LedgerError.changeIsUndone(.init(rawValue: 2))) { try undo(2) }
    #expect(throws: LedgerError.cannotUndo(.init(rawValue: 5), .undo)) { try undo(5) }
    #expect(throws: LedgerError.unknownChange(.init(rawValue: 99))) { try undo(99) }
  }

  @Test func `an account that a first entry made stays while a later one uses it, and goes with that`() throws {
    try household.addAccount("Wallet")
    let start = try LogicalState(ledger)
    try ledger.write { writer in
      let category = try writer.addCategory(named: "Boats", kind: .spending)
      var content = try household.content("-1.00", "Home")
      content.allocation = .category(category)
      _ = try writer.addEntry(content)
    }
    try household.add("-2.00", "Boats")
    try undo(2)
    #expect(try ledger.categories().contains { $0.name == "Boats" })
    try undo(3)
    #expect(try LogicalState(ledger) == start)
    try redo()
    try redo()
    #expect(try household.entries().count == 2)
  }

  @Test func `a name that was made for itself is not taken from under what uses it`() throws {
    try household.addCategory("Boats")
    try household.add("-2.00", "Boats")
    try expectRefused(1, for: [2])
    try household.addCategory("Sea:Boats")
    try undo(2)
    try undo(1)
    #expect(throws: LedgerError.self) { try household.category("Boats") }
  }

  @Test func `an account that a setting names is not taken from under it`() throws {
    try household.addAccount("Bank")
    try ledger.write { try $0.setDefaultAccount(try household.account("Bank")) }
    let before = try LogicalState(ledger)
    #expect(throws: LedgerError.self) { try undo(1) }
    #expect(try LogicalState(ledger) == before)
    try undo(2)
    try undo(1)
  }

  @Test func `what has the name now, or lies below it, is named`() throws {
    let goal = try ledger.write { try $0.addGoal(named: "G", target: usd("5.00"), by: month("2027-01")) }
    _ = try ledger.write { try $0.updateGoal(goal, name: "H") }
    _ = try ledger.write { try $0.addGoal(named: "G", target: usd("6.00"), by: month("2027-01")) }
    try expectRefused(2, for: [3])
    try household.addCategory("Food")
    try household.addCategory("Food:Fruit")
    try expectRefused(4, for: [5])
    #expect(throws: LedgerError.fewerToUndo(5)) { try ledger.undo(Array(repeating: nil, count: 6)) }
  }

  @Test func `leave that was taken since is not taken away below it`() throws {
    let balance = try ledger.write { try $0.addBalance(named: "Leave", unit: .counted("days")) }
    let day = date("2026-11-02")
    try ledger.write { try $0.addEvent(LeaveEvent(kind: .grant, date: day, scaled: 5_000), to: balance) }
    try ledger.write { try $0.addEvent(LeaveEvent(kind: .consume, date: day, scaled: 3_000), to: balance) }
    let before = try LogicalState(ledger)
    #expect(throws: LedgerError.self) { try undo(2) }
    #expect(try LogicalState(ledger) == before)
    try undo(3)
    try undo(2)
    #expect(try ledger.events(of: balance) == [])
  }

  @Test func `several changes are undone together or not at all`() throws {
    for amount in ["-1.00", "-2.00", "-3.00"] { try household.add(amount, "Home") }
    let ids = [3, 2].map { LedgerChange.ID(rawValue: $0) }
    #expect(try ledger.undo(ids, isRehearsal: true).map(\.counts.removed) == [1, 1])
    #expect(try household.entries().count == 3)
    #expect(throws: LedgerError.changeIsUndone(.init(rawValue: 3))) { try ledger.undo(ids + [ids[0]]) }
    #expect(try household.entries().count == 3)
    _ = try ledger.undo([nil, nil])
    #expect(try household.entries().map(\.content.amount) == [usd("-1.00")])
    #expect(try ledger.changes().map(\.kind) == [.undo, .undo, .command, .command, .command])
  }

  @Test func `what the ledger did by itself is left alone unless it is named`() throws {
    try household.add("-1.00", "Home")
    try ledger.write(as: .automatic) { _ = try $0.addEntry(try household.content("-9.00", "Home")) }
    try undo()
    #expect(try household.entries().map(\.content.amount) == [usd("-9.00")])
    #expect(throws: LedgerError.nothingToUndo) { try undo() }
    try undo(2)
    #expect(try household.entries() == [])
  }

  @Test func `a command that changes nothing is no change`() throws {
    try ledger.write { _ in }
    try ledger.write { try $0.setDefaultAccount(try household.account("Cash")) }
    #expect(try ledger.changes() == [])
    #expect(throws: LedgerError.nothingToUndo) { try undo() }
    #expect(throws: LedgerError.nothingToRedo) { try redo() }
  }

  @Test func `a log that was tampered with is damage and no statement`() throws {
    try household.add("-1.00", "Home")
    let connection = ledger.connection
    for bytes in ["X'00', 1", "zeroblob(90), 100", "X'0000027E22000000', 8"] {
      let parts = bytes.split(separator: ",")
      try connection.execute("UPDATE change_block SET rows = \(parts[0]), size = \(parts[1])")
      #expect(throws: LedgerError.self) { try undo() }
    }
    var encoder = RowEncoder()
    encoder.append(.insert(table: "sqlite_master\" --", values: [.integer(1)]))
    try connection.run("UPDATE change_block SET rows = ?, size = ?", encoder.bytes, encoder.bytes.count)
    #expect(throws: LedgerError.damaged(.changedTable("sqlite_master\" --"))) { try undo() }
  }
}
