/// Reads the records of a text one after the other, without making strings (RFC 4180, and what banks make of it).
struct RecordReader {
  /// The place behind the last record.
  private(set) var position: Int
  private(set) var line: Int
  private var released: Int
  private let dialect: Dialect
  private let labels: LabelledRecords?

  /// A quoted cell that goes on for more lines than this was not meant to be quoted.
  private static let longestCellInLines = 200

  /// No table of money has more columns; a line with more cells is read up to the first one too many.
  static let mostCells = 1000

  /// Begins at a place of the text.
  init(_ dialect: Dialect, labels: LabelledRecords? = nil, from position: Int = 0, line: Int = 1) {
    self.dialect = dialect
    self.labels = labels
    self.position = position
    released = position
    self.line = line
  }

  /// Reads the next record that is not blank; false at the end of the text.
  mutating func next(_ bytes: SourceBytes, into record: inout Record) -> Bool {
    if position - released >= ByteMemory.releaseStep {
      bytes.release(before: position)
      released = position
    }
    if let labels { return labels.next(bytes, position: &position, line: &line, into: &record) }
    while position < bytes.count {
      let start = position
      let firstLine = line
      record.line = line
      record.cells.removeAll(keepingCapacity: true)
      let isWellFormed = readStrictly(bytes, into: &record)
      if !isWellFormed || (dialect.width > 0 && line - firstLine > 1 && record.cells.count != dialect.width) {
        retry(bytes, from: start, line: firstLine, isWellFormed: isWellFormed, into: &record)
      }
      record.range = start..<position
      if record.cells.count > 1 || record.cells.first.map({ !bytes.trimmed($0.range).isEmpty }) ?? false {
        return true
      }
    }
    return false
  }

  /// Reads one record by the letter of RFC 4180; false when a quote stands where none may.
  private mutating func readStrictly(_ bytes: SourceBytes, into record: inout Record) -> Bool {
    var isWellFormed = true
    var index = position
    while true {
      var start = index
      // A blank in front of a quote belongs to no cell.
      if dialect.quotes { while start < bytes.count, bytes[start] == 0x20 { start += 1 } }
      if dialect.quotes, start < bytes.count, bytes[start] == 0x22 {
        switch readQuoted(bytes, from: start, &index) {
        case .closed(let cell): record.cells.append(cell)
        case .goesOn(let cell):
          record.cells.append(cell)
          isWellFormed = false
        case .neverClosed(let cell):
          record.cells.append(cell)
          position = index
          return false
        }
      } else {
        let cellStart = index
        skipToEndOfCell(bytes, &index)
        record.cells.append(Cell(range: cellStart..<index))
      }
      guard index < bytes.count, bytes[index] == dialect.delimiter else { break }
      if record.cells.count > RecordReader.mostCells {
        while index < bytes.count, bytes[index] != 0x0a, bytes[index] != 0x0d { index += 1 }
        break
      }
      index += 1
    }
    position = RecordReader.skipLineEnd(bytes, at: index)
    line += 1
    return isWellFormed
  }

  /// What became of a cell that began with a quote.
  private enum QuotedCell {
    /// It ended with a quote.
    case closed(Cell)
    /// Text followed the closing quote: the quotes are part of the text.
    case goesOn(Cell)
    /// The text ended, or many lines passed.
    case neverClosed(Cell)
  }

