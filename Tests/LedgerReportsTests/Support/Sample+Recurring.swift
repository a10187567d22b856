import LedgerDomain
import LedgerReports
import TestSupport

extension Sample {
  private static func recurring(
    _ id: Int64, _ template: RecurringTemplate, _ recurrence: Recurrence, from: String,
    end: RecurrenceSchedule.End = .never
  ) -> RecurringEntry {
    RecurringEntry(
      id: .init(rawValue: id), template: template, schedule: RecurrenceSchedule(recurrence, from: date(from), end: end))
  }

  private static let rent = recurring(
    1,
    RecurringTemplate(
      amount: usd("-800.00"), category: Made.home, payee: "Landlord", account: account("Checking"), note: "flat 3",
      tags: ["fixed", "flat"]),
    .months(1, on: 31), from: "2026-01-31")

  private static let power = recurring(
    2,
    RecurringTemplate(
      amount: usd("-1234.50"), tolerance: AmountTolerance(millionths: 125_000), category: Made.home,
      payee: "City power and water works", account: account("Checking")),
    .months(2, on: 15), from: "2026-11-15", end: .until(date("2027-12-31")))

  private static let saving = recurring(
    3,
    RecurringTemplate(
      amount: usd("-200.00"), category: category("Transfer", kind: .transfer), receiver: account("Savings"),
      account: account("Checking")),
    .weeks(2, on: .friday), from: "2026-11-01", end: .count(10))

  private static let old = recurring(
    12,
    RecurringTemplate(
      amount: money("-5000", "JPY"), category: Made.category("\u{1b}[31mClub"), payee: "=Club", account: account("Card")
    ),
    .years(1, month: 3, on: 15), from: "2020-03-15", end: .until(date("2025-12-31")))

  private static let standings: [RecurringStanding] = [
    RecurringStanding(rent, next: date("2026-10-31"), dueCount: 2),
    RecurringStanding(power, next: date("2026-11-15"), dueCount: 1),
    RecurringStanding(saving, next: date("2026-12-04"), dueCount: 0), RecurringStanding(old, next: nil, dueCount: 0),
  ]

  private static func entry(_ id: Int64, _ recurring: RecurringEntry, on day: String) -> Entry {
    Entry(
      id: .init(rawValue: id), content: recurring.template.content(on: date(day)), importBatch: nil, transferPeer: nil)
  }

  private static func row(_ day: String, _ outcome: RecurringPosting.Outcome, _ entry: Entry?) -> RecurringDocument.Row
  {
    RecurringDocument.Row(RecurringPosting(dueDay: date(day), outcome: outcome), entry: entry)
  }

  private static let rows: [RecurringDocument.Row] = [
    row("2026-06-30", .posted(.init(rawValue: 7)), entry(7, rent, on: "2026-06-30")),
    row("2026-07-31", .matched(.init(rawValue: 19)), entry(19, rent, on: "2026-08-02")),
    row("2026-08-31", .skipped, nil), row("2026-09-30", .posted(.init(rawValue: 23)), nil),
  ]

  private static let outcomes: [RecurringOutcome] = [
    RecurringOutcome(rent, dueDay: date("2026-10-31"), .posted(entry(31, rent, on: "2026-10-31"))),
    RecurringOutcome(power, dueDay: date("2026-11-15"), .matched(entry(30, power, on: "2026-11-17"))),
    RecurringOutcome(saving, dueDay: date("2026-11-20"), .skipped),
    RecurringOutcome(old, dueDay: date("2026-11-21"), .held),
  ]

  /// Recurring entries, and what posting made of them.
  static let recurring: [Sample] = [
    Sample("recurring-empty", RecurringListDocument([])), Sample("recurring-normal", RecurringListDocument(standings)),
    Sample("recurring-shown", RecurringDocument(standings[0], rows: rows)),
    Sample("recurring-shown-varying", RecurringDocument(standings[1], rows: [])),
    Sample("recurring-posted", RecurringPostDocument(outcomes, until: date("2026-11-29"), isDryRun: false)),
    Sample(
      "recurring-dry-run", RecurringPostDocument(Array(outcomes.prefix(2)), until: date("2026-11-29"), isDryRun: true)),
    Sample("recurring-nothing-due", RecurringPostDocument([], until: date("2026-11-29"), isDryRun: false)),
  ]
}
