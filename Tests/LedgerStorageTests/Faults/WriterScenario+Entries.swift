import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

extension WriterScenario {
  static let entries = [
    WriterScenario("addEntry(EntryContent)", "in one category, with all that is new") { household, writer in
      _ = try writer.addEntry(try household.content("-1.00", "Home", in: "CHF", payee: "New", tags: ["a", "b"]))
    },
    WriterScenario("addEntry(EntryContent)", "split") { household, writer in
      _ = try writer.addEntry(try household.splitContent([("Home", "-1.00"), ("Groceries", "-2.00")]))
    },
    WriterScenario("addTransfer(EntryContent)") { household, writer in
      let content = try household.content("-1.00", "Transfer", payee: "New")
      _ = try writer.addTransfer(content, to: try household.account("Savings"))
    },
    WriterScenario("updateEntry(Entry.ID)", "to a split in another month") { household, writer in
      let split = try household.splitContent([("Home", "-1.00"), ("Health", "-2.00")], on: "2026-01-01")
      _ = try writer.updateEntry(try household.entry("Shop").id, to: split)
    },
    WriterScenario("updateEntry(Entry.ID)", "a leg, whose other one follows") { household, writer in
      let leg = try household.entry("Legs")
      _ = try writer.updateEntry(leg.id, to: leg.content.changing { $0.date = date("2026-11-11") })
    },
    WriterScenario("updateEntry(Entry.ID)", "an imported one") { household, writer in
      let entry = try household.entry("Baker")
      _ = try writer.updateEntry(entry.id, to: entry.content.changing { $0.note = "edited" })
    },
    WriterScenario("deleteEntry(Entry.ID)", "with tags and a goal") { household, writer in
      _ = try writer.deleteEntry(try household.entry("Shop").id)
    },
    WriterScenario("deleteEntry(Entry.ID)", "both legs") { household, writer in
      _ = try writer.deleteEntry(try household.entry("Legs").id)
    },
    WriterScenario("deleteEntry(Entry.ID)", "an imported one") { household, writer in
      _ = try writer.deleteEntry(try household.entry("Baker").id)
    },
    WriterScenario("setConsumption(EntryConsumption?)", "a card") { household, writer in
      let card = try household.ledger.balance(named: "Gift card")
      try writer.setConsumption(EntryConsumption(card), of: try household.entry("Shop").id)
    },
    WriterScenario("setConsumption(EntryConsumption?)", "nothing any more") { household, writer in
      try writer.setConsumption(nil, of: try household.entry("Refund").id)
    },
  ]

  static let transfers = [
    WriterScenario("joinTransfer(Entry.ID)") { household, writer in
      let (out, into) = (try household.entry("Out").id, try household.entry("In").id)
      _ = try writer.joinTransfer(out, into)
    },
    WriterScenario("separateTransfer(Entry.ID)") { household, writer in
      _ = try writer.separateTransfer(try household.entry("Legs").id)
    },
  ]

  static let imports = [
    WriterScenario("importRows(ImportSource)", "with new categories, a known row and a text") { household, writer in
      var source = try household.source(
        [
          row("2026-03-01", "-1.00", "A", category: "Hats:Red"), row("2026-03-02", "-2.00", "B", category: "Trains"),
          row("2026-04-02", "-2.00", "A", id: "X"), row("2026-03-04", "-4", "C", in: "JPY"),
          row("2026-11-06", "-6.00", "Kiosk"),
        ], creating: true)
      source.keep("Date,Payee,Amount\n2026-03-01,A,-1.00\n")
      _ = try writer.importRows(source) { _ in }
    },
    WriterScenario("importRows(ImportSource)", "with transfers that it finds and an entry that was typed") {
      household, writer in
      let rows = [
        row("2026-11-12", "25.00", "Found"), row("2026-11-14", "-5.00", "Club"), row("2026-12-20", "-9.00", "Planned"),
      ]
      _ = try writer.importRows(try household.source(rows, into: "Savings")) { _ in }
      _ = try writer.importRows(try household.source(Array(rows.dropFirst()))) { _ in }
    },
    WriterScenario("undoImport(Int64)", "with names that it made") { _, writer in
      _ = try writer.undoImport(1, force: true)
    },
    WriterScenario("undoImport(Int64)", "into another account") { _, writer in
      _ = try writer.undoImport(2, force: true)
    },
    WriterScenario("saveProfile(String)", "a new one") { household, writer in
      _ = try writer.saveProfile(
        named: "Other", account: nil, category: try household.category("Home"), header: ["a"], reading: ["b": "c"])
    },
    WriterScenario("saveProfile(String)", "in place of another one") { household, writer in
      _ = try writer.saveProfile(
        named: "My bank", account: nil, category: nil, header: ["a"], reading: ["b": "c"], replacing: true)
    },
    WriterScenario("removeProfile(ImportProfile)") { household, writer in
      try writer.removeProfile(try household.ledger.profile(named: "My bank"))
    },
  ]
}
