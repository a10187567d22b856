import LedgerDomain

/// Tells whether a column of accounts holds the own account or that of the other side.
///
/// `Account` may be either: an own account stands on each row and comes again, the other side's is often blank and mostly
/// another.
struct AccountColumn {
  private var seen: Set<UInt64> = []
  private var rows = 0
  private var hasBlank = false
  /// What the cells say, whether or not they are the own account.
  private(set) var found = AccountsInFile()
  /// The first cells, each with another text or currency, which most rows repeat.
  private var firstCells: [(cell: Cell, content: Range<Int>, currency: Currency)] = []
  private static let most = 100_000
  private static let mostFirstCells = 16

  private let isNamed: Bool

  /// A column without cells; `isNamed` says that an option names it.
  init(isNamed: Bool) { self.isNamed = isNamed }

  /// Takes in a row of a section that has no such column.
  mutating func takeRowWithout(_ currency: Currency) { found.take(nil, currency) }

  /// Takes in the cell of a row, and the row's currency.
  mutating func take(_ bytes: SourceBytes, _ cell: Cell, _ currency: Currency) {
    rows += 1
    let range = bytes.content(cell)
    for first in firstCells where first.currency == currency && bytes.areEqual(first.content, range) {
      if first.cell.hasDoubledQuotes == cell.hasDoubledQuotes { return }
    }
    if bytes.isBlank(content: range) { hasBlank = true }
    // What the other side is called may be another name in each row.
    if !isNamed, hasBlank || seen.count >= AccountColumn.most { return }
    found.take(bytes.text(cell), currency)
    if firstCells.count < AccountColumn.mostFirstCells { firstCells.append((cell, range, currency)) }
    if hasBlank || seen.count >= AccountColumn.most { return }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    seen.insert(hash)
  }

  /// Whether the cells are the own account. A column that an option names is believed, and so is a plain `Account` where it
  /// is filled; another one has to hold the same account again and again.
  ///
  /// - Parameter name: the name of the column.
  /// - Returns: whether it is read as the own account.
  func isOwn(name: String) -> Bool {
    if isNamed { return true }
    if hasBlank || rows == 0 || seen.count >= AccountColumn.most { return false }
    let isPlain = ["account", "account name", "from account", "own account"].contains(FoldedName.fold(name))
    return isPlain || (seen.count == 1 && rows > 1) || (rows >= 12 && seen.count * 4 <= rows)
  }
}
