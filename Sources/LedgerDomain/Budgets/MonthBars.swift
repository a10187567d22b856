/// What the bars of some months stand for and how far each is filled, decided once for whatever draws them.
public struct MonthBars: Hashable, Sendable {
  /// What a full bar is.
  public enum Scale: Hashable, Sendable {
    /// All of the month's own budget.
    case budget
    /// The largest amount of these months, because none of them has a budget.
    case largestAmount(Money)
    /// Nothing: no month has a budget, and none has spent anything.
    case nothing
  }

  /// One month's bar.
  public enum Bar: Hashable, Sendable {
    /// No bar: the month is to come.
    case blank
    /// A track alone: other months have a budget, this one has none.
    case unbudgeted
    /// A track with a part of it filled, 0…1.
    case filled(Double)
    /// A full one with the mark of what is over.
    case over
  }

  /// The months, in order of time.
  public let months: [MonthExpense]
  /// What a full bar is.
  public let scale: Scale

  /// Decides for some months, of one currency.
  ///
  /// - Parameter months: the months, in order of time.
  public init(_ months: [MonthExpense]) {
    self.months = months
    if months.contains(where: { $0.position.status != .unbudgeted }) {
      scale = .budget
      return
    }
    let largest = months.map(\.position.consumed).max { $0.minorUnits < $1.minorUnits }
    scale = largest.map { $0.minorUnits > 0 ? .largestAmount($0) : .nothing } ?? .nothing
  }

  /// The bar of one of the months.
  ///
  /// - Parameter month: the month.
  /// - Returns: what is drawn of it.
  public func bar(of month: MonthExpense) -> Bar {
    if month.isBlank { return .blank }
    switch scale {
    case .nothing: return .filled(0)
    case .largestAmount(let largest):
      return .filled(Ratio(month.position.consumed.minorUnits, of: largest.minorUnits).drawnFraction)
    case .budget:
      return switch month.position.status {
      case .unbudgeted: .unbudgeted
      case .over: .over
      case .within, .usedUp: .filled(month.position.drawnFraction)
      }
    }
  }

  /// Whether any of the months has a bar of a kind.
  ///
  /// - Parameter bar: the kind.
  /// - Returns: whether there is one.
  public func contains(_ bar: Bar) -> Bool { months.contains { self.bar(of: $0) == bar } }
}
