/// One file that was imported: what is remembered of it.
public struct ImportBatch: Hashable, Sendable {
  /// What became of the file's rows (SEMANTICS §7).
  public struct Counts: Hashable, Sendable {
    /// Rows that became entries.
    public var new = 0
    /// Rows that were imported before.
    public var known = 0
    /// Rows joined to entries that a person had typed.
    public var linked = 0
    /// Rows that were no movement, or not wanted.
    public var skipped = 0
    /// Rows that could not be read.
    public var rejected = 0

    /// Makes counts of nothing.
    public init() {}

    /// The rows of the file.
    public var rows: Int { new + known + linked + skipped + rejected }
  }

  /// The number of the import, from 1; it is never used again.
  public var number: Int64
  /// The file's name.
  public var fileName: String
  /// The SHA-256 of the file in hexadecimal; nil for an import of an early version.
  public var fileHash: String?
  /// The moment of the import in UTC, `2026-11-29T08:30:00Z`.
  public var importedAt: String
  /// The moment of its undoing in UTC; nil as long as its entries are there.
  public var undoneAt: String?
  /// The account that the rows changed; nil when there were several.
  public var account: Account?
  /// The first and last day of the rows; nil when it is not known.
  public var days: ClosedRange<CalendarDate>?
  /// What became of the rows when the file was imported.
  public var counts: Counts
  /// How the file was read, by the names of the options: `encoding`, `column:amount` …
  public var reading: [String: String]

  /// Describes an import.
  public init(
    number: Int64, fileName: String, fileHash: String?, importedAt: String, undoneAt: String?, account: Account?,
    days: ClosedRange<CalendarDate>?, counts: Counts, reading: [String: String]
  ) {
    self.number = number
    self.fileName = fileName
    self.fileHash = fileHash
    self.importedAt = importedAt
    self.undoneAt = undoneAt
    self.account = account
    self.days = days
    self.counts = counts
    self.reading = reading
  }
}
