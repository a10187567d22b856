public import LedgerDomain

/// What posting made of the due days: `recurring post`.
public struct RecurringPostDocument: ReportDocument {
  let outcomes: [RecurringOutcome]
  let until: CalendarDate
  let isDryRun: Bool

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - outcomes: what became of the due days, in order of time.
  ///   - until: the last due day that counted.
  ///   - isDryRun: whether nothing was stored.
  public init(_ outcomes: [RecurringOutcome], until: CalendarDate, isDryRun: Bool) {
    self.outcomes = outcomes
    self.until = until
    self.isDryRun = isDryRun
  }

  func count(_ how: String) -> Int { outcomes.count { $0.how == how } }

  /// `{"version":1,"dryRun":false,"until":…,"posted":…,"matched":…,"skipped":…,"held":…,"occurrences":[{"recurring":…,"due":…,
  /// "how":"posted|matched|skipped|held","entry":…|null,"amount":…,"currency":…,"category":…,"payee":…|null,"account":…}]}`; an
  /// entry that is not stored has no number, and `held` is what has an archived category or account.
  public var json: JSONValue {
    .document([
      ("dryRun", .bool(isDryRun)),
      ("until", .described(until)),
      ("posted", .count(count("posted"))),
      ("matched", .count(count("matched"))),
      ("skipped", .count(count("skipped"))),
      ("held", .count(count("held"))),
      ("occurrences", .array(outcomes.map(occurrence))),
    ])
  }

  private func occurrence(_ outcome: RecurringOutcome) -> JSONValue {
    .object([
      ("recurring", .integer(outcome.recurring.id.rawValue)),
      ("due", .described(outcome.dueDay)),
      ("how", .string(outcome.how)),
      ("entry", number(of: outcome).map(JSONValue.integer) ?? .null),
      ("amount", .described(outcome.amount)),
      ("currency", .string(outcome.amount.currency.code)),
      ("category", .string(outcome.recurring.template.category.name)),
      ("payee", .text(outcome.recurring.template.payee)),
      ("account", .string(outcome.recurring.template.account.name)),
    ])
  }

  /// The due days, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["recurring", "due", "how", "entry", "amount", "currency", "category", "payee", "account"],
      rows: outcomes.map { outcome in
        [
          .number(outcome.recurring.id.rawValue), .described(outcome.dueDay), .text(outcome.how),
          .number(number(of: outcome)), .number(outcome.amount), .text(outcome.amount.currency.code),
          .text(outcome.recurring.template.category.name), .text(orEmpty: outcome.recurring.template.payee),
          .text(outcome.recurring.template.account.name),
        ]
      })
  }

  /// The number of the entry, unless it is one that is not stored.
  func number(of outcome: RecurringOutcome) -> Int64? {
    switch outcome.kind {
    case .posted(let entry): isDryRun ? nil : entry.id.rawValue
    case .matched(let entry): entry.id.rawValue
    case .skipped, .held: nil
    }
  }
}

extension RecurringOutcome {
  /// The kind in one word.
  var how: String {
    switch kind {
    case .posted: "posted"
    case .matched: "matched"
    case .skipped: "skipped"
    case .held: "held"
    }
  }

  /// The amount of the entry, else of the template.
  var amount: Money {
    switch kind {
    case .posted(let entry), .matched(let entry): entry.content.amount
    case .skipped, .held: recurring.template.amount
    }
  }
}
