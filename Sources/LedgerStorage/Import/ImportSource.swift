public import LedgerDomain

/// A bank's file that was read and proved, on its way into one account or several.
public struct ImportSource {
  /// The file's name, as lists of imports show it.
  public var fileName: String
  /// The SHA-256 of the file in hexadecimal.
  public var fileHash: String?
  /// Hands out the text of the file in UTF-8, piece by piece, to be kept beside its entries; nil keeps nothing. It may be
  /// called on another thread, while rows are handed out.
  public var forEachTextPiece: (@Sendable ((UnsafeBufferPointer<UInt8>) throws -> Void) throws -> Void)?
  /// How the file was read, by the names of the options.
  public var reading: [String: String] = [:]
  /// A fingerprint of the columns that held texts: rows of files of another shape may have another text and be the same.
  public var shape: Fingerprint?
  /// The account that the rows change, as far as ``accounts`` does not say otherwise.
  public var account: Account
  /// The accounts of rows by what the file calls them.
  public var accounts: [String: Account] = [:]
  /// Accounts that were made for this import, and go with it when it is undone and nothing else uses them.
  public var madeAccounts: Set<Account.ID> = []
  /// What the file calls accounts, to be remembered for the next file that calls them so.
  public var identifiers: [String: Account] = [:]
  /// Bank's ids that occur more than once in the file and so decide nothing.
  public var repeatedReferences: Set<String>
  /// How many rows the reading left out, named by the reader itself.
  public var skippedByReader: Int
  /// How many rows the reading could not make out, and whose import a person wants without them.
  public var rejectedByReader: Int
  /// The category of rows whose file names none, and which no rule sorts; nil is the one last given by hand to the payee,
  /// else the uncategorized one.
  public var category: Category?
  /// Whether categories that the file names and the ledger does not know are made.
  public var createsCategories: Bool
  /// Whether rows that were imported before are stored once more.
  public var keepsDuplicates = false
  /// Whether rows whose entries were deleted by their owner come back.
  public var includesDeleted = false
  /// What the rules make of a row; nil when none fits.
  public var sort: (ImportRow, Account) throws -> RuleMatch? = { _, _ in nil }
  /// Hands out the rows in the order of the file. It is called more than once, and hands out the same rows each time.
  public var forEachRow: ((KeyedRow) throws -> Void) throws -> Void

  /// Describes a file.
  public init(
    fileName: String, account: Account, repeatedReferences: Set<String> = [], skippedByReader: Int = 0,
    rejectedByReader: Int = 0,
    category: Category? = nil, createsCategories: Bool = false,
    forEachRow: @escaping ((KeyedRow) throws -> Void) throws -> Void
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

  /// The account that a row changes.
  func account(of row: ImportRow) -> Account {
    row.account.flatMap { accounts[$0] } ?? account
  }

  /// All accounts that rows may change, each once, in the order in which they were made.
  var allAccounts: [Account] {
    var seen: Set<Account.ID> = []
    return ([account] + accounts.values).filter { seen.insert($0.id).inserted }
      .sorted { $0.id.rawValue < $1.id.rawValue }
  }
}
