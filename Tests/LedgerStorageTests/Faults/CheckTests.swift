import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// What `check` finds, and what it can mend.
struct CheckTests {
  let household: Household

  init() throws {
    household = try Household()
    try household.store(try household.splitContent([("Home", "-30.00"), ("Groceries", "-12.50")]))
    try household.add("-5.00", "Groceries", on: "2026-10-31")
    try household.add("-7.00", "Groceries", on: "2026-10-30", status: .planned)
  }

  private func spoil(_ sql: String) throws {
    try household.ledger.connection.setPragma("foreign_keys", false)
    try household.ledger.connection.execute(sql)
  }

  @Test func `a ledger that only its own commands changed is sound`() throws {
    let report = try household.ledger.check()
    #expect(report == CheckReport(entryCount: 3, findings: []))
    #expect(report.isSound)
  }

  private static func sum(_ amount: String, _ count: Int) -> CheckedSum {
    CheckedSum(amount: usd(amount), entryCount: count)
  }

  struct Spoiled: CustomStringConvertible, Sendable {
    let description: String
    let sql: String
    let findings: [CheckFinding]
  }

  @Test(arguments: [
    Spoiled(
      description: "a month's sum that is too large",
      sql: "UPDATE consumed_amount SET money_out = money_out + 1 WHERE month = 2026 * 12 + 9",
      findings: [
        .monthSum(
          month: month("2026-10"), category: "Groceries", stored: sum("-5.01", 1), counted: sum("-5.00", 1))
      ]),
    Spoiled(
      description: "a month's sum that is missing", sql: "DELETE FROM consumed_amount WHERE month = 2026 * 12 + 9",
      findings: [
        .monthSum(
          month: month("2026-10"), category: "Groceries", stored: sum("0.00", 0), counted: sum("-5.00", 1))
      ]),
    Spoiled(
      description: "an account's sum", sql: "UPDATE account_amount SET amount = 0",
      findings: [.accountSum(account: "Cash", stored: sum("0.00", 2), counted: sum("-47.50", 2))]),
  ])
  func `a wrong sum is found, and worked out anew`(spoiled: Spoiled) throws {
    let before = try StoredState(household.ledger.connection)
    try spoil(spoiled.sql)
    let report = try household.ledger.check()
    #expect(report.findings == spoiled.findings && !report.isSound)
    #expect(report.findings.map(\.isRepairable) == [true])
    try household.ledger.write { try $0.rebuildSums() }
    #expect(try household.ledger.check().findings == [])
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test(arguments: [
    Spoiled(
      description: "a split that does not add up", sql: "UPDATE split_line SET amount = -1 WHERE line = 1",
      findings: [.splitTotal(entry: 1, total: usd("-42.50"), lines: usd("-12.51"))]),
    Spoiled(
      description: "a split without lines", sql: "DELETE FROM split_line", findings: [.categoryOrSplit(entry: 1)]),
    Spoiled(
      description: "a category beside a split", sql: "UPDATE entry SET category_id = 1 WHERE id = 1",
      findings: [.categoryOrSplit(entry: 1)]),
    Spoiled(
      description: "an account that is not there", sql: "UPDATE entry SET account_id = 99 WHERE id = 2",
      findings: [.missingRow(table: "entry", row: 2, parent: "account")]),
  ])
  func `damage that nothing can mend is told first`(spoiled: Spoiled) throws {
    try spoil(spoiled.sql)
    let report = try household.ledger.check()
    #expect(report.findings.first == spoiled.findings.first && !report.isSound)
    #expect(report.findings.first?.isRepairable == false)
  }

  @Test func `legs of a transfer that are not opposite are damage`() throws {
    try household.addAccount("Savings")
    let (out, into) = try household.ledger.write { writer in
      try writer.addTransfer(try household.content("-9.00", "Transfer"), to: try household.account("Savings"))
    }
    #expect(try household.ledger.check().findings == [])
    try spoil("UPDATE entry SET amount = 800 WHERE id = \(into.id.rawValue)")
    #expect(try household.ledger.check().findings.first == .transferLegs(out: out.id, into: into.id))
  }

  @Test func `rows that an undone import should have taken along are damage`() throws {
    try household.importRows([row("2026-11-09", "-7.00", "Kiosk", id: "77")]) { $0.keep("a\n-7.00 Kiosk\n") }
    try household.importRows([row("2026-11-10", "-8.00", "Kiosk", id: "78")])
    #expect(try household.ledger.check().findings == [])
    try spoil("UPDATE import SET undone_at = '2026-11-29T08:30:00Z' WHERE id = 1")
    try spoil("DELETE FROM import_row WHERE import_id = 2")
    #expect(
      try household.ledger.check().findings == [
        .leftBehind(table: "import_row", count: 1, parent: "import"),
        .leftBehind(table: "import_text", count: 1, parent: "import"),
        .leftBehind(table: "entry", count: 1, parent: "import"),
        .leftBehind(table: "import_bank_id", count: 1, parent: "import_row"),
      ])
    try spoil("INSERT INTO import_link (entry_id, import_id, status) VALUES (77, 2, 0)")
    try spoil(
      "INSERT INTO import_extent (entry_id, import_id, line_offset, byte_count) VALUES (77, 2, 0, 1), (78, 2, 0, 1)")
    #expect(
      try household.ledger.check().findings.suffix(2) == [
        .leftBehind(table: "import_link", count: 1, parent: "import_row"),
        .leftBehind(table: "import_extent", count: 2, parent: "import_row"),
      ])
  }

  @Test func `an import that is undone leaves nothing behind`() throws {
    try household.importRows([row("2026-11-09", "-7.00", "Kiosk", id: "77")]) { $0.keep("a\n-7.00 Kiosk\n") }
    let entry = try #require(try household.entries().last)
    try household.delete(entry.id.rawValue)
    #expect(try household.ledger.check().findings == [])
    try household.undo(1)
    #expect(try household.ledger.check().findings == [])
  }

  @Test func `budgets below a category that are more than its own are a notice`() throws {
    for name in ["Food", "Food:Bread", "Food:Bread:Rye", "Food:Fruit"] { try household.addCategory(name) }
    try household.budget("50.00", .from, "2026-01", of: "Food")
    try household.budget("30.00", .from, "2026-01", of: "Food:Bread")
    try household.budget("30.00", .from, "2026-01", of: "Food:Bread:Rye")
    try household.budget("20.00", .from, "2026-01", of: "Food:Fruit")
    #expect(try household.ledger.check().findings == [])
    try household.budget("20.01", .from, "2026-11", of: "Food:Fruit")
    try household.budget("30.01", .from, "2026-11", of: "Food:Bread:Rye")
    #expect(
      try household.ledger.check().findings == [
        .budgetsAboveParent(month: month("2026-11"), parent: "Food", below: usd("50.01"), own: usd("50.00")),
        .budgetsAboveParent(month: month("2026-11"), parent: "Food:Bread", below: usd("30.01"), own: usd("30.00")),
      ])
  }

  @Test func `what may be a slip is a notice and no damage`() throws {
    try household.add("-5.00", "Groceries", on: "2026-12-24")
    try household.add("-6.00", "Groceries", on: "2027-01-02")
    try household.budget("100.00", .from, "2026-01")
    try household.budget("70.00", .from, "2026-01", of: "Groceries")
    try household.budget("30.01", .from, "2026-11", of: "Home")
    let report = try household.ledger.check()
    #expect(
      report.findings == [
        .futureEntries(count: 2, first: 4, date: date("2026-12-24")),
        .budgetsAboveMonth(month: month("2026-11"), categories: usd("100.01"), whole: usd("100.00")),
      ])
    #expect(report.isSound)
  }

  @Test func `of a thousand findings of a kind fifty are listed and the rest counted`() throws {
    try household.ledger.write { writer in
      for _ in 0..<60 { try writer.addEntry(try household.splitContent([("Home", "-1.00"), ("Groceries", "-1.00")])) }
    }
    try spoil("UPDATE split_line SET amount = amount - 1 WHERE entry_id > 3 AND line = 1")
    let report = try household.ledger.check()
    #expect(report.findings.filter { if case .splitTotal = $0 { true } else { false } }.count == 50)
    #expect(report.unlistedCount == 10)
  }

  @Test func `damage of the file itself is told in SQLite's words`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    try Household(.file(path)).add("-1.00", "Home")
    // The ledger's own connections do not let it be done.
    let connection = try Connection(path: path, access: .readWrite)
    try connection.execute(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'entry (day)', 'entry (amount)') WHERE name = 'entry_day';
      PRAGMA writable_schema = RESET;
      """)
    try connection.close()
    let report = try Household(.file(path)).ledger.check()
    #expect(!report.isSound)
    guard case .file(let words)? = report.findings.first else {
      Issue.record("\(report.findings)")
      return
    }
    #expect(words.contains("entry_day"))
  }
}
