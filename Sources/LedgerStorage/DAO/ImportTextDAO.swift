internal import SQLiteKit

/// The texts of imported files, in compressed blocks of whole lines.
struct ImportTextDAO {
  /// No block is larger when it is read, whatever the file says: one line may be longer than a block.
  private static let mostBytes = 1 << 28

  let connection: Connection

  /// Keeps whole lines of the text of a file.
  func insert(_ block: [UInt8], of number: Int64, firstLine: Int) throws {
    try connection.run(
      "INSERT INTO import_text (import_id, first_line, size, text) VALUES (?, ?, ?, ?)", number, firstLine,
      block.count, SQLiteValue.blob(Zlib.compress(block[...])))
  }

  /// Lines of the text of a file, without the end of the last one; nil where the text was not kept or has no such line.
  func lines(_ lines: ClosedRange<Int>, of number: Int64) throws -> String? {
    var found: [UInt8] = []
    var line = 1
    try connection.forEach(
      """
      SELECT first_line, size, text FROM import_text
      WHERE import_id = ?1 AND first_line <= ?3 AND first_line >= ifnull(
        (SELECT max(first_line) FROM import_text WHERE import_id = ?1 AND first_line <= ?2), 1)
      ORDER BY first_line
      """, number, lines.lowerBound, lines.upperBound
    ) { row in
      line = try row.value(0)
      let size: Int = try row.value(1)
      guard size <= ImportTextDAO.mostBytes else { throw Zlib.Damaged() }
      let text = try Zlib.decompress(try row.value(2), size: size)
      for index in text.indices {
        if lines.contains(line) { found.append(text[index]) }
        if ImportTextDAO.endsLine(text, index) { line += 1 }
      }
    }
    while let last = found.last, last == 0x0a || last == 0x0d { found.removeLast() }
    return found.isEmpty ? nil : String(decoding: found, as: UTF8.self)
  }

  /// Whether a line ends with the byte at an index: with LF, CR LF or CR.
  private static func endsLine(_ text: [UInt8], _ index: Int) -> Bool {
    if text[index] == 0x0a { return true }
    return text[index] == 0x0d && (index + 1 == text.count || text[index + 1] != 0x0a)
  }
}
