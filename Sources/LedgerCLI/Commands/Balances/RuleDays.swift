internal import CommandLineKit
internal import LedgerDomain

/// The days between which a balance's rule grants.
struct RuleDays {
  let first: CalendarDate
  /// The last day; nil for no such day.
  let last: CalendarDate?

  init(from: TypedDate, until: TypedDate?, in context: Context) throws {
    first = try context.date(from)
    last = try until.map(context.date)
    if let last, last < first {
      throw CommandLineError.invalidUsage(reason: "--until \(last) lies before --from \(first)")
    }
  }
}
