import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Stored data that contradicts itself is told as damage and never shown as if it were right.
struct DamageTests {
  struct Damage: CustomStringConvertible, Sendable {
    let description: String
    let sql: String
    let error: LedgerError.Damage
    let read: @Sendable (Household) throws -> Void
  }

  @Test(arguments: [
    Damage(
      description: "a split line that was changed", sql: "UPDATE split_line SET amount = -1 WHERE line = 1",
      error: .splitDoesNotAddUp(Entry.ID(rawValue: 1))
    ) { _ = try $0.ledger.entries(matching: EntryFilter()) },
    Damage(
      description: "a split without lines", sql: "DELETE FROM split_line",
      error: .splitDoesNotAddUp(Entry.ID(rawValue: 1))
    ) { _ = try $0.ledger.entry(Entry.ID(rawValue: 1)) },
    Damage(
      description: "a category that is not there", sql: "DELETE FROM category WHERE name = 'Home'",
      error: .missingCategory
    ) { _ = try $0.ledger.entries(matching: EntryFilter()) },
    Damage(description: "an account that is not there", sql: "DELETE FROM account", error: .missingAccount) {
      _ = try $0.ledger.entries(matching: EntryFilter())
    },
    Damage(
      description: "no currency", sql: "DELETE FROM setting WHERE key = 'currency'", error: .setting("currency")
    ) { _ = try $0.expense("2026-11") },
    Damage(
      description: "a currency that there is not", sql: "UPDATE setting SET value = 'XYZ' WHERE key = 'currency'",
      error: .setting("currency")
    ) { _ = try $0.ledger.currency() },
    Damage(
      description: "no default account", sql: "DELETE FROM setting WHERE key = 'default-account'",
      error: .setting("default-account")
    ) { _ = try $0.ledger.defaultAccountName() },
    Damage(
      description: "no category for rows without one", sql: "DELETE FROM category WHERE kind = 'uncategorized'",
      error: .missingCategory
    ) { household in
      let source = ImportSource(fileName: "bank.csv", account: account("Cash")) { _ in }
      _ = try household.ledger.rehearse { try $0.importRows(source) { _ in } }
    },
  ])
  func `damage is told`(damage: Damage) throws {
    let household = try Household()
    try household.store(try household.splitContent([("Home", "-3.00"), ("Groceries", "-2.00")]))
    // Sound before, so that it is the damage that is told.
    try damage.read(household)
    let connection = household.ledger.connection
    try connection.setPragma("foreign_keys", false)
    try connection.execute(damage.sql)
    #expect(throws: LedgerError.damaged(damage.error)) { try damage.read(household) }
  }
}
