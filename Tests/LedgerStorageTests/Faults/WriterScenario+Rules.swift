import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

extension WriterScenario {
  static let rules = [
    WriterScenario("addRule(Rule.Pattern)", "before another one") { household, writer in
      _ = try writer.addRule(
        pattern: .regex("^shop"), category: try household.category("Groceries"), payee: "Shops",
        minimum: money("-10.000", "KWD"), account: try household.account("Cash"),
        before: try household.ledger.rules()[1].id)
    },
    WriterScenario("removeRule(Rule.ID)") { household, writer in
      try writer.removeRule(try household.ledger.rules()[0].id)
    },
    WriterScenario("sort(Entry.ID)") { household, writer in
      let rule = try household.ledger.rules()[0]
      try writer.sort(try household.entry("Unknown").id, as: RuleMatch(rule))
    },
    WriterScenario("sort(Entry)", "an imported one") { household, writer in
      let rule = try household.ledger.rules()[0]
      try writer.sort(try household.entry("Kiosk"), as: RuleMatch(rule))
    },
    WriterScenario("sort([Entry])") { household, writer in
      let rule = try household.ledger.rules()[1]
      _ = try writer.sort([try household.entry("Kiosk"), try household.entry("Unknown")], by: rule)
    },
    WriterScenario("sortByHand([Entry.ID])") { household, writer in
      let ids = [try household.entry("Unknown").id, try household.entry("Kiosk").id]
      _ = try writer.sortByHand(ids, into: try household.category("Home"))
    },
    WriterScenario("revert(SortedEntries)") { household, writer in
      let ids = [try household.entry("Unknown").id, try household.entry("Kiosk").id]
      let sorted = try writer.sortByHand(ids, into: try household.category("Home"))
      try writer.revert(sorted)
      _ = try writer.sortByHand(Array(ids.dropFirst()), into: try household.category("Home"))
    },
  ]

  static let recurring = [
    WriterScenario("addRecurring(RecurringTemplate)") { household, writer in
      let old = try household.recurring("Club")
      let template = RecurringTemplate(
        amount: money("-11.00", "EUR"), category: try household.category("Home"), payee: "New",
        account: try household.account("Giro"), note: "n", tags: ["t", "u"])
      _ = try writer.addRecurring(template, old.schedule)
    },
    WriterScenario("updateRecurring(RecurringEntry.ID)") { household, writer in
      let old = try household.recurring("Landlord")
      let template = RecurringTemplate(
        amount: usd("-720.00"), category: try household.category("Boats"), payee: "Other landlord",
        account: try household.account("Cash"), tags: ["rent"])
      _ = try writer.updateRecurring(old.id, to: template, old.schedule)
    },
    WriterScenario("stopRecurring(RecurringEntry.ID)") { household, writer in
      _ = try writer.stopRecurring(try household.recurring("Landlord").id, from: date("2027-01-01"))
    },
    WriterScenario("skipRecurring(RecurringEntry.ID)") { household, writer in
      try writer.skipRecurring(try household.recurring("Landlord").id, on: date("2026-11-01"))
    },
    WriterScenario("unskipRecurring(RecurringEntry.ID)") { household, writer in
      try writer.unskipRecurring(try household.recurring("Club").id, on: date("2026-11-10"))
    },
    WriterScenario("removeRecurring(RecurringEntry.ID)") { household, writer in
      _ = try writer.removeRecurring(try household.recurring("Never posted").id)
    },
    WriterScenario("postRecurring(CalendarDate)") { _, writer in
      _ = try writer.postRecurring(until: date("2026-12-31"))
    },
  ]
}
