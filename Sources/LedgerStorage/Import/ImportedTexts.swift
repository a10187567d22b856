internal import LedgerDomain

/// Finds the texts of rows in the text of their file, whose blocks of whole lines come by in order. Lines end with LF, CR LF
/// or CR.
struct ImportedTexts {
  /// A row that goes on behind the block in which it begins.
  private struct OpenRow {
    let entry: Entry.ID
    var text: [UInt8]
    var missing: Int
  }

  /// The texts that are complete, by the entries of their rows, with LF between two lines.
  private(set) var found: [Entry.ID: String] = [:]
  private var rows: ArraySlice<ImportedRow>
  private var open: [OpenRow] = []

  /// Looks for the texts of rows, in whatever order they are.
  init(of rows: [ImportedRow]) {
    self.rows = rows.sorted { ($0.line, $0.extent?.lineOffset ?? 0) < ($1.line, $1.extent?.lineOffset ?? 0) }[...]
  }

  /// Whether something in front of a line is looked for.
  func needsLines(before line: Int) -> Bool { !open.isEmpty || rows.first.map { $0.line < line } ?? false }

  /// Takes in the next block.
  mutating func take(_ text: [UInt8], firstLine: Int) {
    goOn(text)
    var line = firstLine
    var start = 0
    while let row = rows.first {
      while line < row.line, start < text.count {
        start = LineEnd(ofLineFrom: start, in: text).next
        line += 1
      }
      guard start < text.count else { return }
      rows.removeFirst()
      if line == row.line { begin(row, text, lineFrom: start) }
    }
  }

  private mutating func begin(_ row: ImportedRow, _ text: [UInt8], lineFrom start: Int) {
    guard let extent = row.extent else {
      return close(row.entry, text[start..<LineEnd(ofLineFrom: start, in: text).index])
    }
    let first = min(start + extent.lineOffset, text.count)
    let kept = text[first...].prefix(extent.byteCount)
    if kept.count == extent.byteCount { return close(row.entry, kept) }
    open.append(OpenRow(entry: row.entry, text: Array(kept), missing: extent.byteCount - kept.count))
  }

  private mutating func goOn(_ text: [UInt8]) {
    for index in open.indices {
      let more = text.prefix(open[index].missing)
      open[index].text += more
      open[index].missing -= more.count
      if open[index].missing == 0 { close(open[index].entry, open[index].text[...]) }
    }
    open.removeAll { $0.missing == 0 }
  }

  private mutating func close(_ entry: Entry.ID, _ text: ArraySlice<UInt8>) {
    var lines: [UInt8] = []
    lines.reserveCapacity(text.count)
    for index in text.indices {
      let isPair = text[index] == 0x0d && index + 1 < text.endIndex && text[index + 1] == 0x0a
      if !isPair { lines.append(text[index] == 0x0d ? 0x0a : text[index]) }
    }
    found[entry] = String(decoding: lines, as: UTF8.self)
  }
}
