public import LedgerDomain

/// Budget, consumed and remaining, month by month: `report history`.
public struct HistoryDocument: ReportDocument {
  let history: History
  let today: CalendarDate

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - history: the months.
  ///   - today: the day on which it is shown, which tells the complete months from the others.
  public init(_ history: History, today: CalendarDate) {
    self.history = history
    self.today = today
  }

  /// What it is about: `History in USD`, `History of Food in USD`.
  var title: String { "History\(subject) in \(history.currency.code)" }
  /// The category that it is about, as a part of its title.
  var subject: String { history.category.map { " of \($0)" } ?? "" }

  /// The report as DESIGN §4 has it; that of one category names it at its end.
  public var json: JSONValue {
    .document(
      [
        ("report", .string("history")),
        ("currency", .string(history.currency.code)),
        ("months", .array(history.months.map(JSONValue.expense))),
        ("unconverted", .unconverted(history.unconverted)),
      ] + (history.category.map { [("category", .string($0))] } ?? []))
  }

  /// The months, one in a row; those of one category name it at their end.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "month", "currency", "budget", "carried", "available", "consumed", "remaining", "percentConsumed", "status",
        "future", "income", "from", "to",
      ] + (history.category == nil ? [] : ["category"]),
      rows: history.months.map { expense in
        let position = expense.position
        return [
          .described(expense.month), .text(history.currency.code), .number(position.budget),
          .number(position.carried), .number(position.available), .number(position.consumed),
          .number(position.remaining), .fraction(position.percentConsumed), .text(position.status.rawValue),
          .text(expense.isFuture ? "true" : "false"), .number(expense.income),
          .described(expense.span.days.lowerBound), .described(expense.span.days.upperBound),
        ] + (history.category.map { [.text($0)] } ?? [])
      })
  }
}
