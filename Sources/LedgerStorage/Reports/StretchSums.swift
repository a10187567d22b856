internal import LedgerDomain

/// Sums of minor units, one for each of some stretches that follow each other without a gap.
struct StretchSums {
  private let first: Int
  private let monthCount: Int
  private var sums: [Int64]

  /// Begins with zeros.
  init(_ stretches: [MonthStretch]) {
    monthCount = stretches.first?.length.monthCount ?? 1
    first = Int(stretches.first?.months.first.number ?? 0)
    sums = Array(repeating: 0, count: stretches.count)
  }

  /// Adds an amount to the stretch of a month.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when the sum does not fit.
  mutating func add(_ minorUnits: Int64, in month: Month) throws {
    let index = (Int(month.number) - first) / monthCount
    let (sum, overflow) = sums[index].addingReportingOverflow(minorUnits)
    if overflow { throw MoneyError.outOfRange }
    sums[index] = sum
  }

  /// The sums as money.
  func amounts(in currency: Currency) -> [Money] { sums.map { Money(minorUnits: $0, currency: currency) } }
}
