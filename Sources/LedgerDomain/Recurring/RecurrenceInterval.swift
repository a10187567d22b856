/// How often something falls due: every month, every 2 weeks.
public struct RecurrenceInterval: Hashable, Sendable {
  /// What is counted.
  public enum Unit: String, CaseIterable, Sendable {
    /// Seven days.
    case week
    /// A calendar month.
    case month
    /// Twelve calendar months.
    case year
  }

  /// The largest count: something that falls due every thousand years is a slip of the finger.
  public static let largestCount = 999

  /// How many units lie between two due days, 1 or more.
  public let count: Int
  /// What is counted.
  public let unit: Unit

  /// Makes an interval; nil for a count below 1 or above ``largestCount``.
  public init?(_ count: Int, _ unit: Unit) {
    guard (1...RecurrenceInterval.largestCount).contains(count) else { return nil }
    self.count = count
    self.unit = unit
  }

  /// Reads `month`, `week`, `year`, `2-weeks` or `3-months`; nil for any other text.
  public init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let word = parts.last, parts.count <= 2,
      let unit = Unit.allCases.first(where: { word == $0.rawValue || parts.count == 2 && word == $0.rawValue + "s" })
    else { return nil }
    let count = parts.count == 1 ? 1 : (1...3).contains(parts[0].count) && parts[0].first != "+" ? Int(parts[0]) : nil
    guard let count else { return nil }
    self.init(count, unit)
  }
}

extension RecurrenceInterval: CustomStringConvertible {
  /// The interval as it is typed: `month` or `2-weeks`.
  public var description: String { count == 1 ? unit.rawValue : "\(count)-\(unit.rawValue)s" }
}
