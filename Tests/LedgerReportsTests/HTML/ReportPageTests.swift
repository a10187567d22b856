import Foundation
import LedgerDomain
import TestSupport
import Testing

@testable import LedgerReports

struct ReportPageTests {
  private let groceries = category("Groceries", id: 1)
  private let home = category("Home", id: 2)
  private let transfer = category("Transfer", id: 3, kind: .transfer)
  private let checking = account("DE00 1234", id: 4)

  private func entry(
    _ id: Int64, _ day: String, _ amount: Money, _ allocation: Allocation, payee: String? = nil, note: String? = nil,
    status: EntryStatus = .posted
  ) -> Entry {
    Entry(
      id: Entry.ID(rawValue: id),
      content: EntryContent(
        date: date(day), amount: amount, allocation: allocation, payee: payee, account: checking, note: note,
        status: status), importBatch: nil, transferPeer: nil)
  }

  private func page(_ entries: [Entry], isRedacted: Bool = false) throws -> String {
    let november = month("2026-11")
    let position = try BudgetPosition(budget: usd("100.00"), consumed: usd("250.00"))
    let expense = MonthExpense(month: november, position: position, income: usd("7531.00"), isFuture: false)
    let overview = MonthsOverview(
      currency: usd("0.00").currency, history: [expense],
      parts: [
        MonthsOverview.Part(
          expense: expense, breakdown: try Breakdown([(groceries, position)], currency: usd("0.00").currency),
          unconverted: [], rings: RingsReport(month: november, currency: usd("0.00").currency, rings: []))
      ], balances: [])
    var page = ReportPage(overview, chosen: november, today: date("2026-11-29"), isRedacted: isRedacted)
    for entry in entries { page.take(entry) }
    return page.html
  }

  private func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"ledger-data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = page[start.upperBound..<end.lowerBound]
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func rows(of data: [String: Any]) throws -> [String] {
    let months = try #require(data["months"] as? [[String: Any]])
    let rows = try #require(months[0]["entries"] as? [[Any]])
    return rows.map { $0.map { $0 is NSNull ? "null" : "\($0)" }.joined(separator: " ") }
  }

  private func entries() throws -> [Entry] {
    let split = try Split(
      total: usd("-60.00"),
      lines: [
        Split.Line(category: groceries, amount: usd("-45.00")),
        Split.Line(category: home, amount: usd("-15.00"), note: "lamp"),
      ])
    return [
      entry(9, "2026-11-30", usd("-60.00"), .split(split), payee: "Shop", note: "both"),
      entry(8, "2026-11-02", usd("-5.00"), .category(groceries), payee: "Shop", status: .planned),
      entry(7, "2026-11-02", usd("-500.00"), .category(transfer)),
      entry(3, "2026-11-01", money("-1.00", "EUR"), .category(home)),
    ]
  }

  @Test func `an entry is a row, a split one a row for each part, a transfer none`() throws {
    let data = try data(of: try page(try entries()))
    #expect(
      try rows(of: data) == [
        "9 29 -45.00 0 0 0 0", "9 29 -15.00 1 0 0 1", "8 1 -5.00 0 0 0 null 2", "3 0 -1.00 1 null 0 null null EUR",
      ])
    #expect(data["payees"] as? [String] == ["Shop"])
    #expect(data["notes"] as? [String] == ["both", "lamp"])
    #expect(data["accounts"] as? [String] == ["DE00 1234"])
    #expect((data["categories"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Groceries", "Home"])
  }

  @Test func `a redacted page has no amount, payee, note or name of an account, and keeps its fractions`() throws {
    let page = try page(try entries(), isRedacted: true)
    let script = try #require(page.range(of: "<script>"))
    let told = page[..<script.lowerBound].replacing(/<style>.*?<\/style>/.dotMatchesNewlines(), with: "")
    for secret in ["45.00", "5.00", "100.00", "250.00", "7531", "7,531", "Shop", "lamp", "both", "DE00"] {
      #expect(!told.contains(secret), "\(secret)")
    }
    let data = try data(of: page)
    #expect(try rows(of: data)[0] == "null 29 null 0 null 0")
    let history = try #require(data["history"] as? [[String: Any]])
    #expect(history[0]["percentConsumed"] as? Double == 2.5)
    #expect(history[0]["status"] as? String == "over")
    #expect(data["accounts"] as? [String] == ["Account 1"])
  }

  @Test(arguments: [
    (0.9319321428571429, 0.93), (0.29, 0.29), (0.57, 0.57), (1.004, 1.01), (1, 1), (2.5, 2.5), (-0.2, -0.2),
    (-0.201, -0.21),
    (0, 0), (0.999, 0.99),
  ])
  func `a redacted fraction tells no more than its percent`(exact: Double, told: Double) {
    guard case .number(let number) = JSONValue.number(exact).withoutAmounts else {
      Issue.record("it is no number any more")
      return
    }
    #expect(number == told)
  }

  @Test func `notes beyond a megabyte are left out from the oldest on, and the page says so`() throws {
    let long = String(repeating: "x", count: 300_000)
    let page = try page(
      (1...4).map { number in
        entry(9 - number, "2026-11-0\(9 - number)", usd("-1.00"), .category(groceries), note: "\(number)" + long)
      })
    let data = try data(of: page)
    #expect((data["notes"] as? [String])?.count == 3)
    #expect(data["withoutNotes"] as? String == "2026-11")
    #expect(try rows(of: data).count == 4)
    #expect(try self.data(of: try self.page(try entries()))["withoutNotes"] is NSNull)
  }

  @Test func `no payee, note or name can end the data or become markup`() throws {
    let hostile = "</script><img src=x onerror=alert(1)><!-- \" ' & {{script}} \u{2028}"
    let page = try page([
      entry(1, "2026-11-01", usd("-1.00"), .category(category(hostile, id: 9)), payee: hostile, note: hostile)
    ])
    #expect(!page.contains("<img"))
    let data = try data(of: page)
    #expect(data["payees"] as? [String] == [hostile])
    #expect(data["notes"] as? [String] == [hostile])
  }

  @Test func `the policy allows this style and this script and nothing else`() throws {
    let page = try page([])
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    #expect(policy.components(separatedBy: "sha256-").count == 3)
    #expect(page.components(separatedBy: "<style>").count == 2)
    #expect(!page.contains(" style="))
  }

  @Test func `without scripts the page has its tables`() throws {
    let page = try page([])
    let fallback = try #require(page.firstMatch(of: /<noscript>(.*?)<\/noscript>/.dotMatchesNewlines())?.1)
    #expect(fallback.contains("<td>250.00</td>"))
    #expect(fallback.contains("250 %"))
  }
}
