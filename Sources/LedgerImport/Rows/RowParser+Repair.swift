/// Records with more cells than the header has names.
extension RowParser {
  /// Joins the cells of a text that a delimiter without quotes has cut; gives the problem when that cannot be done in
  /// one way alone.
  func repairWidth(_ record: inout Record) -> RowKind? {
    let width = columns.map.names.count
    let surplus = record.cells.count - width
    if record.cells.suffix(surplus).allSatisfy({ bytes.trimmed($0.range).isEmpty }) { return nil }
    guard let date = columns.dates.first, record.cells.contains(where: { ColumnProfile.isDate(bytes, $0) }) else {
      return nil
    }
    if let cells = joinedDecimals(record.cells, surplus: surplus) {
      record.cells = cells
      return nil
    }
    if surplus <= 8 {
      let cells = record.cells
      let repaired = (0..<width).lazy.filter { isText($0) }.map { joined(cells, at: $0, surplus: surplus) }
        .filter { fits($0) }.prefix(2)
      let found = Array(repaired)
      if found.count == 1 {
        record.cells = found[0]
        return nil
      }
    }
    return .problem(column: date, .tooManyCells(found: record.cells.count, expected: width))
  }

  /// The cells with decimals put behind their numbers again, where a decimal comma without quotes has cut them: each
  /// surplus cell has to be two digits behind a number without a mark.
  private func joinedDecimals(_ cells: [Cell], surplus: Int) -> [Cell]? {
    var joined: [Cell] = []
    var left = surplus
    var index = 0
    while index < cells.count {
      let isNumber = columns.numbers.contains(joined.count) || columns.map.balance == joined.count
      if left > 0, isNumber, index + 1 < cells.count, let number = NumberLexer.lex(bytes, cells[index]),
        number.lastMark != .point, number.lastMark != .comma, isDecimals(cells[index + 1])
      {
        joined.append(Cell(range: cells[index].range.lowerBound..<cells[index + 1].range.upperBound))
        left -= 1
        index += 2
      } else {
        joined.append(cells[index])
        index += 1
      }
    }
    return left == 0 && fits(joined) ? joined : nil
  }

  private func isDecimals(_ cell: Cell) -> Bool {
    cell.range.count == 2 && cell.range.allSatisfy { bytes.digit(at: $0) != nil }
  }

  /// The cells with one more than `surplus` of them made one; they stand side by side in the text.
  private func joined(_ cells: [Cell], at column: Int, surplus: Int) -> [Cell] {
    let start = cells[column].range.lowerBound
    let joined = Cell(range: start..<max(start, cells[column + surplus].range.upperBound))
    return cells[..<column] + [joined] + cells[(column + surplus + 1)...]
  }

  private func isText(_ column: Int) -> Bool {
    let map = columns.map
    return !columns.dates.contains(column) && !columns.numbers.contains(column)
      && ![map.balance, map.currency, map.direction].contains(column)
  }

  /// Whether cells are dates and numbers where they have to be.
  private func fits(_ cells: [Cell]) -> Bool {
    func cell(_ column: Int) -> Cell { column < cells.count ? cells[column] : .empty }
    let hasDates = columns.dates.allSatisfy { bytes.isBlank(cell($0)) || date(bytes.content(cell($0))) != nil }
    let hasDate = columns.dates.contains { !bytes.isBlank(cell($0)) }
    let numbers = columns.numbers + [columns.map.balance].compactMap { $0 }
    let hasNumbers = numbers.allSatisfy { bytes.isBlank(cell($0)) || isNumber(cell($0)) }
    let hasMoney = columns.numbers.contains { !bytes.isBlank(cell($0)) }
    return hasDates && hasDate && hasNumbers && hasMoney
  }
}
