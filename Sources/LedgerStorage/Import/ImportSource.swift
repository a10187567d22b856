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
