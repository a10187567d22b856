import Foundation
import LedgerReports
import Testing

/// The keys of DESIGN §4, in their order.
@Suite struct KeyOrderTests {
  static let expense = [
    "month", "budget", "carried", "available", "consumed", "remaining", "percentConsumed", "status", "future",
  ]
  static let share = [
    "name", "amount", "percent", "wholePercent", "budget", "carried", "available", "remaining", "percentConsumed",
    "status", "colors",
  ]
  static let card = [
    "title", "unit", "total", "consumed", "planned", "expired", "balance", "progress", "asOf", "color",
  ]
  static let leaveEvent = [
    "id", "date", "until", "kind", "quantity", "expires", "uses", "uncovered", "note", "origin", "entry", "planned",
    "cancelled", "balance",
  ]
  static let entry = [
    "id", "date", "amount", "currency", "category", "payee", "account", "note", "tags", "import", "status", "splits",
  ]
  static let imported = [
    "version", "file", "batch", "dryRun", "rows", "new", "known", "linked", "skipped", "rejected", "detected", "from",
    "to", "totals", "problems",
  ]
  static let afterwards = ["warnings", "unknownCategories", "transfers", "proposedProfile"]
  static let batch = [
    "number", "file", "importedAt", "undoneAt", "account", "from", "to", "sha256", "rows", "new", "known", "linked",
    "skipped", "rejected",
  ]
  static let profile = ["name", "account", "category", "header", "reading"]
  static let period = [
    "version", "report", "from", "to", "currency", "consumed", "income", "categories", "unconverted",
  ]

  static let rule = [
    "id", "pattern", "kind", "category", "minimum", "maximum", "currency", "account", "rename", "active",
  ]

  static let recurring = [
    "id", "amount", "about", "currency", "category", "to", "payee", "account", "note", "tags", "every", "on", "from",
    "until", "count", "next", "due", "status",
  ]

  struct Case: CustomTestStringConvertible {
    let sample: String
    let path: String
    let keys: [String]
    init(_ sample: String, _ path: String, _ keys: [String]) {
      self.sample = sample
      self.path = path
      self.keys = keys
    }
    var testDescription: String { "\(sample) \(path)" }
  }

