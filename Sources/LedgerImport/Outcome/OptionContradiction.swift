public import LedgerDomain

/// A setting that was given, by a person or by a profile, and that the file itself speaks against.
///
/// What was given is followed all the same: these are values to warn with, and to tell why rows cannot be read.
public enum OptionContradiction: Hashable, Sendable {
  /// The numbers of the column prove the other decimal mark; `line` is the first that does.
  case decimal(given: DecimalMark, line: Int?)
  /// The dates prove another order, written as a pattern; `line` is the first that does, nil where the rows are in order of
  /// time that way alone.
  case dateFormat(given: String, proved: String, line: Int?)
  /// The running balance follows from the amounts with the other sign; `line` is the first that it does not lead to.
  case sign(given: SignConvention, line: Int)
  /// The running balance follows when the columns of money out and money in are exchanged.
  case exchangedColumns(line: Int)
  /// The bytes are UTF-8, with characters that ASCII does not have.
  case encoding(given: TextEncoding)
  /// Rows state another currency themselves, which counts.
  case currency(given: Currency, stated: Currency, rows: Int)

  /// The name of the option, without its dashes.
  public var option: String {
    switch self {
    case .decimal: "decimal"
    case .dateFormat: "date-format"
    case .sign: "sign"
    case .exchangedColumns: "column"
    case .encoding: "encoding"
    case .currency: "currency"
    }
  }

  /// Whether the setting is of no use for the file, rather than only of none for some rows.
  public var isAboutReading: Bool { if case .currency = self { false } else { true } }
}
