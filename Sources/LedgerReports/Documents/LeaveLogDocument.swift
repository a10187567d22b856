public import LedgerDomain

/// What happened to one leave-style balance: `balance log`.
public struct LeaveLogDocument: ReportDocument {
  let log: LeaveLog
  let today: CalendarDate

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - log: the events in the order in which they are shown.
  ///   - today: what lies after it is planned.
  public init(_ log: LeaveLog, today: CalendarDate) {
    self.log = log
    self.today = today
  }

  /// `{"version":1,"balance":"Annual leave","unit":"days","rules":[…],"events":[{"id":3,"date":…,"uses":[…],…}]}`.
  public var json: JSONValue {
    .document([
      ("balance", .string(log.balance.name)), ("unit", .string(log.balance.unit.name)),
      ("rules", .array(log.rules.map { rule in .string(rule.words(in: log.balance.unit)) })),
      ("events", .array(log.rows.map(event))),
    ])
  }

  private func event(_ row: LeaveLog.Row) -> JSONValue {
    let event = row.event
    return .object([
      ("id", event.id.map { .integer($0.rawValue) } ?? .null), ("date", .described(event.date)),
      ("until", .described(event.until)), ("kind", .string(event.kind.rawValue)),
      ("quantity", .described(row.quantity)), ("expires", .described(event.expires)),
      ("uses", .array(row.uses.map(LeaveLogDocument.use))), ("uncovered", .described(row.uncovered)),
      ("note", .text(event.note)), ("origin", .string(event.origin.name)),
      ("entry", event.origin.entry.map { .integer($0.rawValue) } ?? .null),
      ("planned", .bool(isPlanned(event))), ("cancelled", .bool(event.isCancelled)),
      ("balance", .described(row.balance)),
    ])
  }

  private static func use(_ use: LeaveLog.Use) -> JSONValue {
    .object([
      ("event", use.lot.event.map { .integer($0.rawValue) } ?? .null), ("kind", .string(use.lot.kind.rawValue)),
      ("date", .described(use.lot.date)), ("expires", .described(use.lot.expires)),
      ("quantity", .described(use.quantity)),
    ])
  }

  /// The events, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "id", "date", "until", "kind", "quantity", "expires", "uses", "note", "origin", "entry", "planned", "cancelled",
        "balance",
      ],
      rows: log.rows.map { row in
        let event = row.event
        return [
          .number(event.id?.rawValue), .described(event.date), .described(event.until), .text(event.kind.rawValue),
          .number(row.quantity), .described(event.expires), .text(usesText(row)), .text(orEmpty: event.note),
        ] + [
          .text(event.origin.name), .number(event.origin.entry?.rawValue), .text(isPlanned(event) ? "true" : "false"),
          .text(event.isCancelled ? "true" : "false"), .number(row.balance),
        ]
      })
  }

  func isPlanned(_ event: LeaveEvent) -> Bool { event.kind == .consume && event.date > today && !event.isCancelled }

  /// The lots that an event used in a few words: `carry-in 2026-01-01 (3.0), grant 2026-01-01 (2.0)`; of a single one
  /// the quantity is the event's own, and of many the first `most` are named.
  func usesText(_ row: LeaveLog.Row, most: Int = .max) -> String {
    let isSingle = row.uses.count == 1 && row.uncovered.scaled == 0
    var parts = row.uses.prefix(most).map { use in
      "\(use.lot.kind.rawValue) \(use.lot.date)" + (isSingle ? "" : " (\(use.quantity))")
    }
    if row.uses.count > most { parts.append("\(row.uses.count - most) more") }
    if row.uncovered.scaled > 0 { parts.append("\(row.uncovered) not covered") }
    return parts.joined(separator: ", ")
  }
}

extension LeaveEvent.Origin {
  /// The name in data.
  fileprivate var name: String {
    switch self {
    case .typed: "typed"
    case .entry: "entry"
    case .rule: "rule"
    case .lastDay: "last-day"
    }
  }

  /// The entry that the event is.
  var entry: Entry.ID? { if case .entry(let id) = self { id } else { nil } }
}
