/// Tells whether a column of accounts holds the own account or that of the other side.
///
/// `Account` may be either: an own account stands on each row and comes again, the other side's is often blank and mostly
/// another.
struct AccountColumn {
  private var seen: Set<UInt64> = []
  private var rows = 0
  private var hasBlank = false
  private static let most = 100_000

  /// A column without cells.
  init() {}

  /// Takes in the cell of a row.
  mutating func take(_ bytes: SourceBytes, _ cell: Cell) {
    rows += 1
    let range = bytes.content(cell)
    if bytes.isBlank(content: range) { hasBlank = true }
    if hasBlank || seen.count >= AccountColumn.most { return }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    seen.insert(hash)
  }

  /// Whether the cells are the own account. A column that an option names is believed, and so is a plain `Account` where it
  /// is filled; another one has to hold the same account again and again.
  ///
  /// - Parameters:
  ///   - name: the name of the column.
  ///   - isNamed: whether an option names it.
  /// - Returns: whether it is read as the own account.
  func isOwn(name: String, isNamed: Bool) -> Bool {
    if isNamed { return true }
    if hasBlank || rows == 0 || seen.count >= AccountColumn.most { return false }
    let isPlain = ["account", "account name", "from account", "own account"].contains(FoldedName.fold(name))
    return isPlain || (seen.count == 1 && rows > 1) || (rows >= 12 && seen.count * 4 <= rows)
  }
}
