public import LedgerDomain

/// Budgets and balances as concentric rings: `report rings`.
public struct RingsDocument: ReportDocument {
  let report: RingsReport
  let today: CalendarDate

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - report: the rings.
  ///   - today: the day on which it is shown, which tells whether its month is this one.
  public init(_ report: RingsReport, today: CalendarDate) {
    self.report = report
    self.today = today
  }

  var month: Month { report.month }

  /// The mean of the rings; nil where it would say that nothing was consumed although something was, of totals of 0.
  var shownAverage: RatioMean? {
    report.rings.contains { $0.isMeasured && !$0.isOverNothing } ? report.average : nil
  }

  /// The mean of the rings in a sentence: `You have consumed 70.0 % this month`, or planned for a month to come. What is over a total of 0 has no percent, and is
  /// told in words.
  var headline: String {
    guard report.average != nil else { return "There is no budget or balance to draw a ring of." }
    let time = report.span.contains(today) ? "this month" : "in \(month.name) \(month.year)"
    let count = report.countOverNothing
    let overNothing = report.rings.filter(\.isOverNothing)
    let noun = overNothing.contains { $0.kind == .balance } ? "total" : "budget"
    // Overspending that is carried may leave less than nothing.
    let isLess = overNothing.contains { ($0.total?.scaled ?? 0) < 0 }
    let nothing = "a \(noun) of 0\(isLess ? " or less" : "")"
    guard let shownAverage else { return "You are over \(nothing) \(time)" }
    let mean =
      today < report.span.days.lowerBound
      ? "You have planned \(shownAverage.percentText) for \(month.name) \(month.year)"
      : "You have consumed \(shownAverage.percentText) \(time)"
    if count == 0 { return mean }
    return mean + ", and \(count == 1 ? "one ring is" : "\(count) rings are") over \(nothing)"
  }

  /// The report as DESIGN §4 has it.
  public var json: JSONValue {
    .document([
      ("report", .string("rings")),
      ("month", .described(month)),
      ("monthName", .string(month.name)),
      ("year", .count(month.year)),
      ("from", .described(report.span.days.lowerBound)),
      ("to", .described(report.span.days.upperBound)),
      ("currency", .string(report.currency.code)),
      ("average", report.average.map { .number($0.fraction) } ?? .null),
      ("rings", .array(report.rings.map(JSONValue.ring))),
    ])
  }

  /// The rings, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: ["month", "name", "kind", "unit", "amount", "total", "percentConsumed", "status"],
      rows: report.rings.map { ring in
        [
          .described(month), .text(ring.name), .text(ring.kind.rawValue), .text(ring.amount.unit.name),
          .quantity(ring.amount), ring.total.map(CSVCell.quantity) ?? .empty, .fraction(ring.percentConsumed),
          .text(ring.status.rawValue),
        ]
      })
  }
}
