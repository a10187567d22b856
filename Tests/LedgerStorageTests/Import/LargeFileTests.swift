import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Ways that only large files go: what they find is what the ways of small ones find.
struct LargeFileTests {
  enum Order: CaseIterable { case ascending, descending, shuffled }

  private func randomRows(_ count: Int, days: Int, _ order: Order, _ random: inout SeededRandom) -> [ImportRow] {
    let rows = (0..<count).map { number in
      var made = row("2026-01-01", "1.00", "Shop \(number)")
      made.date = made.date.adding(days: Int.random(in: 0..<days, using: &random)) ?? made.date
      // Few amounts, so that many legs fit, some of them several others.
      let units = Int64.random(in: 1...40, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      made.amount = Money(minorUnits: units, currency: .usd)
      made.account = ["Cash", "Bank", "Savings"].randomElement(using: &random)
      return made
    }
    switch order {
    case .ascending: return rows.sorted { $0.date < $1.date }
    case .descending: return rows.sorted { $0.date > $1.date }
    case .shuffled: return rows
    }
  }

  private struct Pair: Equatable {
    let out: String?
    let into: String?
    let isJoined: Bool
  }

  /// What an import joins, or leaves, with or without an earlier import that has nothing to do with it.
  private func pairs(of rows: [ImportRow], behindOthers: Bool) throws -> [Pair] {
    let household = try Household()
    let accounts = try Dictionary(
      uniqueKeysWithValues: ["Cash", "Bank", "Savings"].map { name in
        let known = try household.ledger.accounts().first { $0.name == name }
        return (name, try known ?? household.ledger.write { try $0.addAccount(named: name, opening: .zero(.usd)) })
      })
    if behindOthers { try household.importRows([row("2020-01-01", "-7.77", "Long ago")]) }
    let imported = try household.importRows(rows) { $0.accounts = accounts }
    #expect(try household.findings() == [])
    return imported.summary.transfers.map {
      Pair(out: $0.out.content.payee, into: $0.into.content.payee, isJoined: $0.doubt == nil)
    }
  }

  @Test(arguments: Order.allCases, [60, 400])
  func `transfers are found among the rows as they are in the ledger`(order: Order, days: Int) throws {
    var random = SeededRandom()
    for count in [10, 60, 300] {
      let rows = randomRows(count, days: days, order, &random)
      let found = try pairs(of: rows, behindOthers: false)
      #expect(try found == pairs(of: rows, behindOthers: true), "\(random)")
      #expect(count < 300 || !found.isEmpty, "\(random)")
    }
  }

  @Test(arguments: Order.allCases)
  func `each row is known in whatever order the file comes again`(order: Order) throws {
    var random = SeededRandom()
    let household = try Household()
    let rows = randomRows(2_000, days: 700, .ascending, &random)
    try household.importRows(rows)
    let again = order == .shuffled ? rows.shuffled(using: &random) : order == .descending ? rows.reversed() : rows
    let more = again + [row("2026-01-01", "-99.00", "Another")]
    let imported = try household.importRows(more)
    #expect(imported.summary.known == 2_000 && imported.summary.new == 1, "\(random)")
  }

  @Test func `each row of a day with very many is known`() throws {
    let household = try Household()
    let rows = (0..<10_050).map { row("2026-01-01", "-1.00", "Shop \($0 / 2)") }
    try household.importRows(rows)
    let imported = try household.importRows(rows + [rows[0]])
    #expect(imported.summary.known == 10_050 && imported.summary.new == 1)
  }

  @Test func `the newest entries of payees are the same however many there are`() throws {
    let household = try Household()
    try household.importRows([row("2026-01-01", "-1.00", "Often"), row("2026-01-01", "-1.00", "Seldom often")])
    // One in a hundred is of the second payee in the years before 2020, and none since.
    try household.ledger.connection.run(
      """
      INSERT INTO entry (day, amount, currency, category_id, payee_id, account_id, import_id)
      WITH RECURSIVE counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 50000)
      SELECT 10957 + n % 9000, -n, currency, category_id, payee_id + (n % 9000 < 7000 AND n % 100 = 0), account_id, import_id
      FROM counter, entry WHERE payee_id = (SELECT min(id) FROM payee WHERE folded_name = 'often')
      """)
    for text in ["often", "seldom", "nobody"] {
      for limit in [1, 50, 700] {
        var filter = EntryFilter()
        filter.payeeText = text
        filter.limit = limit
        let found = try household.ledger.entries(matching: filter).map(\.id.rawValue)
        let expected = try household.ledger.connection.all(
          """
          SELECT e.id FROM entry e JOIN payee p ON p.id = e.payee_id WHERE instr(p.folded_name, ?) > 0
          ORDER BY e.day DESC, e.id DESC LIMIT ?
          """, text, limit
        ) { try $0.value(0, as: Int64.self) }
        #expect(found == expected, "\(text) \(limit)")
        #expect(text == "nobody" || !found.isEmpty)
      }
    }
  }
}
