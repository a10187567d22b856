/// How a file separates records and cells.
struct Dialect: Hashable, Sendable {
  /// The two ways in which a file gives records.
  enum Kind: Hashable, Sendable {
    /// One record a line, cells between delimiters (RFC 4180).
    case delimited
    /// One cell a line, behind its label; a blank line ends the record.
    case labelled
  }

  /// The way.
  var kind = Kind.delimited
  /// The byte between two cells.
  var delimiter: UInt8
  /// Whether `"` at the beginning of a cell quotes it.
  var quotes = true
  /// The number of cells that most records have.
  var width = 0
}
