/// How the files of one bank are read, and where their rows go, under a name.
public struct ImportProfile: Identifiable, Hashable, Sendable {
  /// The number of a profile within one ledger.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number as stored.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The profile's number.
  public let id: ID
  /// The name, unique in its ledger regardless of case.
  public let name: String
  /// The account of the rows; nil leaves it to the command line.
  public let account: Account?
  /// The category of rows whose file names none; nil leaves it to the command line.
  public let category: Category?
  /// The folded names of the columns, in the order of the file; nil for files without a header.
  public let header: [String]?
  /// How files are read, by the names of the options: `encoding`, `column:amount` …
  public let reading: [String: String]

  /// Makes a profile; only the ledger's storage gives it a number that means something.
  public init(
    id: ID, name: String, account: Account?, category: Category?, header: [String]?, reading: [String: String]
  ) {
    self.id = id
    self.name = name
    self.account = account
    self.category = category
    self.header = header.map(ImportProfile.folded)
    self.reading = reading
  }

  /// Whether a file has the header of the profile's files.
  ///
  /// - Parameter names: the names of the file's columns.
  /// - Returns: whether they are the same, in the same order, regardless of case and white space.
  public func hasHeader(_ names: [String]) -> Bool { header == ImportProfile.folded(names) }

  /// Names of columns as profiles keep them.
  ///
  /// - Parameter names: the names as a file has them.
  /// - Returns: each folded.
  public static func folded(_ names: [String]) -> [String] { names.map { FoldedText($0).text } }
}
