import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// What a new ledger begins with (DESIGN §2).
struct StarterDataTests {
  @Test func `a new ledger has the eight starter categories in their order`() throws {
    let categories = try Household().ledger.categories()
    #expect(
      categories.map(\.name) == [
        "Groceries", "Education", "Home", "Health", "Personal care", "Income", "Transfer", "Uncategorized",
      ])
    #expect(
      categories.map(\.kind) == [
        .spending, .spending, .spending, .spending, .spending, .income, .transfer, .uncategorized,
      ])
    #expect(categories.allSatisfy { !$0.isArchived })
  }

  @Test func `each starter category has a gradient of two colours of its own`() throws {
    let gradients = try Household().ledger.categories().map(\.colors)
    #expect(Set(gradients).count == gradients.count)
    #expect(gradients.allSatisfy { $0.from != $0.to })
  }

  @Test(arguments: ["category", "account"])
  func `folded names are what FoldedText makes of the names`(table: String) throws {
    let connection = try Household().ledger.connection
    let names = try connection.all("SELECT name, folded_name FROM \(table)") {
      (name: try $0.value(0, as: String.self), folded: try $0.value(1, as: String.self))
    }
    #expect(!names.isEmpty)
    for (name, folded) in names { #expect(FoldedText(name).text == folded) }
  }

  @Test func `a new ledger counts in dollars and keeps an empty default account`() throws {
    let ledger = try Household().ledger
    #expect(try ledger.currency() == .usd)
    #expect(try ledger.defaultAccountName() == "Cash")
    #expect(try ledger.accounts().map(\.name) == ["Cash"])
    #expect(try ledger.accounts().map(\.opening) == [usd("0.00")])
    #expect(try ledger.entries(matching: EntryFilter()).isEmpty)
    #expect(try ledger.balances().isEmpty)
    #expect(try ledger.budgetSchedules().isEmpty)
    #expect(try ledger.monthsWithEntries() == nil)
  }
}
