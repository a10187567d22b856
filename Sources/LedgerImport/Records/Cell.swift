/// One cell of a record: a range of the text, without the quotes around it.
struct Cell: Hashable, Sendable {
  /// The range, white space at the ends included.
  var range: Range<Int>
  /// Whether quotes stood around it.
  var isQuoted = false
  /// Whether each doubled quote inside stands for one.
  var hasDoubledQuotes = false

  /// A cell of no characters.
  static let empty = Cell(range: 0..<0)
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The text of a cell for people: quotes undone, the guards of spreadsheets taken off, white space collapsed to
  /// one blank; nil when nothing is left, or only a dash that stands for nothing.
  func text(_ cell: Cell) -> String? {
    let range = content(cell)
    if range.isEmpty || isPlaceholder(range) { return nil }
    if isPlain(cell, range) { return text(range) }
    var collapsed: [UInt8] = []
    collapsed.reserveCapacity(range.count)
    var index = range.lowerBound
    var pendingBlank = false
    while index < range.upperBound {
      let width = whiteSpaceWidth(at: index, before: range.upperBound)
      if width > 0 {
        pendingBlank = true
        index += width
        continue
      }
      if pendingBlank { collapsed.append(0x20) }
      pendingBlank = false
      collapsed.append(self[index])
      let isDoubled = cell.hasDoubledQuotes && self[index] == 0x22 && index + 1 < range.upperBound
      index += isDoubled && self[index + 1] == 0x22 ? 2 : 1
    }
    if collapsed.count > 1, collapsed.first == 0x22, collapsed.last == 0x22,
      !collapsed.dropFirst().dropLast().contains(0x22)
    {
      collapsed = Array(collapsed.dropFirst().dropLast())
    }
    return collapsed.isEmpty ? nil : String(decoding: collapsed, as: UTF8.self)
  }

  /// Whether the text of a cell can be taken as it stands.
  private func isPlain(_ cell: Cell, _ range: Range<Int>) -> Bool {
    if cell.hasDoubledQuotes || self[range.lowerBound] == 0x22 { return false }
    for index in range {
      let byte = self[index]
      if byte < 0x20 || (byte == 0x20 && self[index + 1] == 0x20)
        || (byte >= 0xc2 && whiteSpaceWidth(at: index, before: range.upperBound) > 0)
      {
        return false
      }
    }
    return true
  }

  /// The range of what a cell says: without white space at the ends, a spreadsheet's `="…"` or `'…'` around it, or its
  /// `'` in front.
  func content(_ cell: Cell) -> Range<Int> {
    var range = trimmed(cell.range)
    guard !range.isEmpty else { return range }
    let first = self[range.lowerBound]
    if first == UInt8(ascii: "=") {
      range = (range.lowerBound + 1)..<range.upperBound
      // The quotes of `="…"` are doubled inside a quoted cell.
      for _ in 0..<2 where range.count >= 2 && self[range.lowerBound] == 0x22 && self[range.upperBound - 1] == 0x22 {
        range = (range.lowerBound + 1)..<(range.upperBound - 1)
      }
      return trimmed(range)
    }
    if first == UInt8(ascii: "'") {
      let closes = range.count >= 2 && self[range.upperBound - 1] == first
      return trimmed((range.lowerBound + 1)..<(closes ? range.upperBound - 1 : range.upperBound))
    }
    return range
  }

  /// Whether a cell says nothing: it is blank, or a dash or slash that stands for nothing.
  func isBlank(_ cell: Cell) -> Bool {
    isBlank(content: content(cell))
  }

  /// Whether the content of a cell says nothing.
  @inline(__always)
  func isBlank(content range: Range<Int>) -> Bool { range.isEmpty || isPlaceholder(range) }

  /// Whether a range holds but dashes, or one slash: what some banks write for "nothing".
  private func isPlaceholder(_ range: Range<Int>) -> Bool {
    switch self[range.lowerBound] {
    case UInt8(ascii: "-"), 0xe2:
      var index = range.lowerBound
      while index < range.upperBound {
        if self[index] == UInt8(ascii: "-") {
          index += 1
        } else if index + 2 < range.upperBound, self[index] == 0xe2, self[index + 1] == 0x80,
          self[index + 2] == 0x93 || self[index + 2] == 0x94
        {
          index += 3
        } else {
          return false
        }
      }
      return true
    case UInt8(ascii: "/"): return range.count == 1
    default: return false
    }
  }
}
