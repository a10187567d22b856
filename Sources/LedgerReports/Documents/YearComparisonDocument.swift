public import LedgerDomain

/// Each month beside the one with the same label a year before: `report history --against last-year`.
public struct YearComparisonDocument: ReportDocument {
  let comparison: YearComparison
  let today: CalendarDate

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - comparison: the pairs.
  ///   - today: the day on which it is shown.
  public init(_ comparison: YearComparison, today: CalendarDate) {
    self.comparison = comparison
    self.today = today
  }

  /// `{"version":1,"report":"history","against":"last-year","each":"month","category":…|null,"currency":…,"periods":[{"label":…,
  /// "from":…,"to":…,"complete":…,"future":…,"consumed":…,"earlier":{"label":…,"from":…,"to":…}|null,"before":…|null,
  /// "change":…|null,"percentChange":…|null}],"sum":{"count":9,"consumed":…,"before":…,"change":…,"percentChange":…}|null,
  /// "unconverted":[…],"earlierUnconverted":[…]}`. A period is complete when the earlier one is too; the sum is that of these.
  public var json: JSONValue {
    let sum = (try? comparison.sum()).flatMap { $0 }
    return .document([
      ("report", .string("history")), ("against", .string("last-year")),
      ("each", .string(comparison.length.rawValue)), ("category", .text(comparison.category)),
      ("currency", .string(comparison.currency.code)),
      ("periods", .array(comparison.pairs.map(YearComparisonDocument.period))),
      (
        "sum",
        sum.map {
          .object([("count", .count(comparison.completeCount))] + YearComparisonDocument.figures($0))
        } ?? .null
      ),
      ("unconverted", .unconverted(comparison.unconverted)),
      ("earlierUnconverted", .unconverted(comparison.earlierUnconverted)),
    ])
  }

  private static func period(_ pair: YearComparison.Pair) -> JSONValue {
    let earlier = pair.earlier.map { earlier in
      JSONValue.object([
        ("label", .string(earlier.label)), ("from", .described(earlier.days.lowerBound)),
        ("to", .described(earlier.days.upperBound)),
      ])
    }
    let figures = figures(pair.change)
    return .object(
      JSONValue.period(pair.stretch, isComplete: pair.isComplete, isFuture: pair.isFuture) + [figures[0]]
        + [("earlier", earlier ?? .null)] + figures.dropFirst())
  }

  private static func figures(_ change: ConsumptionChange) -> [(String, JSONValue)] {
    [
      ("consumed", .described(change.consumed)), ("before", .described(change.before)),
      ("change", .described(change.change)), ("percentChange", .fraction(orNull: change.ratio)),
    ]
  }

  /// The pairs, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        comparison.length.rawValue, "currency", "category", "consumed", "earlier", "before", "change", "percentChange",
        "complete", "future", "from", "to", "earlierFrom", "earlierTo",
      ],
      rows: comparison.pairs.map { pair in
        let change = pair.change
        return [
          .text(pair.stretch.label), .text(comparison.currency.code), .text(orEmpty: comparison.category),
          .number(change.consumed), .text(orEmpty: pair.earlier?.label), .number(change.before), .number(change.change),
          .fraction(orEmpty: change.ratio), .text(pair.isComplete ? "true" : "false"),
          .text(pair.isFuture ? "true" : "false"), .described(pair.stretch.days.lowerBound),
          .described(pair.stretch.days.upperBound), .described(pair.earlier?.days.lowerBound),
          .described(pair.earlier?.days.upperBound),
        ]
      })
  }
}
