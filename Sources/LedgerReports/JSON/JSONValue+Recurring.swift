internal import LedgerDomain

extension JSONValue {
  /// What recurring entries will still add to a month.
  static func expected(_ amounts: ExpectedAmounts) -> JSONValue {
    .object([
      ("consumed", .described(amounts.consumed)),
      ("income", .described(amounts.income)),
      ("count", .count(amounts.count)),
    ])
  }

  /// A recurring entry with where it stands.
  static func recurring(_ standing: RecurringStanding) -> JSONValue {
    let (template, schedule) = (standing.entry.template, standing.entry.schedule)
    return .object([
      ("id", .integer(standing.entry.id.rawValue)),
      ("amount", .described(template.amount)),
      ("about", template.tolerance.map { .number($0.ratio.fraction) } ?? .null),
      ("currency", .string(template.amount.currency.code)),
      ("category", .string(template.category.name)),
      ("to", .text(template.receiver?.name)),
      ("payee", .text(template.payee)),
      ("account", .string(template.account.name)),
      ("note", .text(template.note)),
      ("tags", .array(template.tags.map(JSONValue.string))),
      ("every", .described(schedule.recurrence.interval)),
      ("on", .described(schedule.recurrence.day)),
      ("from", .described(schedule.first)),
      ("until", .described(schedule.end.lastDay)),
      ("count", schedule.end.count.map(JSONValue.count) ?? .null),
      ("next", .described(standing.next)),
      ("due", .count(standing.dueCount)),
      ("status", .string(standing.status.rawValue)),
    ])
  }
}
