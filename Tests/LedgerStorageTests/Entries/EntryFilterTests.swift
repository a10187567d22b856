import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Which entries a filter lets pass, and in which order.
struct EntryFilterTests {
  let household: Household

  /// 1 bread, 2 rent, 3 a split of milk and soap, 4 wages, 5 a later bread.
  init() throws {
    household = try Household()
    try household.addAccount("Checking")
    try household.store(
      try household.content("-3.00", "Groceries", on: "2026-11-01", payee: "Bäckerei Süß", tags: ["food"]))
    try household.store(
      try household.content("-970.00", "Home", on: "2026-11-30", account: "Checking", payee: "Landlord"))
    var split = try household.splitContent([("Groceries", "-1.50"), ("Health", "-2.50")], on: "2026-11-15")
    split.tags = ["food", "bath"]
    try household.store(split)
    try household.store(try household.content("3000.00", "Income", on: "2026-11-15", account: "Checking"))
    try household.store(
      try household.content("-3.00", "Groceries", on: "2026-11-01", payee: "100% Brot_", tags: ["foodstuff"]))
  }

  @Test(arguments: [
    ("5", "5", ["-5 JPY", "-5.000 KWD"]), ("4.99", "5.00", ["-5 JPY", "-5.000 KWD"]), ("5.001", "9", []),
    ("0.01", "0.02", ["-0.015 KWD"]), ("0.02", "1", []),
  ])
  func `amounts in other currencies are compared by their number`(least: String, most: String, found: [String]) throws {
    let household = try Household()
    for (amount, code) in [("-5", "JPY"), ("-5.000", "KWD"), ("-0.015", "KWD"), ("-500.00", "USD")] {
      try household.add(amount, "Home", in: code)
    }
    var filter = EntryFilter()
    // The ledger's currency has two decimals; a thousandth is no amount of it.
    (filter.minimum, filter.maximum) = (money(least, "KWD"), money(most, "KWD"))
    let amounts = try household.ledger.entries(matching: filter).map(\.content.amount)
    #expect(amounts.map { "\($0) \($0.currency)" }.sorted() == found)
  }

  struct Case: CustomStringConvertible, Sendable {
    let description: String
    let ids: [Int64]
    let set: @Sendable (Household, inout EntryFilter) throws -> Void
  }

  @Test(arguments: [
    Case(description: "nothing", ids: [2, 4, 3, 5, 1]) { _, _ in },
    Case(description: "a first day", ids: [2, 4, 3]) { $1.firstDay = date("2026-11-15") },
    Case(description: "a last day", ids: [4, 3, 5, 1]) { $1.lastDay = date("2026-11-15") },
    Case(description: "one day", ids: [4, 3]) { _, filter in
      (filter.firstDay, filter.lastDay) = (date("2026-11-15"), date("2026-11-15"))
    },
    Case(description: "a category, also of a line", ids: [3, 5, 1]) { household, filter in
      filter.categories = [try household.category("Groceries").id]
    },
    Case(description: "a category of a line alone", ids: [3]) { household, filter in
      filter.categories = [try household.category("Health").id]
    },
    Case(description: "an account", ids: [2, 4]) { household, filter in
      filter.account = try household.account("Checking").id
    },
    Case(description: "a payee's part in other case", ids: [1]) { $1.payeeText = "REI sü" },
    Case(description: "a percent sign that is no wildcard", ids: [5]) { $1.payeeText = "%" },
    Case(description: "an underscore that is no wildcard", ids: [5]) { $1.payeeText = "_" },
    Case(description: "a tag, whole", ids: [3, 1]) { $1.tag = "food" },
    Case(description: "a tag that nothing has", ids: []) { $1.tag = "foo" },
    Case(description: "a smallest amount of either sign", ids: [2, 4, 3]) { $1.minimum = usd("4.00") },
    Case(description: "a largest amount of either sign", ids: [3, 5, 1]) { $1.maximum = usd("4.00") },
    Case(description: "both amounts", ids: [2]) { _, filter in
      (filter.minimum, filter.maximum) = (usd("4.01"), usd("970.00"))
    },
    Case(description: "numbers", ids: [4, 1]) { _, filter in
      filter.ids = [1, 4, 99].map { Entry.ID(rawValue: $0) }
    },
    Case(description: "no number", ids: []) { $1.ids = [] },
    Case(description: "a limit", ids: [2, 4]) { $1.limit = 2 },
    Case(description: "a limit of none", ids: []) { $1.limit = 0 },
    Case(description: "several conditions", ids: [3]) { household, filter in
      filter.categories = [try household.category("Groceries").id]
      (filter.tag, filter.minimum, filter.limit) = ("food", usd("3.01"), 5)
    },
  ])
  func `entries that pass come newest first`(expected: Case) throws {
    var filter = EntryFilter()
    try expected.set(household, &filter)
    #expect(try household.ledger.entries(matching: filter).map(\.id.rawValue) == expected.ids)
  }

  @Test func `what the receiver throws ends the reading, and the ledger goes on`() throws {
    var seen = 0
    #expect(throws: Interruption()) {
      try household.ledger.forEachEntry(matching: EntryFilter()) { _ in
        seen += 1
        throw Interruption()
      }
    }
    #expect(seen == 1)
    try household.add("-1.00", "Groceries")
    #expect(try household.ledger.entries(matching: EntryFilter()).count == 6)
  }
}