  @Test(arguments: [
    Case(
      "month-normal", "",
      [
        "version", "report", "month", "monthName", "year", "from", "to", "currency", "expense", "income", "categories",
        "months", "balances", "unconverted", "expected", "pace",
      ]),
    Case(
      "month-normal", "pace",
      ["day", "days", "daysLeft", "percentConsumed", "consumedPerDay", "leftPerDay", "overBy"]),
    Case("month-normal", "expected", ["consumed", "income", "count"]),
    Case("recurring-normal", "", ["version", "recurring"]), Case("recurring-normal", "recurring", recurring),
    Case("recurring-shown", "", ["version", "recurring", "postings"]), Case("recurring-shown", "recurring", recurring),
    Case("recurring-shown", "postings", ["due", "how", "entry", "date", "amount"]),
    Case(
      "recurring-posted", "",
      ["version", "dryRun", "until", "posted", "matched", "skipped", "held", "occurrences"]),
    Case(
      "recurring-posted", "occurrences",
      ["recurring", "due", "how", "entry", "amount", "currency", "category", "payee", "account"]),
    Case("month-normal", "expense", expense), Case("month-normal", "months", expense),
    Case("month-normal", "categories", share), Case("month-refund-beside-spending", "categories", share),
    Case("month-normal", "balances", card),
    Case("month-other-currencies", "unconverted", ["currency", "consumed", "income"]),
    Case("history-normal", "", ["version", "report", "currency", "months", "unconverted"]),
    Case("history-category", "", ["version", "report", "currency", "months", "unconverted", "category"]),
    Case(
      "stretches-normal", "",
      ["version", "report", "each", "category", "currency", "periods", "average", "unconverted"]),
    Case(
      "stretches-normal", "periods",
      [
        "label", "from", "to", "complete", "future", "budget", "carried", "available", "consumed", "remaining",
        "percentConsumed", "status",
      ]),
    Case("stretches-normal", "average", ["consumed", "divisor"]),
    Case(
      "table-normal", "",
      [
        "version", "report", "by", "each", "category", "currency", "periods", "divisor", "rows", "otherCount", "others",
        "ungrouped", "total", "unconverted",
      ]),
    Case("table-normal", "periods", ["label", "from", "to", "complete", "future"]),
    Case("table-normal", "rows", ["name", "amounts", "sum", "average"]),
    Case("table-normal", "others", ["amounts", "sum", "average"]),
    Case("table-tags", "ungrouped", ["amounts", "sum", "average"]),
    Case("table-normal", "total", ["amounts", "sum", "average"]),
    Case(
      "comparison-normal", "",
      [
        "version", "report", "against", "each", "category", "currency", "periods", "sum", "unconverted",
        "earlierUnconverted",
      ]),
    Case(
      "comparison-normal", "periods",
      [
        "label", "from", "to", "complete", "future", "consumed", "earlier", "before", "change", "percentChange",
      ]),
    Case("comparison-normal", "periods earlier", ["label", "from", "to"]),
    Case("comparison-normal", "sum", ["count", "consumed", "before", "change", "percentChange"]),
    Case(
      "changes-normal", "",
      [
        "version", "report", "month", "from", "to", "by", "currency", "day", "days", "averageFrom", "averageTo",
        "divisor", "consumed", "average", "change", "percentChange", "changes", "unconverted",
      ]),
    Case("changes-normal", "changes", ["name", "consumed", "average", "change", "percentChange", "kind"]),
    Case("history-normal", "months", expense), Case("breakdown-quarter", "", period), Case("budget-normal", "", period),
    Case("breakdown-quarter", "categories", share), Case("budget-normal", "categories", share),
    Case(
      "rings-normal", "",
      ["version", "report", "month", "monthName", "year", "from", "to", "currency", "average", "rings"]),
    Case(
      "rings-normal", "rings", ["name", "kind", "percentConsumed", "amount", "total", "colors", "status"]),
    Case("balances-normal", "", ["version", "report", "balances"]), Case("balances-normal", "balances", card),
    Case("balance-list-normal", "", ["version", "balances"]),
    Case("balance-list-normal", "balances", card + ["expiresNext", "expiresAfter"]),
    Case("balance-log-normal", "", ["version", "balance", "unit", "rules", "events"]),
    Case("balance-log-normal", "events", leaveEvent),
    Case("balance-log-normal", "events uses", ["event", "kind", "date", "expires", "quantity"]),
    Case("entries-normal", "", ["version", "entries"]), Case("entries-normal", "entries", entry),
    Case("entries-normal", "entries splits", ["category", "amount", "note"]),
    Case("accounts-normal", "", ["version", "accounts", "archived", "netWorth"]),
    Case(
      "accounts-normal", "accounts", ["name", "currency", "opening", "balance", "foreign", "entries", "archived"]),
    Case("accounts-normal", "netWorth", ["currency", "amount"]),
    Case("categories-normal", "categories", ["name", "kind", "colors", "archived"]),
    Case("budgets-normal", "", ["version", "month", "budgets"]),
    Case("budgets-normal", "budgets", ["category", "effective", "currency", "rules", "rollOver"]),
    Case("budgets-normal", "budgets rules", ["month", "scope", "amount"]),
    Case("settings-normal", "settings", ["currency", "default-account", "width"]),
    Case("import-stored", "", imported + afterwards), Case("import-refused", "", imported + afterwards),
    Case("import-explained", "", imported + ["transactions"] + afterwards),
    Case(
      "import-explained", "transactions",
      [
        "line", "date", "amount", "currency", "payee", "note", "reference", "balance", "category", "account", "status",
        "reason", "splits",
      ]),
    Case("import-explained", "transactions splits", ["category", "amount", "note"]),
    Case("imports-normal", "", ["version", "imports"]), Case("imports-normal", "imports", batch),
    Case("import-rows", "", ["version", "import", "reading", "rows"]), Case("import-rows", "import", batch),
    Case("import-rows", "reading", ["decimal", "delimiter", "include-pending", "column:amount", "header"]),
    Case(
      "import-rows", "rows",
      ["line", "entry", "status", "state", "date", "amount", "currency", "payee", "category", "text"]),
    Case(
      "undone-normal", "",
      ["version", "undone", "deleted", "unlinked", "separated", "edited", "removed", "importAgain", "dryRun"]),
    Case("undone-normal", "undone", batch),
    Case("profiles-normal", "", ["version", "profiles"]), Case("profiles-normal", "profiles", profile),
    Case("profile-normal", "", ["version", "profile"]), Case("profile-normal", "profile", profile),
    Case(
      "import-stored", "detected", ["profile", "encoding", "delimiter", "decimal", "dateFormat", "columns", "format"]),
    Case("import-stored", "detected columns", ["date", "payee", "amount", "balance"]),
    Case("import-stored", "totals", ["currency", "in", "out"]),
    Case("import-stored", "problems", ["line", "column", "reason"]),
    Case("rules-normal", "", ["version", "rules"]), Case("rules-normal", "rules", rule),
    Case(
      "rule-test-decided", "",
      [
        "version", "text", "amount", "currency", "account", "category", "rename", "decidedBy", "rule", "candidates",
      ]),
    Case("rule-test-decided", "candidates", rule + ["outcome"]),
    Case("rule-apply-done", "", ["version", "dryRun", "examined", "changed", "changes"]),
    Case(
      "rule-apply-done", "changes", ["rule", "payee", "rename", "from", "to", "entries", "currency", "sum"]),
    Case("review-normal", "", ["version", "entries", "payees"]),
    Case("review-normal", "payees", ["payee", "entries", "currency", "sum", "from", "to", "proposals"]),
    Case("review-normal", "payees proposals", ["category", "reason"]),
  ])
  func `the keys are`(_ expected: Case) throws {
    let found = KeyOrderTests.keys(of: Sample.named(expected.sample).document.json, at: expected.path)
    try #require(!found.isEmpty, "there is nothing at \(expected.path)")
    for keys in found { #expect(keys == expected.keys) }
  }

  /// The text has the order of the value, which the other cases rely on.
  @Test func `the text has the keys in the order of the value`() {
    let text = Sample.named("month-normal").document.rendered(as: .json, style: TextStyle())
    let keys = text.components(separatedBy: "\n").compactMap { line in
      line.hasPrefix("  \"") ? line.dropFirst(3).prefix { $0 != "\"" }.description : nil
    }
    #expect([keys] == KeyOrderTests.keys(of: Sample.named("month-normal").document.json, at: ""))
  }

  /// The keys of each object at a path of names; arrays on the way stand for all their elements.
  private static func keys(of value: JSONValue, at path: String) -> [[String]] {
    switch value {
    case .array(let values): return values.flatMap { keys(of: $0, at: path) }
    case .object(let members):
      let steps = path.split(separator: " ")
      guard let step = steps.first else { return [members.map(\.0)] }
      guard let member = members.first(where: { $0.0 == step }) else { return [] }
      return keys(of: member.1, at: steps.dropFirst().joined(separator: " "))
    default: return []
    }
  }
}
