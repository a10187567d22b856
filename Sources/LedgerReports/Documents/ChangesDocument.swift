public import LedgerDomain

/// What changed in a month against the averages of those before it: `report changes`.
public struct ChangesDocument: ReportDocument {
  let report: ChangesReport
  let today: CalendarDate
  let top: Int?

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - report: the changes.
  ///   - today: the day on which it is shown, which tells how far the month has come.
  ///   - top: how many of the largest changes are shown; nil for all.
  public init(_ report: ChangesReport, today: CalendarDate, top: Int? = nil) {
    self.report = report
    self.today = today
    self.top = top
  }

  /// The changes that are shown.
  var shown: ArraySlice<ChangesReport.Change> { report.changes.prefix(top ?? .max) }

  /// Which day of the month today is; nil when it does not last.
  var day: Int? {
    report.span.contains(today) ? today.days(since: report.span.days.lowerBound) + 1 : nil
  }

  /// `{"version":1,"report":"changes","month":…,"from":…,"to":…,"by":"category","currency":…,"day":12|null,"days":30,
  /// "averageFrom":"2025-11"|null,"averageTo":…|null,"divisor":12,"consumed":…,"average":…|null,"change":…|null,
  /// "percentChange":…|null,"changes":[{"name":…|null,"consumed":…,"average":…,"change":…,"percentChange":…,
  /// "kind":"changed|new|vanished"|null}],"unconverted":[…]}`. The day is null when the month does not last.
  public var json: JSONValue {
    .document(
      [
        ("report", .string("changes")), ("month", .described(report.span.month)),
        ("from", .described(report.span.days.lowerBound)), ("to", .described(report.span.days.upperBound)),
        ("by", .string(report.grouping.rawValue)), ("currency", .string(report.currency.code)),
        ("day", day.map(JSONValue.count) ?? .null), ("days", .count(report.span.dayCount)),
        ("averageFrom", .described(report.compared?.first)), ("averageTo", .described(report.compared?.last)),
        ("divisor", .count(report.divisor)),
      ] + ChangesDocument.figures(report.total) + [
        (
          "changes",
          .array(
            shown.map { change in
              .object(
                [("name", .text(change.group.name))] + ChangesDocument.figures(change.change) + [
                  ("kind", .text(change.kind?.rawValue))
                ])
            })
        ), ("unconverted", .unconverted(report.unconverted)),
      ])
  }

  private static func figures(_ change: ConsumptionChange) -> [(String, JSONValue)] {
    [
      ("consumed", .described(change.consumed)), ("average", .described(change.before)),
      ("change", .described(change.change)), ("percentChange", .fraction(orNull: change.ratio)),
    ]
  }

  /// The changes, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "month", report.grouping.rawValue, "currency", "consumed", "average", "divisor", "change", "percentChange",
        "kind",
      ],
      rows: shown.map { change in
        [
          .described(report.span.month), .text(orEmpty: change.group.name), .text(report.currency.code),
          .number(change.change.consumed), .number(change.change.before), .number(report.divisor),
          .number(change.change.change), .fraction(orEmpty: change.change.ratio), .text(orEmpty: change.kind?.rawValue),
        ]
      })
  }
}
