import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static let archived = LedgerDomain.Category(
    id: .init(rawValue: 9), name: "Old hobby", kind: .spending, colors: Made.home.colors, isArchived: true)

  private static func rule(
    _ id: Int64, _ pattern: Rule.Pattern, _ category: LedgerDomain.Category, min: Money? = nil, max: Money? = nil,
    account: Account? = nil, payee: String? = nil
  ) -> Rule {
    Rule(
      id: .init(rawValue: id), pattern: pattern, category: category, payee: payee, minimum: min, maximum: max,
      account: account)
  }

  private static let ruleList: [Rule] = [
    rule(3, .part("corner shop"), Made.groceries, max: usd("-1250.00"), account: account("Checking")),
    rule(1, .regex("^(amzn|amazon)\\b"), Made.home, min: usd("-50.00"), max: usd("0.00"), payee: "Amazon"),
    rule(2, .part("=shop \u{1b}[31m"), archived, min: money("-5", "JPY")), rule(12, .part("shop"), Made.care),
  ]

  private static let uncategorized = category("Uncategorized", id: 8, kind: .uncategorized)

  private static let changes: [RuleChange] = [
    RuleChange(
      rule: .init(rawValue: 1), payee: "AMZN Mktp DE*1A2B3C", newPayee: "Amazon", from: uncategorized, to: Made.home,
      entryCount: 1234, sum: usd("-98765.43")),
    RuleChange(
      rule: .init(rawValue: 3), payee: "Corner shop", newPayee: nil, from: Made.care, to: Made.groceries, entryCount: 2,
      sum: usd("-7.00")),
    RuleChange(
      rule: .init(rawValue: 3), payee: nil, newPayee: nil, from: uncategorized, to: Made.groceries, entryCount: 1,
      sum: money("-500", "JPY")),
  ]

  private static func unsorted(_ name: String?, _ count: Int, _ sum: Money, _ days: ClosedRange<CalendarDate>)
    -> UncategorizedPayee
  {
    UncategorizedPayee(name: name, entryCount: count, sum: sum, days: days)
  }

  private static let reviewed: [ReviewDocument.Row] = [
    ReviewDocument.Row(
      payee: unsorted("Corner shop", 1234, usd("-98765.43"), date("2025-01-02")...date("2026-11-03")),
      proposals: [
        .init(category: Made.groceries, reason: .lastGiven), .init(category: Made.home, reason: .similarPayee),
      ]
    ),
    ReviewDocument.Row(
      payee: unsorted("=cmd\u{1b}[m", 1, usd("3.00"), date("2026-11-01")...date("2026-11-01")),
      proposals: [.init(category: Made.care, reason: .samePayee)]),
    ReviewDocument.Row(
      payee: unsorted(nil, 2, money("-500", "JPY"), date("2026-10-01")...date("2026-11-01")), proposals: []),
  ]

  private static func tested(_ rules: [Rule], remembered: LedgerDomain.Category? = nil) -> RuleTestDocument {
    RuleTestDocument(
      "AMZN corner shop", amount: usd("-12.50"), account: nil, rules: rules, remembered: remembered,
      uncategorized: uncategorized)
  }

  /// What is told about rules.
  static let rules: [Sample] = [
    Sample("rules-normal", RuleListDocument(ruleList)), Sample("rules-empty", RuleListDocument([])),
    Sample(
      "rule-test-decided",
      tested([ruleList[0], rule(5, .part("amzn"), Made.care, account: account("Card")), ruleList[1], ruleList[3]])),
    Sample("rule-test-remembered", tested([ruleList[0]], remembered: Made.health)),
    Sample("rule-test-nothing", tested([])),
    Sample("rule-apply-done", RuleApplyDocument(changes, examined: 4321, isDryRun: false)),
    Sample("rule-apply-dry-run", RuleApplyDocument([changes[1]], examined: 2, isDryRun: true)),
    Sample("rule-apply-empty", RuleApplyDocument([], examined: 0, isDryRun: false)),
    Sample("review-normal", ReviewDocument(reviewed, entryCount: 1240)),
    Sample("review-empty", ReviewDocument([], entryCount: 0)),
  ]
}
