import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

extension WriterScenario {
  static let changes = [
    WriterScenario("undo(LedgerChange.ID?)", "of the last change") { _, writer in _ = try writer.undo() },
    WriterScenario("undo(LedgerChange.ID?)", "of an import that made names", preparing: importMore) { _, writer in
      _ = try writer.undo()
    },
    WriterScenario("undo(LedgerChange.ID?)", "of an older change", preparing: deleteAndBudget) { household, writer in
      let deletion = try #require(try household.ledger.changes(limit: 2).last)
      _ = try writer.undo(deletion.id)
    },
    WriterScenario(
      "redo(LedgerChange.ID?)", "of an import that made names",
      preparing: {
        try importMore($0); try undo($0)
      }
    ) {
      _, writer in _ = try writer.redo()
    },
    WriterScenario(
      "redo(LedgerChange.ID?)", "of a deletion",
      preparing: {
        try delete($0); try undo($0)
      }
    ) { _, writer in
      _ = try writer.redo()
    },
  ]

  @Sendable private static func importMore(_ household: Household) throws {
    try household.importRows(
      [
        row("2026-03-01", "-1.00", "A", category: "Hats:Red"), row("2026-03-02", "-2.00", "B", category: "Trains"),
        row("2026-04-02", "-2.00", "A", id: "X"), row("2026-03-04", "-4", "C", in: "JPY"),
      ], creating: true
    ) {
      $0.keep("Date,Payee,Amount\n2026-03-01,A,-1.00\n")
      $0.reading = ["decimal": "point", "delimiter": ","]
    }
  }

  @Sendable private static func delete(_ household: Household) throws {
    try household.ledger.write { writer in _ = try writer.deleteEntry(try household.entry("Shop").id) }
  }

  @Sendable private static func deleteAndBudget(_ household: Household) throws {
    try delete(household)
    try household.budget("44.00", .from, "2026-11", of: "Health")
  }

  @Sendable private static func undo(_ household: Household) throws {
    try household.ledger.write { _ = try $0.undo() }
  }
}
