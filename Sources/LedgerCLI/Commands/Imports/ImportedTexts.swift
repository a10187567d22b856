internal import LedgerDomain

/// Finds the lines of imported rows in the text of their file.
enum ImportedTexts {
  /// How many rows are looked up at once: their text is unpacked in one piece.
  private static let rowsAtOnce = 500
  /// How many lines a row with line breaks in its cells takes at most; longer ones are cut.
  private static let mostLines = 50

  /// The text of each row by its first line: that line, and those on which a quoted cell goes on.
  ///
  /// - Parameters:
  ///   - rows: the rows in the order of the file.
  ///   - text: gives lines of the file; nil where they were not kept.
  /// - Returns: the texts, without the line break at their end.
  /// - Throws: what `text` throws.
  static func texts(
    of rows: [ImportedRow], text: (ClosedRange<Int>) throws -> String?
  ) throws -> [Int: String] {
    var texts: [Int: String] = [:]
    for start in stride(from: 0, to: rows.count, by: rowsAtOnce) {
      let piece = rows[start..<min(start + rowsAtOnce, rows.count)]
      guard let first = piece.first?.line, let last = piece.last?.line, first <= last,
        let text = try text(first...(last + mostLines))
      else { continue }
      let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      for row in piece where row.line - first < lines.count {
        texts[row.line] = record(lines[(row.line - first)...].prefix(mostLines)).joined(separator: "\n")
      }
    }
    return texts
  }

  /// The first line, and further ones until no quote is open (RFC 4180 §2.6).
  private static func record(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var quotes = 0
    for index in lines.indices {
      quotes += lines[index].utf8.count { $0 == UInt8(ascii: "\"") }
      if quotes.isMultiple(of: 2) { return lines[...index] }
    }
    // The quote is no RFC 4180 one, as in 3" pipe: the row is one line.
    return lines.prefix(1)
  }
}
