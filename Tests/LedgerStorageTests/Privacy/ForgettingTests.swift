import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A payee that is forgotten, beside others whose names have the same letters.
@Suite struct ForgettingTests {
  let household: Household
  private var ledger: Ledger { household.ledger }

  init() throws { household = try Household() }

  @discardableResult
  private func add(
    _ payee: String?, note: String? = nil, tags: [String] = [], on day: String = "2026-11-03", command: String = ""
  ) throws -> Entry {
    ledger.command = command
    return try household.store(try household.content("-7.00", "Home", on: day, payee: payee, note: note, tags: tags))
  }

  private func edit(_ id: Entry.ID, _ change: (inout EntryContent) -> Void) throws {
    var content = try ledger.entry(id).content
    change(&content)
    try ledger.write { _ = try $0.updateEntry(id, to: content) }
  }

  private func undo() throws { try ledger.write { _ = try $0.undo() } }

  private func content(_ id: Entry.ID) throws -> [String] {
    let content = try ledger.entry(id).content
    return [content.payee ?? "-", content.note ?? "-"] + content.tags
  }

  @Test func `what belongs to others comes back as it was`() throws {
    try add("Ann")
    let fee = try add("Annual fee", note: "Annual fee of Hannover Insurance")
    try edit(fee.id) { $0.note = "Anniversary" }
    let lesson = try add("Joanna", note: "Annette's lesson, and Ann", tags: ["annual", "ann"])
    try ledger.write { _ = try $0.deleteEntry(lesson.id) }
    _ = try ledger.forgetPayee(named: "Ann")
    try undo()
    #expect(try content(lesson.id) == ["Joanna", "Annette's lesson, and Ann", "ann", "annual"])
    try undo()
    try undo()
    #expect(try content(fee.id) == ["Annual fee", "Annual fee of Hannover Insurance"])
    try undo()
    try undo()
    #expect(try household.entries().isEmpty)
    #expect(throws: LedgerError.nothingToUndo) { try undo() }
  }

  @Test func `its own entries have neither payee nor note, whichever change is taken back`() throws {
    let entry = try add("Ann", note: "first")
    try edit(entry.id) { $0.note = "second" }
    try edit(entry.id) { $0.date = date("2026-11-09") }
    try ledger.write { _ = try $0.deleteEntry(entry.id) }
    _ = try ledger.forgetPayee(named: "Ann")
    for _ in 0..<3 {
      try undo()
      #expect(try content(entry.id) == ["-", "-"])
    }
    #expect(try ledger.entry(entry.id).content.date == date("2026-11-03"))
    try undo()
    for _ in 0..<3 { try ledger.write { _ = try $0.redo() } }
    #expect(try content(entry.id) == ["-", "-"])
  }

  @Test func `an entry that was another payee's keeps the notes that it had then`() throws {
    let (early, late) = (try add("Bob", note: "for Bob"), try add("Ann", note: "for Ann"))
    try edit(early.id) { ($0.payee, $0.note) = ("Ann", "a secret") }
    try edit(late.id) { $0.payee = "Bob" }
    _ = try ledger.forgetPayee(named: "Ann")
    #expect(try content(early.id) == ["-", "-"] && content(late.id) == ["Bob", "for Ann"])
    try undo()
    #expect(try content(late.id) == ["-", "-"])
    try undo()
    #expect(try content(early.id) == ["Bob", "for Bob"])
    try undo()
    try undo()
    #expect(try household.entries().isEmpty)
  }

  @Test func `spellings that a person takes for the same are forgotten together`() throws {
    for payee in ["Caf\u{e9} Rio", "cafe\u{301} rio", "CAF\u{c9}\u{a0}RIO", "Cafe Rio"] { try add(payee) }
    let forgotten = try ledger.forgetPayee(named: "Cafe\u{301}  Rio")
    #expect(forgotten.entryCount == 3)
    #expect(try household.entries().map(\.content.payee) == [nil, nil, nil, "Cafe Rio"])
  }

  @Test func `rules for nobody else and recurring entries go from the ledger and from the log`() throws {
    try add("Joanna")
    try add("Ann Quimby")
    let home = try household.category("Home")
    for pattern in ["an", "quimby", "ann quimby", "hannover"] {
      try ledger.write { _ = try $0.addRule(pattern: .part(pattern), category: home) }
    }
    try ledger.write { _ = try $0.addRule(pattern: .part("insurer"), category: home, payee: "Ann Quimby") }
    try household.recur("-9.00", "Home", from: "2026-12-01", payee: "ann quimby")
    let forgotten = try ledger.forgetPayee(named: "Ann Quimby")
    #expect(forgotten.ruleCount == 3 && forgotten.recurringCount == 1)
    #expect(try ledger.rules().map(\.pattern.text) == ["an", "hannover"])
    #expect(try ledger.recurringStandings().map(\.entry.template.payee) == [nil])
    for _ in 0..<8 { try undo() }
    #expect(try ledger.rules().isEmpty && household.entries().isEmpty)
    for _ in 0..<8 { try ledger.write { _ = try $0.redo() } }
    #expect(try ledger.rules().map(\.pattern.text) == ["an", "hannover"])
  }

