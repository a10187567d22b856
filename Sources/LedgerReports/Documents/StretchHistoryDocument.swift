public import LedgerDomain

/// Budget, consumed and remaining by quarters or years: `report history --each quarter`.
public struct StretchHistoryDocument: ReportDocument {
  let history: StretchHistory
  let today: CalendarDate

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - history: the quarters or years.
  ///   - today: the day on which it is shown.
  public init(_ history: StretchHistory, today: CalendarDate) {
    self.history = history
    self.today = today
  }

  /// `{"version":1,"report":"history","each":"quarter","category":…|null,"currency":…,"periods":[{"label":"2026-Q4","from":…,
  /// "to":…,"complete":…,"future":…,"budget":…,"carried":…,"available":…,"consumed":…,"remaining":…,"percentConsumed":…,
  /// "status":…}],"average":{"consumed":…,"divisor":3}|null,"unconverted":[…]}`.
  public var json: JSONValue {
    let average = (try? history.averageConsumed()).flatMap { $0 }
    return .document([
      ("report", .string("history")), ("each", .string(history.length.rawValue)), ("category", .text(history.category)),
      ("currency", .string(history.currency.code)), ("periods", .array(history.stretches.map(period))),
      (
        "average",
        average.map { .object([("consumed", .described($0.amount)), ("divisor", .count($0.divisor))]) } ?? .null
      ),
      ("unconverted", .unconverted(history.unconverted)),
    ])
  }

  private func period(_ expense: StretchExpense) -> JSONValue {
    let position = expense.position
    return .object(
      JSONValue.period(expense.stretch, isComplete: expense.isComplete, isFuture: expense.isFuture) + [
        ("budget", .described(position.budget)), ("carried", .described(position.carried)),
        ("available", .described(position.available)), ("consumed", .described(position.consumed)),
        ("remaining", .described(position.remaining)),
        ("percentConsumed", .number(position.percentConsumed.fraction)), ("status", .string(position.status.rawValue)),
      ])
  }

  /// The quarters or years, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        history.length.rawValue, "currency", "category", "budget", "carried", "available", "consumed", "remaining",
        "percentConsumed", "status", "complete", "future", "from", "to",
      ],
      rows: history.stretches.map { expense in
        let position = expense.position
        return [
          .text(expense.stretch.label), .text(history.currency.code), .text(orEmpty: history.category),
          .number(position.budget), .number(position.carried), .number(position.available), .number(position.consumed),
          .number(position.remaining), .fraction(position.percentConsumed), .text(position.status.rawValue),
          .text(expense.isComplete ? "true" : "false"), .text(expense.isFuture ? "true" : "false"),
          .described(expense.stretch.days.lowerBound), .described(expense.stretch.days.upperBound),
        ]
      })
  }
}
