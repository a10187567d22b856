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
    let expense = MonthExpense(span: MonthSpan(november), position: position, income: usd("7531.00"), isFuture: false)
    let overview = MonthsOverview(
      calendar: MonthCalendar(), currency: usd("0.00").currency, history: [expense],
      parts: [
        MonthsOverview.Part(
          expense: expense, breakdown: try Breakdown([(groceries, position)], currency: usd("0.00").currency),
          unconverted: [], rings: RingsReport(span: MonthSpan(november), currency: usd("0.00").currency, rings: []))
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
        "29 -4500 0 0 null 0", "29 -1500 1 0 null 1", "1 -500 0 0 null null 2", "0 -1.00 1 null null null null EUR",
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
    #expect(try rows(of: data)[0] == "29 null 0")
    let history = try #require(data["history"] as? [[String: Any]])
    #expect(history[0]["percentConsumed"] as? Double == 2.5)
    #expect(history[0]["status"] as? String == "over")
    #expect(data["accounts"] as? [String] == ["Account 1"])
  }

  @Test func `a redacted page has lengths of months as parts of the largest, an open one has its amounts alone`() throws
  {
    let redacted = try #require(try data(of: page([], isRedacted: true))["history"] as? [[String: Any]])
    #expect(redacted[0]["consumed"] is NSNull)
    #expect(redacted[0]["consumedPart"] as? Double == 1)
    #expect(redacted[0]["availablePart"] as? Double == 0.4)
    let open = try #require(try data(of: page([]))["history"] as? [[String: Any]])
    #expect(open[0]["consumed"] as? String == "250.00")
    #expect(open[0]["consumedPart"] == nil)
  }

  @Test(arguments: [
    (0.9319321428571429, 0.93), (0.29, 0.29), (0.57, 0.57), (1.004, 1.01), (1, 1), (2.5, 2.5), (-0.2, -0.2),
    (-0.201, -0.21),
    (0, 0), (0.999, 0.99), (0.999_999_999_999, 0.99),
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

  @Test func `payees beyond their room are left out from the oldest on, those of newer entries stay`() throws {
    let long = String(repeating: "x", count: 800_000)
    let payees = ["1" + long, "2" + long, "3" + long, "4", "1" + long]
    let page = try page(
      payees.enumerated().map { index, payee in
        entry(Int64(9 - index), "2026-11-0\(9 - index)", usd("-1.00"), .category(groceries), payee: payee)
      })
    let data = try data(of: page)
    #expect((data["payees"] as? [String])?.map { $0.first } == ["1", "2"])
    #expect(data["withoutPayees"] as? String == "2026-11")
    #expect(try rows(of: data) == ["8 -100 0 0", "7 -100 0 1", "6 -100 0", "5 -100 0", "4 -100 0 0"])
    #expect(try self.data(of: try self.page(try entries()))["withoutPayees"] is NSNull)
  }

  @Test func `notes and payees share their room, and each text counts as it is written`() throws {
    // An escaped character takes six bytes: 1.8 million for the payee, which leaves less than half a million.
    let payee = String(repeating: "<", count: 300_000)
    let note = String(repeating: "n", count: 300_000)
    let data = try data(
      of: try page(
        (1...2).map { number in
          entry(9, "2026-11-09", usd("-1.00"), .category(groceries), payee: payee, note: "\(number)" + note)
        }))
    #expect((data["payees"] as? [String])?.count == 1)
    #expect((data["notes"] as? [String])?.count == 1)
    #expect(data["withoutNotes"] as? String == "2026-11")
  }

  @Test func `an amount that a script would not read exactly stays a text`() throws {
    let data = try data(
      of: try page([
        entry(2, "2026-11-02", usd("-90071992547409.91"), .category(groceries)),
        entry(1, "2026-11-01", usd("-90071992547409.92"), .category(groceries)),
      ]))
    #expect(try rows(of: data) == ["1 -9007199254740991 0", "0 -90071992547409.92 0"])
  }

  @Test func `the colours are those of the pictures`() throws {
    let page = try page([])
    let data = try data(of: page)
    let paints = try #require(data["paints"] as? [String: [String]])
    let readable = ReadableGradient(groceries.colors)
    #expect(
      paints["\(groceries.colors.from)-\(groceries.colors.to)"]?.prefix(2) == [
        "\(readable.colors.from)", "\(readable.colors.to)",
      ])
    #expect(page.contains("--alarm:\(Stylesheet.light.alarm)"))
    #expect(page.contains("--alarm:\(Stylesheet.dark.alarm)"))
    #expect(page.contains("--neutral-from:\(Gradient.neutral.from);--neutral-to:\(Gradient.neutral.to)"))
  }

  @Test(arguments: [(0x00_0000, "light"), (0x1d_4ed8, "light"), (0xff_ffff, "light"), (0xfb_bf24, "light")])
  func `a gradient names the ink that pictures write on it`(rgb: UInt32, ink: String) throws {
    let color = HexColor(rgb: rgb)
    guard case .object(let members) = PageColors.paints([Gradient(from: color, to: color)]),
      case .array(let paint) = members[0].1, case .string(let told) = paint[2]
    else {
      Issue.record("there is no paint")
      return
    }
    #expect(members[0].0 == "\(color)-\(color)")
    #expect(told == ink)
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
    for caption in ["Categories, in USD", "Months, in USD"] {
      #expect(fallback.contains("<caption>\(caption)</caption>"))
    }
    #expect(
      fallback.contains("<td>250.00</td><td>100 %</td><td>100.00</td><td>-150.00</td><td>250 %</td><td>over</td>"))
    #expect(fallback.contains("No budget or balance to draw."))
    #expect(fallback.contains("No balances."))
  }
}