  @Test func `lines of a split entry lose their notes, and the entry can be taken back`() throws {
    func split(_ payee: String) throws -> Entry {
      var content = try household.splitContent([("Home", "-1.00"), ("Health", "-2.00")])
      content.payee = payee
      let lines = [Split.Line(category: try household.category("Home"), amount: usd("-3.00"), note: "for \(payee)")]
      content.allocation = .split(try Split(total: usd("-3.00"), lines: lines))
      return try household.store(content)
    }
    func notes() throws -> [String?] { try ledger.connection.texts("SELECT note FROM split_line ORDER BY entry_id") }
    _ = try (split("Ann"), split("Bob"))
    _ = try ledger.forgetPayee(named: "Ann")
    #expect(try notes() == [nil, "for Bob"])
    try undo()
    try undo()
    #expect(try household.entries().isEmpty)
    try ledger.write { _ = try $0.redo() }
    try ledger.write { _ = try $0.redo() }
    #expect(try notes() == [nil, "for Bob"])
  }

  @Test func `an import that was taken back and done again can be taken back after the payee is forgotten`() throws {
    let text = "Date,Payee,Amount\n2026-11-03,Ann,-42.50\n2026-11-04,Hannover,-1.00\n2026-11-05,Ann,-7.00\n"
    let rows = [
      row("2026-11-03", "-42.50", "Ann"), row("2026-11-04", "-1.00", "Hannover"), row("2026-11-05", "-7.00", "Ann"),
    ]
    func kept() throws -> String {
      var bytes: [UInt8] = []
      try ledger.forEachTextBlock(ofImport: 1) { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
    try household.importRows(rows) { $0.keep(text) }
    try ledger.write { _ = try $0.deleteEntry(Entry.ID(rawValue: 3)) }
    try household.undo(1, force: true)
    try undo()
    let forgotten = try ledger.forgetPayee(named: "ann")
    #expect(forgotten.rowCount == 2 && forgotten.remainders.isEmpty)
    let blank = String(repeating: "x", count: 21)
    let cut = "Date,Payee,Amount\n\(blank)\n2026-11-04,Hannover,-1.00\n\(blank.dropLast())\n"
    #expect(try kept() == cut)
    #expect(try ledger.forgottenLines(ofImport: 1) == [2, 4])
    try ledger.write { _ = try $0.redo() }
    #expect(try kept() == "")
    try undo()
    #expect(try kept() == cut)
    try undo()
    try undo()
    #expect(try household.entries().isEmpty)
  }

  @Test func `an import that was taken back can be done again, and the file has lost the payee`() throws {
    func kept() throws -> String {
      var bytes: [UInt8] = []
      try ledger.forEachTextBlock(ofImport: 1) { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
    let rows = [row("2026-11-03", "-2.00", "Ann", note: "secret"), row("2026-11-04", "-1.00", "Joanna", note: "Ann")]
    try household.importRows(rows) { $0.keep("Date,Payee\n2026-11-03,Ann,secret\n2026-11-04,Joanna,Ann\n") }
    try undo()
    let forgotten = try ledger.forgetPayee(named: "Ann")
    #expect(forgotten.rowCount == 1 && forgotten.remainders.map(\.place) == [.fileText, .recorded])
    try ledger.write { _ = try $0.redo() }
    #expect(try kept() == "Date,Payee\nxxxxxxxxxxxxxxxxxxxxx\n2026-11-04,Joanna,Ann\n")
    #expect(try household.entries().map(\.content.note) == [nil, "Ann"])
    try undo()
    #expect(try household.entries().isEmpty)
  }

  @Test func `a row belongs to whom its entry belongs to, though it was deleted as the payee's once`() throws {
    try household.importRows([row("2026-11-03", "-2.00", "Joanna"), row("2026-11-04", "-1.00", "Ann")]) {
      $0.keep("Date,Payee\n2026-11-03,Joanna\n2026-11-04,Ann\n")
    }
    let id = Entry.ID(rawValue: 1)
    try edit(id) { $0.payee = "Ann" }
    try ledger.write { _ = try $0.deleteEntry(id) }
    try undo()
    try edit(id) { $0.payee = "Joanna" }
    #expect(try ledger.forgetPayee(named: "Ann").rowCount == 1)
    #expect(try ledger.forgottenLines(ofImport: 1) == [3])
    try ledger.write { _ = try $0.deleteEntry(id) }
    for _ in 0..<4 { try undo() }
    #expect(try household.entries().isEmpty)
  }

  @Test func `entries of a locked period are not forgotten unless forced`() throws {
    try add("Ann", on: "2026-03-31")
    try add("Bob", on: "2026-04-01")
    try ledger.write { try $0.lock(until: date("2026-03-31")) }
    let before = try LogicalState(ledger)
    for isRehearsal in [true, false] {
      #expect(throws: LedgerError.locked(until: date("2026-03-31"))) {
        _ = try ledger.forgetPayee(named: "Ann", isRehearsal: isRehearsal)
      }
    }
    #expect(try LogicalState(ledger) == before)
    #expect(try ledger.forgetPayee(named: "Bob").entryCount == 1)
    ledger.overridesLock = true
    #expect(try ledger.forgetPayee(named: "Ann").entryCount == 1)
  }

  @Test func `it says where the name still stands, and counts no other words`() throws {
    try household.addCategory("Ann")
    try add("Ann", command: "ledger add 7 Ann Ann")
    try add("Ann Taylor", note: "Ann Taylor's")
    try add("Joanna", note: "with Ann", tags: ["ann"], command: "ledger add 7 Home Joanna --tag ann")
    let forgotten = try ledger.forgetPayee(named: "Ann")
    #expect(
      forgotten.remainders.map { "\($0.place.rawValue) \($0.count)" } == [
        "payee 1", "note 1", "tag 1", "category 1", "command 2", "change 2",
      ])
    #expect(try ledger.changes().last { $0.command.contains("…") }?.command == "ledger add 7 Ann '…'")
  }
}
