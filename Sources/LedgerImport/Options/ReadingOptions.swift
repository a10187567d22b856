public import LedgerDomain

/// What a person says about a file. Whatever is left out, the file has to tell by itself.
public struct ReadingOptions: Sendable {
  /// The column of a role: a name of the header, or a number counted from 1.
  public var columns: [ColumnRole: String]
  /// The order or pattern of the dates.
  public var dateFormat: DateFormat?
  /// The mark in front of the decimals.
  public var decimalMark: DecimalMark?
  /// The character between two cells.
  public var delimiter: Character?
  /// How the bytes stand for characters.
  public var encoding: TextEncoding?
  /// The currency of the rows that do not state one themselves.
  public var currency: Currency?
  /// Whether a written minus is money out.
  public var sign: SignConvention?
  /// The year of dates that have none.
  public var year: Int?
  /// Whether rows that the bank has only announced are read as well.
  public var includePending: Bool
  /// Whether categories are made that the file names and the ledger does not know; it is only passed on.
  public var createsCategories: Bool
  /// Whether rows whose entry the user deleted come back; it is not about the file, and only passed on.
  public var includeDeleted: Bool

  /// Makes options; by default the file speaks for itself.
  public init(
    columns: [ColumnRole: String] = [:], dateFormat: DateFormat? = nil, decimalMark: DecimalMark? = nil,
    delimiter: Character? = nil, encoding: TextEncoding? = nil, currency: Currency? = nil,
    sign: SignConvention? = nil, year: Int? = nil, includePending: Bool = false, createsCategories: Bool = false,
    includeDeleted: Bool = false
  ) {
    self.columns = columns
    self.dateFormat = dateFormat
    self.decimalMark = decimalMark
    self.delimiter = delimiter
    self.encoding = encoding
    self.currency = currency
    self.sign = sign
    self.year = year
    self.includePending = includePending
    self.createsCategories = createsCategories
    self.includeDeleted = includeDeleted
  }
}
