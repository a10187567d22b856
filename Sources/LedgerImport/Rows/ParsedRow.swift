import LedgerDomain

/// A record whose cells are a date and numbers, before it is known in which notation they are written.
struct ParsedRow {
  /// The cell of the date.
  var date = DateCell.none
  /// The range of the cell of the date.
  var dateRange = 0..<0
  /// The one amount, or the money out and in.
  var money = Money.pair(out: nil, in: nil)
  /// The running balance.
  var balance: (number: NumberCell, range: Range<Int>)?
  /// The fee.
  var fee: NumberCell?
  /// The currency of the amount.
  var currency: Currency
  /// Whether the row is only announced.
  var isPending = false

  /// The amount as it stands in one column or two.
  enum Money {
    /// One amount, in a column, with the direction that another column gives.
    case single(NumberCell, column: Int, range: Range<Int>, direction: Direction?)
    /// Money out and in. One of them may be absent.
    case pair(out: (NumberCell, Range<Int>)?, in: (NumberCell, Range<Int>)?)
  }
}

/// What a record turned out to be.
enum RowKind {
  /// A movement, which stands in the ``RowWalker/row`` of the walk: one place for all of them, because they are large.
  case row
  /// Something else.
  case skipped(SkippedRow.Reason)
  /// A movement that cannot be read.
  case problem(column: Int, RowProblem.Reason)
  /// A header: other columns follow.
  case header
}
