import LedgerDomain
import TestSupport

@testable import LedgerStorage

/// Makes changes that a household could make, one after the other, as a seed decides.
struct RandomChanges {
  let household: Household
  var random: SeededRandom
  private var payees = 0

  init(_ household: Household, seed: UInt64) throws {
    self.household = household
    random = SeededRandom(seed: seed)
    try household.addAccount("Checking", opening: usd("100.00"))
    try household.addAccount("Savings")
    try household.addAccount("Yen", opening: money("5000", "JPY"))
    try household.addCategory("Boats")
    try household.addCategory("Gifts", .income)
  }

  /// Changes something through the writer and says what.
  mutating func change(_ writer: LedgerWriter) throws -> String {
    switch Int.random(in: 0..<15, using: &random) {
    case 0...4:
      try writer.addEntry(try content())
      return "add"
    case 5:
      var leg = try content()
      let accounts = try openAccounts().shuffled(using: &random)
      leg.account = accounts[0]
      leg.allocation = .category(try household.category("Transfer"))
      _ = try writer.addTransfer(leg, to: accounts[1])
      return "transfer"
    case 6...8:
      guard let entry = try anyEntry() else { return "nothing" }
      try writer.updateEntry(entry.id, to: try edited(entry))
      return "edit \(entry.id.rawValue)"
    case 9, 10:
      guard let entry = try anyEntry() else { return "nothing" }
      try writer.deleteEntry(entry.id)
      return "delete \(entry.id.rawValue)"
    case 11:
      let rows = try (0..<Int.random(in: 1...6, using: &random)).map { _ in try importRow() }
      var source = try household.source(rows, into: "Checking", creating: true)
      source.keep("Date,Payee,Amount\n")
      source.reading = ["decimal": "point", "delimiter": ","]
      _ = try writer.importRows(source) { _ in }
      return "import of \(rows.count)"
    case 12:
      payees += 1
      try writer.rename(try anyCategory(), to: "Category \(payees)")
      return "rename a category"
    case 13:
      payees += 1
      try writer.rename(try openAccounts().filter { $0.name.hasPrefix("S") }[0], to: "Savings \(payees)")
      return "rename an account"
    default:
      let boats = try household.category("Boats")
      try writer.setArchived(boats, !boats.isArchived)
      return "archive or take back"
    }
  }

  private mutating func edited(_ entry: Entry) throws -> EntryContent {
    var content = try self.content()
    if entry.transferPeer != nil {
      // A transfer's legs keep their accounts, currency and category.
      content.account = entry.content.account
      content.amount = Money(minorUnits: content.amount.minorUnits, currency: entry.content.amount.currency)
      content.allocation = entry.content.allocation
    }
    return content
  }

  private mutating func content() throws -> EntryContent {
    let currency = Int.random(in: 0..<5, using: &random) == 0 ? currency("JPY") : .usd
    let lines = try (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Split.Line(category: try anyCategory(), amount: amount(currency))
    }
    let total = try Money.sum(lines.map(\.amount), in: currency)
    return EntryContent(
      date: anyDate(), amount: total,
      allocation: lines.count == 1 ? .category(lines[0].category) : .split(try Split(total: total, lines: lines)),
      payee: Bool.random(using: &random) ? "Payee \(Int.random(in: 0..<9, using: &random))" : nil,
      account: try openAccounts().randomElement(using: &random) ?? household.account("Cash"),
      tags: Bool.random(using: &random) ? ["holiday"] : [],
      status: EntryStatus.allCases.randomElement(using: &random) ?? .posted)
  }

  private mutating func importRow() throws -> ImportRow {
    ImportRow(
      line: 1, date: anyDate(), amount: amount(.usd), payee: "Bank \(Int.random(in: 0..<4, using: &random))",
      category: Int.random(in: 0..<4, using: &random) == 0 ? "New \(Int.random(in: 0..<4, using: &random))" : nil)
  }

  /// Around the ends of months and years, where a mistake would show.
  private mutating func anyDate() -> CalendarDate {
    let edges = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-28", "2026-03-01", "2024-02-29", "1969-12-31"]
    return date(edges.randomElement(using: &random) ?? "2026-01-01")
  }

  private mutating func amount(_ currency: Currency) -> Money {
    Money(minorUnits: Int64.random(in: -9999...9999, using: &random), currency: currency)
  }

  private mutating func anyCategory() throws -> LedgerDomain.Category {
    let open = try household.ledger.categories().filter { !$0.isArchived && $0.kind != .uncategorized }
    let boats = open.filter { $0.name != "Boats" && $0.name != "Transfer" }
    return boats.randomElement(using: &random) ?? open[0]
  }

  private func openAccounts() throws -> [Account] { try household.ledger.accounts().filter { !$0.isArchived } }

  private mutating func anyEntry() throws -> Entry? {
    try household.ledger.entries(matching: EntryFilter()).randomElement(using: &random)
  }
}
