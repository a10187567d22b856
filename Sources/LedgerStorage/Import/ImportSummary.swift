public import LedgerDomain

/// What became of a file's rows.
public struct ImportSummary: Hashable, Sendable {
  /// What the rows move, in one currency.
  public struct Total: Hashable, Sendable {
    /// The sum of the amounts above 0.
    public var moneyIn: Money
    /// The sum of the amounts below 0; negative or zero.
    public var moneyOut: Money

    init(_ currency: Currency) {
      moneyIn = .zero(currency)
      moneyOut = .zero(currency)
    }

    mutating func add(_ amount: Money) throws {
      if amount.isNegative {
        moneyOut = try moneyOut.adding(amount)
      } else {
        moneyIn = try moneyIn.adding(amount)
      }
    }

    /// Adds an amount of a row that is stored.
    ///
    /// - Throws: ``MoneyError/outOfRange`` when the ledger could not hold the sum.
    mutating func addWithinLimit(_ amount: Money) throws {
      try add(amount)
      if moneyIn.minorUnits > Money.limit || moneyOut.minorUnits < -Money.limit { throw MoneyError.outOfRange }
    }
  }

  /// The number of the import; nil when nothing was stored.
  public var batch: Int64?
  /// Rows that became entries.
  public var new = 0
  /// Rows that were imported before.
  public var known = 0
  /// New entries that wait for a category.
  public var uncategorized = 0
  /// Rows joined to entries that a person had typed.
  public var linked = 0
  /// Rows that are not wanted, those that the reader left out included.
  public var skipped = 0
  /// New rows that may be known ones under another text.
  public var resembling = 0
  /// How many new rows are like rows of which earlier import: of the same account, day and amount under another text, those
  /// of ``resembling`` and rows whose texts have nothing in common.
  public var alike: [Int64: Int] = [:]
  /// The first and last day of the rows.
  public var dates: ClosedRange<CalendarDate>?
  /// What all rows of the file moved, by currency.
  public var totals: [Total] = []
  /// What the new rows alone moved, by currency.
  public var newTotals: [Total] = []
  /// Categories that the file names and the ledger does not know, or keeps archived, in the order of the file.
  public var unknownCategories: [String] = []
  /// Categories that were made.
  public var createdCategories: [String] = []
  /// New entries that look like legs of transfers between own accounts, and what was made of them, in order of time.
  public var transfers: [TransferPair] = []

  /// Takes in a day of the file.
  mutating func take(_ date: CalendarDate) {
    dates = dates.map { min($0.lowerBound, date)...max($0.upperBound, date) } ?? date...date
  }
}
