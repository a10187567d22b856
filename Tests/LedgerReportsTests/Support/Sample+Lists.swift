import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static func entry(
    _ id: Int64, _ day: String, _ amount: Money, _ allocation: Allocation, payee: String? = nil,
    account: Account = TestSupport.account(), note: String? = nil, tags: [String] = [],
    status: EntryStatus = .posted, batch: Int64? = nil
  ) -> Entry {
    Entry(
      id: .init(rawValue: id),
      content: EntryContent(
        date: date(day), amount: amount, allocation: allocation, payee: payee, account: account, note: note,
        tags: tags, status: status),
      importBatch: batch, transferPeer: nil)
  }

  private static let split = Made.unfailing {
    Allocation.split(
      try Split(
        total: usd("-100.00"),
        lines: [
          .init(category: Made.groceries, amount: usd("-33.34")),
          .init(category: Made.home, amount: usd("-33.33"), note: "light bulbs"),
          .init(category: Made.care, amount: usd("-33.33")),
        ]))
  }

  private static let entries: [Entry] = [
    entry(12, "2026-11-03", usd("-42.50"), .category(Made.groceries), payee: "Corner shop"),
    entry(
      11, "2026-11-02", usd("-100.00"), split, payee: "Market hall", note: "weekend", tags: ["family", "big"], batch: 3),
    entry(
      10, "2026-11-01", usd("3000.00"), .category(category("Income", kind: .income)), payee: "Employer",
      status: .planned),
    entry(9, "2026-10-31", money("-1250", "JPY"), .category(Made.category("Uncategorized")), account: account("Card")),
    entry(8, "2026-10-30", usd("-1234567.89"), .category(Made.home), payee: "Builder", status: .pending),
  ]

  private static let hostileEntries: [Entry] = [
    entry(
      1, "2026-11-03", usd("-0.01"), .category(Made.category("食料品")), payee: "\u{1b}]0;owned\u{7}=cmd|' /C calc'!A0",
      account: account("Ma compte à l'étranger"), note: "+1, \"two\"\nthree", tags: ["=tag", "\u{202e}gat"]),
    entry(
      2, "2026-11-03", usd("-0.02"), .category(Made.category("@home")), payee: "👩🏽‍🚀 Ｆｕｌｌ　ｗｉｄｔｈ e\u{301}\u{301}\u{301}",
      note: "-5 returned"),
  ]

  private static let budgets: [(category: LedgerDomain.Category?, schedule: BudgetSchedule, rollOver: RollOver)] = [
    (
      nil,
      BudgetSchedule([
        .init(month: month("2026-01"), scope: .from, amount: usd("300.00")),
        .init(month: month("2026-03"), scope: .only, amount: usd("250.00")),
        .init(month: month("2026-05"), scope: .from, amount: usd("400.00")),
        .init(month: month("2026-09"), scope: .from, amount: nil),
      ]), RollOver()
    ),
    (
      Made.groceries, BudgetSchedule([.init(month: month("2026-11"), scope: .only, amount: usd("0.00"))]),
      RollOver([
        .init(month: month("2026-02"), mode: .surplus, cap: usd("1250.00")),
        .init(month: month("2026-06"), mode: .none),
      ])
    ),
    (Made.home, BudgetSchedule([]), RollOver([.init(month: month("2026-03"), mode: .both)])),
  ]

  private static let standings: [AccountStanding] = [
    AccountStanding(
      account: account("Cash", opening: usd("20.00")), balance: usd("-22.50"), foreign: [money("-1250", "JPY")],
      entryCount: 12),
    AccountStanding(
      account: Account(id: .init(rawValue: 2), name: "Girokonto 預金", opening: money("0.00", "EUR"), isArchived: true),
      balance: money("1234567.89", "EUR"), foreign: [], entryCount: 12_345),
  ]

  private static let categories: [LedgerDomain.Category] = [
    Made.groceries, category("Income", kind: .income),
    LedgerDomain.Category(
      id: .init(rawValue: 3), name: "=Old\u{1b}[m", kind: .spending, colors: Made.home.colors, isArchived: true),
  ]

  /// Tables of what a ledger holds.
  static let lists: [Sample] = [
    Sample("entries-normal", EntryListDocument(entries)), Sample("entries-hostile", EntryListDocument(hostileEntries)),
    Sample("entries-empty", EntryListDocument([])),
    Sample(
      "accounts-normal",
      AccountListDocument(
        standings, netWorth: [money("1234567.89", "EUR"), money("-1250", "JPY"), usd("-22.50")])),
    Sample(
      "accounts-archived",
      AccountListDocument(
        Array(standings.prefix(1)), archived: .init(count: 2, sums: [money("1234567.89", "EUR"), usd("505.00")]),
        netWorth: [money("1234567.89", "EUR"), money("-1250", "JPY"), usd("482.50")])),
    Sample("accounts-empty", AccountListDocument([], netWorth: [])),
    Sample("categories-normal", CategoryListDocument(categories)),
    Sample("categories-empty", CategoryListDocument([])),
    Sample("budgets-normal", BudgetRulesDocument(budgets, span: MonthSpan(month("2026-03")))),
    Sample("budgets-empty", BudgetRulesDocument([], span: MonthSpan(month("2026-03")))),
    Sample(
      "settings-normal", SettingsDocument([("currency", "USD"), ("default-account", "Cash \u{1b}[31m"), ("width", "")])),
    Sample("settings-empty", SettingsDocument([])),
  ]
}
