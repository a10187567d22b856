import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// What is archived takes nothing new and loses nothing old.
struct ArchiveTests {
  let household: Household
  let entry: Entry

  init() throws {
    household = try Household()
    try household.addAccount("Savings")
    entry = try household.add("-42.50", "Home", account: "Savings")
    try household.ledger.write { writer in
      try writer.setArchived(try household.category("Home"), true)
      try writer.setArchived(try household.account("Savings"), true)
    }
  }

  func expectRefused(_ error: LedgerError, _ change: (LedgerWriter) throws -> Void) throws {
    let before = try StoredState(household.ledger.connection)
    #expect(throws: error) { try household.ledger.write(change) }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `lists still hold what is archived`() throws {
    #expect(try household.category("Home").isArchived)
    #expect(try household.account("Savings").isArchived)
    #expect(try household.ledger.categories().count == 8)
    #expect(try household.ledger.accountStandings().map(\.entryCount) == [0, 1])
  }

  @Test func `an archived category takes no new entry, whole or as a line`() throws {
    let whole = try household.content("-1.00", "Home")
    let split = try household.splitContent([("Groceries", "-1.00"), ("Home", "-1.00")])
    try expectRefused(.archived(.category, "Home")) { try $0.addEntry(whole) }
    try expectRefused(.archived(.category, "Home")) { try $0.addEntry(split) }
  }

  @Test func `an archived account takes no new entry and no transfer`() throws {
    let content = try household.content("-1.00", "Groceries", account: "Savings")
    let transfer = try household.content("-1.00", "Transfer")
    let savings = try household.account("Savings")
    try expectRefused(.archived(.account, "Savings")) { try $0.addEntry(content) }
    try expectRefused(.archived(.account, "Savings")) { _ = try $0.addTransfer(transfer, to: savings) }
  }

  @Test func `an archived account takes no import`() throws {
    let source = try household.source([row("2026-11-03", "-1.00", "Shop")], into: "Savings")
    try expectRefused(.archived(.account, "Savings")) { _ = try $0.importRows(source) { _ in } }
    #expect(throws: LedgerError.archived(.account, "Savings")) {
      try household.ledger.rehearse { try $0.importRows(source) { _ in } }
    }
  }

  @Test func `an archived category cannot be chosen for an import`() throws {
    let source = try household.source([row("2026-11-03", "-1.00", "Shop")], category: "Home")
    try expectRefused(.archived(.category, "Home")) { _ = try $0.importRows(source) { _ in } }
  }

  @Test(arguments: [false, true])
  func `an archived category that a file names is listed as unknown`(creating: Bool) throws {
    let rows = [row("2026-11-03", "-1.00", "Shop", category: "home")]
    let preview = try household.preview(rows, creating: creating)
    let imported = try household.importRows(rows, creating: creating)
    #expect(imported.summary.unknownCategories == ["home"])
    #expect(preview.summary.unknownCategories == ["home"])
    let names = try household.ledger.entries(matching: EntryFilter()).flatMap { $0.content.parts.map(\.category.name) }
    #expect(names.sorted() == ["Home", "Uncategorized"])
  }

  @Test func `an edit keeps an archived category and account`() throws {
    let changed = try household.ledger.entry(entry.id).content.changing { $0.amount = usd("-50.00") }
    try household.ledger.write { try $0.updateEntry(entry.id, to: changed) }
    #expect(try household.ledger.entry(entry.id).content.amount == usd("-50.00"))
    #expect(try household.ledger.entry(entry.id).content.account.name == "Savings")
  }

  @Test func `an edit moves nothing into an archived category or account`() throws {
    let other = try household.add("-1.00", "Groceries")
    let intoCategory = try other.content.changing { $0.allocation = .category(try household.category("Home")) }
    let intoAccount = try other.content.changing { $0.account = try household.account("Savings") }
    try expectRefused(.archived(.category, "Home")) { try $0.updateEntry(other.id, to: intoCategory) }
    try expectRefused(.archived(.account, "Savings")) { try $0.updateEntry(other.id, to: intoAccount) }
  }

  @Test func `what is taken back takes entries again`() throws {
    try household.ledger.write { writer in
      try writer.setArchived(try household.category("Home"), false)
      try writer.setArchived(try household.account("Savings"), false)
    }
    try household.add("-1.00", "Home", account: "Savings")
    #expect(try household.ledger.accountStandings().map(\.entryCount) == [0, 2])
  }

  @Test func `the category of entries without one cannot be archived`() throws {
    let protected = try household.category("Uncategorized")
    try expectRefused(.protectedCategory(protected)) { try $0.setArchived(protected, true) }
  }

  @Test func `an archived account is no default account`() throws {
    let savings = try household.account("Savings")
    try expectRefused(.archived(.account, "Savings")) { try $0.setDefaultAccount(savings) }
  }
}
