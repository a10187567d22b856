public import LedgerDomain

/// A row that cannot be read: where, and what is wrong.
public struct RowProblem: Hashable, Sendable {
  /// What is wrong with a cell or a record.
  public enum Reason: Hashable, Sendable {
    /// The cell is not a number.
    case notANumber(String)
    /// The cell is a number, but not in the notation that holds for the column.
    case otherNotation(String)
    /// More decimals than the currency has.
    case tooManyDecimals(String, Currency)
    /// The number is beyond `Money.limit`.
    case tooLarge(String)
    /// The cell is not a date.
    case notADate(String)
    /// The date has no year, and no option tells it.
    case noYear(String)
    /// There is an amount, but no date.
    case noDate
    /// Money out and money in on one row.
    case debitAndCredit(String, String)
    /// The written sign contradicts the direction.
    case signAgainstDirection(String, String)
    /// The word does not tell money out from money in.
    case unknownDirection(String)
    /// The word says that money goes neither out nor in.
    case neutralDirection
    /// The cell is not the code of a currency.
    case unknownCurrency(String)
    /// More cells than the header has names.
    case tooManyCells(found: Int, expected: Int)
    /// Fewer cells than the header has names, and the amount is among those that are missing.
    case tooFewCells(found: Int, expected: Int)
    /// There is a date, but no amount.
    case noAmount
    /// The parts of a split add up to another amount than the whole.
    case partsDoNotAddUp(total: Money, parts: Money)
    /// The parts of a split add up to more than any ledger holds.
    case partsTooLarge(total: Money)
    /// The parts of a split are percents that do not add up to 100.
    case percentsDoNotAddUp
    /// The row is divided into more parts than any program divides one.
    case tooManyParts(most: Int)
    /// Some parts of a split are amounts, and others percents.
    case amountsBesidePercents
    /// The file ends inside the movement.
    case cutShort
    /// The line is not built as the format says.
    case notInFormat(String)
  }

  /// The physical line on which the record begins.
  public let line: Int
  /// The name of the column, or its number from 1; in other formats the name of the field.
  public let column: String
  /// What is wrong.
  public let reason: Reason

  /// Makes a problem.
  public init(line: Int, column: String, reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}
