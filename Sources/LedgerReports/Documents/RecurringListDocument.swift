public import LedgerDomain

/// The recurring entries with their next due days: `recurring list`.
public struct RecurringListDocument: ReportDocument {
  let standings: [RecurringStanding]

  /// Makes the document.
  ///
  /// - Parameter standings: the recurring entries, in the order in which they are shown.
  public init(_ standings: [RecurringStanding]) { self.standings = standings }

  /// `{"version":1,"recurring":[{"id":…,"amount":…,"about":0.1|null,"currency":…,"category":…,"to":…|null,"payee":…|null,
  /// "account":…,"note":…|null,"tags":[…],"every":"month|2-weeks|…","on":"31|monday|…","from":…,"until":…|null,"count":…|null,
  /// "next":…|null,"due":0,"status":"active|due|ended|archived"}]}`; `due` counts the due days up to today that nothing was
  /// decided about, and `next` is the first one of all.
  public var json: JSONValue { .document([("recurring", .array(standings.map(JSONValue.recurring)))]) }

  /// The recurring entries, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "id", "amount", "about", "currency", "category", "to", "payee", "account", "note", "tags", "every", "on",
        "from",
        "until", "count", "next", "due", "status",
      ],
      rows: standings.map(RecurringListDocument.row))
  }

  private static func row(of standing: RecurringStanding) -> [CSVCell] {
    let (template, schedule) = (standing.entry.template, standing.entry.schedule)
    let what: [CSVCell] = [
      .number(standing.entry.id.rawValue), .number(template.amount),
      template.tolerance.map { .fraction($0.ratio) } ?? .empty,
      .text(template.amount.currency.code), .text(template.category.name), .text(orEmpty: template.receiver?.name),
      .text(orEmpty: template.payee), .text(template.account.name), .text(orEmpty: template.note),
      .text(template.tags.joined(separator: " ")),
    ]
    let when: [CSVCell] = [
      .described(schedule.recurrence.interval), .described(schedule.recurrence.day), .described(schedule.first),
      .described(schedule.end.lastDay), .number(schedule.end.count), .described(standing.next),
      .number(standing.dueCount), .text(standing.status.rawValue),
    ]
    return what + when
  }
}
