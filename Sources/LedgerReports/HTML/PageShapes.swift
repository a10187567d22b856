internal import LedgerDomain

/// What a redacted page draws with in the place of amounts: parts of the largest one of all months, which the redaction then makes
/// whole hundredths, and whether there is anything where only the amount is hidden.
struct PageShapes {
  private let largest: Double

  /// Measures months by the largest of what they consumed, got back or had as a budget.
  init(of history: [MonthExpense]) {
    largest = history.reduce(0) { largest, expense in
      [expense.position.consumed, expense.position.available].compactMap { $0 }
        .reduce(largest) { max($0, abs(Double($1.minorUnits))) }
    }
  }

  /// A month with its lengths beside its figures.
  func expense(_ expense: MonthExpense) -> JSONValue {
    JSONValue.expense(expense).with([
      ("consumedPart", part(expense.position.consumed)), ("availablePart", part(expense.position.available)),
    ])
  }

  /// A balance with the names of the parts that it has.
  func card(_ card: BalanceCard) -> JSONValue {
    JSONValue.card(card).with([
      ("hasPlanned", .bool(card.planned.scaled != 0)), ("hasExpired", .bool(card.expired.scaled != 0)),
    ])
  }

  private func part(_ amount: Money?) -> JSONValue {
    guard let amount else { return .null }
    return .number(largest > 0 ? Double(amount.minorUnits) / largest : 0)
  }
}

extension JSONValue {
  /// The object with more members at its end; anything else stays as it is.
  func with(_ more: [(String, JSONValue)]) -> JSONValue {
    if case .object(let members) = self { .object(members + more) } else { self }
  }
}
