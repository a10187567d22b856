/// What a file turned out to be.
public struct DetectedFormat: Hashable, Sendable {
  /// A column that is read.
  public struct Column: Hashable, Sendable {
    /// What the column stands for.
    public let role: ColumnRole
    /// The name in the header, or the number of the column from 1 where there is no header or no name.
    public let name: String
    /// Whether no other column has the role.
    var isOnly = true
  }

  /// The format of the file.
  public internal(set) var format: FileFormat
  /// What people call the format, with its version where the file says it: `CSV`, `OFX 1`, `CAMT.053`.
  public internal(set) var name: String
  /// The name of the encoding, such as `utf-8`.
  public internal(set) var encoding: String
  /// The delimiter, such as `,`; for a tab the tab itself, and `:` for lines with a label and a value. Nil for formats that
  /// are not in columns.
  public internal(set) var delimiter: String?
  /// The decimal mark, `.` or `,`; nil where each amount has its own.
  public internal(set) var decimal: String?
  /// The pattern of the dates, such as `yyyy-MM-dd`; nil when the file has none.
  public internal(set) var dateFormat: String?
  /// The column of each role that is read, in the order of the file; the best one where several have a role. None for
  /// formats that are not in columns.
  public internal(set) var columns: [Column]
  /// The name of the known header that decided something; nil when the file told everything by itself.
  public internal(set) var profile: String?
  /// The physical line of the header; nil when there is none.
  public internal(set) var headerLine: Int?
  /// The line whose amount settled the decimal mark; nil when no single line did.
  public internal(set) var decimalDecidedAtLine: Int?
  /// The line whose date settled the order of day and month; nil when no single line did.
  public internal(set) var dateDecidedAtLine: Int?
  /// What settled the meaning of the signs.
  public internal(set) var signProof: SignProof
  /// The names in the header; nil where there is none.
  public internal(set) var header: [String]?
  /// Whether the numbers, rather than a default, settled the decimal mark.
  var isDecimalProved = false
  /// Whether the dates, rather than a default, settled the order of day and month.
  var isDateOrderProved = false
  /// Whether a minus in the file is money in.
  var isInverted = false

  /// Describes a file in columns.
  init(
    encoding: String, delimiter: String, decimal: String, dateFormat: String, columns: [Column], profile: String?,
    headerLine: Int?, decimalDecidedAtLine: Int?, dateDecidedAtLine: Int?, signProof: SignProof
  ) {
    format = .csv
    name = "CSV"
    self.encoding = encoding
    self.delimiter = delimiter
    self.decimal = decimal
    self.dateFormat = dateFormat
    self.columns = columns
    self.profile = profile
    self.headerLine = headerLine
    self.decimalDecidedAtLine = decimalDecidedAtLine
    self.dateDecidedAtLine = dateDecidedAtLine
    self.signProof = signProof
  }

  /// Describes a file of another format.
  init(_ format: FileFormat, encoding: TextEncoding, decimal: DecimalMark?, dateFormat: String?, signProof: SignProof) {
    self.format = format
    name = format.rawValue.uppercased()
    self.encoding = encoding.rawValue
    self.decimal = decimal?.text
    self.dateFormat = dateFormat
    columns = []
    self.signProof = signProof
  }
}
