public import LedgerDomain

/// What each category, payee, account or tag consumed, month by month: `report history --by payee`.
public struct GroupedHistoryDocument: ReportDocument {
  let history: GroupedHistory
  let today: CalendarDate

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - history: the table.
  ///   - today: the day on which it is shown.
  public init(_ history: GroupedHistory, today: CalendarDate) {
    self.history = history
    self.today = today
  }

  /// `{"version":1,"report":"history","by":"payee","each":"month","category":…|null,"currency":…,"periods":[{"label":…,"from":…,
  /// "to":…,"complete":…,"future":…}],"divisor":11,"rows":[{"name":…|null,"amounts":[…],"sum":…,"average":…|null}],"otherCount":3,
  /// "others":{"amounts":…}|null,"ungrouped":…|null,"total":…,"unconverted":[…]}`. Amounts stand in the order of the periods; the
  /// name is null for entries without a payee. By tag the rows may add up to more than the total, `others` is null, and
  /// `ungrouped` are the entries without one.
  public var json: JSONValue {
    .document([
      ("report", .string("history")), ("by", .string(history.grouping.rawValue)),
      ("each", .string(history.length.rawValue)), ("category", .text(history.category)),
      ("currency", .string(history.currency.code)),
      (
        "periods",
        .array(
          zip(history.stretches, history.isComplete).map { stretch, isComplete in
            .object(JSONValue.period(stretch, isComplete: isComplete, isFuture: stretch.isFuture(today: today)))
          })
      ),
      ("divisor", .count(history.divisor)),
      (
        "rows",
        .array(
          history.rows.map { row in
            .object([("name", .text(row.group.name))] + GroupedHistoryDocument.members(row.row))
          })
      ),
      ("otherCount", .count(history.otherCount)),
      ("others", history.others.map { .object(GroupedHistoryDocument.members($0)) } ?? .null),
      ("ungrouped", history.ungrouped.map { .object(GroupedHistoryDocument.members($0)) } ?? .null),
      ("total", .object(GroupedHistoryDocument.members(history.total))),
      ("unconverted", .unconverted(history.unconverted)),
    ])
  }

  private static func members(_ row: GroupedHistory.Row) -> [(String, JSONValue)] {
    [
      ("amounts", .array(row.amounts.map(JSONValue.described))), ("sum", .described(row.sum)),
      ("average", .described(row.average)),
    ]
  }

  /// The groups, one in a row, with a column for each month; the kind tells the rows of groups from those of the others, of what
  /// has no tag, and of the total.
  public var csv: CSVTable {
    func cells(_ kind: String, _ name: String?, _ row: GroupedHistory.Row) -> [CSVCell] {
      [.text(kind), .text(orEmpty: name), .text(history.currency.code)] + row.amounts.map { .number($0) }
        + [.number(row.sum), .number(row.average)]
    }
    return CSVTable(
      header: ["kind", history.grouping.rawValue, "currency"] + history.stretches.map(\.label) + ["sum", "average"],
      rows: history.rows.map { cells($0.group == .unnamed ? "none" : "group", $0.group.name, $0.row) }
        + (history.others.map { [cells("others", nil, $0)] } ?? [])
        + (history.ungrouped.map { [cells("none", nil, $0)] } ?? []) + [cells("total", nil, history.total)])
  }
}
