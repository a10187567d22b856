internal import CommandLineKit
internal import LedgerDomain
internal import LedgerStorage

/// The months of a page, and the one that it shows first.
struct ReportedMonths {
  /// More months than anybody has entries of: a year with a digit too few must not make a page of two thousand years.
  private static let mostMonths = 1200

  /// The months, oldest first.
  let range: MonthRange
  /// The month that was asked for; where nobody asked, this month or the nearest one that is on the page.
  let chosen: Month

  /// Finds the months: those that were given, else all from the ledger's first entry to its last one and the month that was
  /// asked for.
  ///
  /// - Throws: `CommandLineError` for an empty range, and for a month that was asked for and lies outside;
  ///   ``CommandFailure/tooManyMonths(_:first:last:)``.
  init(from: MonthArgument?, to: MonthArgument?, chosen: Month, isTyped: Bool, in context: Context) throws {
    let entries = try context.ledger.monthsWithEntries() ?? MonthRange(chosen)
    let first = try from.map(context.month)
    let last = try to.map(context.month)
    let start = first ?? min(entries.first, chosen, last ?? chosen)
    let end = last ?? max(entries.last, chosen, start)
    guard let range = MonthRange(first: start, last: end) else {
      throw CommandLineError.invalidUsage(reason: "--to \(end) comes before --from \(start)")
    }
    if isTyped, !range.contains(chosen) {
      let place = chosen < start ? "before --from \(start)" : "after --to \(end)"
      throw CommandLineError.invalidUsage(reason: "The month \(chosen) to show comes \(place)")
    }
    guard range.count <= ReportedMonths.mostMonths else {
      throw CommandFailure.tooManyMonths(range.count, first: start, last: end)
    }
    self.range = range
    self.chosen = min(max(chosen, start), end)
  }
}
