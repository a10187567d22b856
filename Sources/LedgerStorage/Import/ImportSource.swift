public import LedgerDomain

/// A bank's file that was read and proved, on its way into an account.
public struct ImportSource {
  /// The file's name, as lists of imports show it.
  public var fileName: String
  /// The account that the rows change.
  public var account: Account
  /// Bank's ids that occur more than once in the file and so decide nothing.
  public var repeatedReferences: Set<String>
  /// How many rows the reading left out, named by the reader itself.
  public var skippedByReader: Int
  /// How many rows the reading could not make out, and whose import a person wants without them.
  public var rejectedByReader: Int
  /// The category of rows whose file names none; nil is the uncategorized one.
  public var category: Category?
  /// Whether categories that the file names and the ledger does not know are made.
  public var createsCategories: Bool
  /// Hands out the rows in the order of the file.
  public var forEachRow: ((ImportRow) throws -> Void) throws -> Void

  /// Describes a file.
  public init(
    fileName: String, account: Account, repeatedReferences: Set<String> = [], skippedByReader: Int = 0,
    rejectedByReader: Int = 0,
    category: Category? = nil, createsCategories: Bool = false,
    forEachRow: @escaping ((ImportRow) throws -> Void) throws -> Void
  ) {
    self.fileName = fileName
    self.account = account
    self.repeatedReferences = repeatedReferences
    self.skippedByReader = skippedByReader
    self.rejectedByReader = rejectedByReader
    self.category = category
    self.createsCategories = createsCategories
    self.forEachRow = forEachRow
  }
}

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
  /// The first and last day of the rows.
  public var dates: ClosedRange<CalendarDate>?
  /// What all rows of the file moved, by currency.
  public var totals: [Total] = []
  /// Categories that the file names and the ledger does not know, or keeps archived, in the order of the file.
  public var unknownCategories: [String] = []
  /// Categories that were made.
  public var createdCategories: [String] = []
}
