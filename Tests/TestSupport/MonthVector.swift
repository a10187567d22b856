public import LedgerDomain
public import Testing

/// A line of the table of SEMANTICS §6: the month that holds a day.
public struct MonthVector: CustomTestStringConvertible, Sendable {
  /// The days on which months start, and since when.
  public let starts: [MonthStart]
  /// A day.
  public let date: String
  /// The first and the last day of its month.
  public let days: String
  /// The label of its month.
  public let label: String

  /// The settings and the day.
  public var testDescription: String { "\(starts.map { "\($0.day) from \($0.from)" }) \(date)" }

  init(_ starts: [(day: Int, from: String)], _ date: String, _ days: String, _ label: String) {
    self.starts = starts.map { MonthStart(day: $0.day, from: month($0.from))! }
    (self.date, self.days, self.label) = (date, days, label)
  }

  /// The table, and what follows from the rules above it.
  public static let table = [
    MonthVector([(25, "2020-01")], "2026-01-24", "2025-12-25 … 2026-01-24", "2026-01"),
    MonthVector([(25, "2020-01")], "2026-01-25", "2026-01-25 … 2026-02-24", "2026-02"),
    MonthVector([(10, "2020-01")], "2026-01-10", "2026-01-10 … 2026-02-09", "2026-01"),
    MonthVector([(15, "2020-01")], "2026-01-15", "2026-01-15 … 2026-02-14", "2026-01"),
    MonthVector([(16, "2020-01")], "2026-01-16", "2026-01-16 … 2026-02-15", "2026-02"),
    MonthVector([(31, "2020-01")], "2026-02-28", "2026-02-28 … 2026-03-30", "2026-03"),
    MonthVector([(31, "2020-01")], "2026-02-27", "2026-01-31 … 2026-02-27", "2026-02"),
    MonthVector([(1, "2020-01"), (25, "2026-06")], "2026-06-10", "2026-06-01 … 2026-06-24", "2026-06"),
    MonthVector([(1, "2020-01"), (10, "2026-06")], "2026-06-05", "2026-05-01 … 2026-06-09", "2026-05"),
    // The stub at the end of May joins the month before it.
    MonthVector([(25, "2020-01"), (1, "2026-06")], "2026-05-31", "2026-04-25 … 2026-05-31", "2026-05"),
    MonthVector([(25, "2020-01"), (1, "2026-06")], "2026-06-01", "2026-06-01 … 2026-06-30", "2026-06"),
    MonthVector([], "2024-02-29", "2024-02-01 … 2024-02-29", "2024-02"),
  ]
}
