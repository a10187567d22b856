internal import LedgerDomain
internal import SQLiteKit

/// The texts of imported files, in compressed blocks of whole lines.
struct ImportTextDAO {
  /// No block is larger when it is read, whatever the file says: one line may be longer than a block.
  private static let mostBytes = 1 << 28

  let connection: Connection

  /// Keeps whole lines of the text of a file.
  func insert(_ block: ImportTextBlock, of number: Int64) throws {
    try connection.run(
      "INSERT INTO import_text (import_id, first_line, size, text) VALUES (?, ?, ?, ?)", number, block.firstLine,
      block.size, SQLiteValue.blob(block.compressed))
  }

  /// The texts of rows of a file, as far as they were kept, by the entries of the rows.
  func texts(of rows: [ImportedRow], in number: Int64) throws -> [Entry.ID: String] {
    let firstLines = try firstLines(of: number)
    var texts = ImportedTexts(of: rows)
    for (firstLine, nextLine) in zip(firstLines, firstLines.dropFirst() + [.max])
    where texts.needsLines(before: nextLine) {
      texts.take(try block(firstLine, of: number), firstLine: firstLine)
    }
    return texts.found
  }

  /// Gives `body` the text of a file from its beginning, in blocks of whole lines.
  func forEachBlock(of number: Int64, _ body: ([UInt8]) throws -> Void) throws {
    let firstLines = try firstLines(of: number)
    for firstLine in firstLines { try body(try block(firstLine, of: number)) }
  }

  /// Where the blocks of the text of a file begin.
  func firstLines(of number: Int64) throws -> [Int] {
    try connection.all("SELECT first_line FROM import_text WHERE import_id = ? ORDER BY first_line", number) {
      try $0.value(0)
    }
  }

  /// Puts a text of the same length in the place of a block.
  func replace(_ block: [UInt8], of number: Int64, firstLine: Int) throws {
    try connection.run(
      "UPDATE import_text SET text = ? WHERE import_id = ? AND first_line = ?",
      SQLiteValue.blob(Zlib.compress(block[...])), number, firstLine)
  }

  /// The block that begins with a line.
  func block(_ firstLine: Int, of number: Int64) throws -> [UInt8] {
    do {
      return try storedBlock(firstLine, of: number)
    } catch is Zlib.Damaged {
      throw LedgerError.damaged(.importText(number))
    }
  }

  private func storedBlock(_ firstLine: Int, of number: Int64) throws -> [UInt8] {
    try connection.first(
      "SELECT size, text FROM import_text WHERE import_id = ? AND first_line = ?", number, firstLine
    ) { row in
      let size: Int = try row.value(0)
      guard size <= ImportTextDAO.mostBytes else { throw Zlib.Damaged() }
      return try Zlib.decompress(try row.value(1), size: size)
    } ?? []
  }
}