  /// Reads a cell that begins with a quote.
  private mutating func readQuoted(_ bytes: SourceBytes, from start: Int, _ index: inout Int) -> QuotedCell {
    let firstLine = line
    var cell = Cell(range: (start + 1)..<(start + 1), isQuoted: true)
    index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 {
        guard index + 1 < bytes.count, bytes[index + 1] == 0x22 else { break }
        cell.hasDoubledQuotes = true
        index += 2
        continue
      }
      if byte == 0x0a || (byte == 0x0d && !(index + 1 < bytes.count && bytes[index + 1] == 0x0a)) {
        line += 1
        if line - firstLine > RecordReader.longestCellInLines { break }
      }
      index += 1
    }
    cell.range = (start + 1)..<index
    guard index < bytes.count, bytes[index] == 0x22 else { return .neverClosed(cell) }
    index += 1
    while index < bytes.count, bytes[index] == 0x20 || (bytes[index] == 0x09 && dialect.delimiter != 0x09) {
      index += 1
    }
    if index >= bytes.count || isEndOfCell(bytes[index]) { return .closed(cell) }
    skipToEndOfCell(bytes, &index)
    return .goesOn(Cell(range: start..<index))
  }

  @inline(__always)
  private func isEndOfCell(_ byte: UInt8) -> Bool { byte == dialect.delimiter || byte == 0x0a || byte == 0x0d }

  @inline(__always)
  private func skipToEndOfCell(_ bytes: SourceBytes, _ index: inout Int) {
    index = bytes.endOfCell(from: index, delimiter: dialect.delimiter)
  }

  /// Reads a line whose quotes are not doubled as they should be: a quote closes a cell only in front of a delimiter or
  /// the end of the line. Whatever gives the usual number of cells wins.
  private mutating func retry(
    _ bytes: SourceBytes, from start: Int, line firstLine: Int, isWellFormed: Bool, into record: inout Record
  ) {
    let isOpenToTheEnd = !isWellFormed && (position >= bytes.count || line - firstLine > 1)
    var end = start
    while end < bytes.count, bytes[end] != 0x0a, bytes[end] != 0x0d { end += 1 }
    let plain = lenientCells(bytes, start..<end, closesBeforeQuote: false)
    let quoted = lenientCells(bytes, start..<end, closesBeforeQuote: true)
    let lenient = quoted.count == dialect.width ? quoted : plain
    guard isOpenToTheEnd || (dialect.width > 0 && lenient.count == dialect.width) else { return }
    record.cells = lenient
    position = RecordReader.skipLineEnd(bytes, at: end)
    line = firstLine + 1
  }

  private func lenientCells(_ bytes: SourceBytes, _ range: Range<Int>, closesBeforeQuote: Bool) -> [Cell] {
    var cells: [Cell] = []
    var index = range.lowerBound
    // Where one quote finds no closing one, no later quote of the line does.
    var mayClose = true
    while true {
      var close: Int?
      if mayClose, index < range.upperBound, bytes[index] == 0x22 {
        close = closingQuote(bytes, from: index + 1, to: range.upperBound, closesBeforeQuote)
        mayClose = close != nil
      }
      if let close {
        cells.append(Cell(range: (index + 1)..<close, isQuoted: true, hasDoubledQuotes: true))
        index = close + 1
      } else {
        let start = index
        while index < range.upperBound, bytes[index] != dialect.delimiter { index += 1 }
        cells.append(Cell(range: start..<index))
      }
      if index >= range.upperBound || cells.count > RecordReader.mostCells { return cells }
      index += 1
    }
  }

  /// The first quote with a delimiter, or a delimiter and another quote, or the end of the line behind it.
  private func closingQuote(_ bytes: SourceBytes, from start: Int, to end: Int, _ beforeQuote: Bool) -> Int? {
    var index = start
    while index < end {
      if bytes[index] == 0x22 {
        if index + 1 == end { return index }
        if bytes[index + 1] == dialect.delimiter {
          if !beforeQuote || index + 2 == end || bytes[index + 2] == 0x22 { return index }
        }
      }
      index += 1
    }
    return nil
  }

  /// The index behind the line end at an index.
  static func skipLineEnd(_ bytes: SourceBytes, at index: Int) -> Int {
    guard index < bytes.count else { return index }
    if bytes[index] == 0x0d, index + 1 < bytes.count, bytes[index + 1] == 0x0a { return index + 2 }
    return index + 1
  }
}
