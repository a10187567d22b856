internal import LedgerDomain

/// The main figures of a report side by side: a label above each value.
struct Figures {
  private var figures: [(label: String, value: Line)] = []

  /// The total, its budget, what is left or how far it is over, and the income. Of a time to come the expenses are planned.
  init(_ position: BudgetPosition, income: Money, isPlanned: Bool = false, _ glyphs: Glyphs) {
    add(isPlanned ? "Planned expenses" : "Total expenses", position.consumed.textWithCurrency, .strong)
    add("Budget", position.available?.textWithCurrency ?? "none")
    if let remaining = position.remaining {
      if remaining.isNegative {
        add("Over by", "\(remaining.groupedMagnitude) \(remaining.currency.code)", .alarm)
      } else {
        add("Left", remaining.textWithCurrency, position.status == .usedUp ? .notice : .plain)
      }
    } else {
      add("Left", glyphs.noValue)
    }
    add("Income", income.textWithCurrency)
  }

  private mutating func add(_ label: String, _ value: String, _ ink: Ink = .plain) {
    figures.append((label, Line(value, ink)))
  }

  /// Two lines, or one for each figure where they do not fit beside each other.
  func lines(_ width: Int) -> [Line] {
    let widest = figures.map { max(Label($0.label).width, $0.value.width) }.max() ?? 0
    let cell = min(width / figures.count, 30)
    if widest + 2 <= cell {
      return [
        figures.reduce(Line()) { $0 + Line($1.label, .faint).padded(to: cell) },
        figures.reduce(Line()) { $0 + $1.value.padded(to: cell) },
      ]
    }
    let label = figures.map { Label($0.label).width }.max() ?? 0
    let value = figures.map(\.value.width).max() ?? 0
    return figures.map { Line($0.label, .faint).padded(to: label + 2) + $0.value.padded(to: value, .trailing) }
  }
}
