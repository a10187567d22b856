public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// Writes all that the ledger holds as lines of JSON, as of one moment: the same ledger always as the same bytes. What is
  /// derived from entries is left out.
  ///
  /// - Parameter body: gets whole lines in UTF-8, several at a time, in order; the bytes are valid only inside.
  /// - Returns: what was written, and the names of tables of the file that are not the ledger's and were left out.
  /// - Throws: ``ExportError``; `SQLiteError`; what `body` throws.
  public func exportAll(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws -> (summary: ExportSummary, leftOut: [String]) {
    let schema = try ExportSchema()
    return try read {
      var writing = Writing()
      writing.line.addHeader(schema: schema.version)
      for table in schema.tables { try write(table, &writing, to: body) }
      let rowCount = writing.rowCounts.values.reduce(0, +)
      try writing.passOn(to: body)
      let summary = ExportSummary(
        schema: schema.version, tableCount: schema.tables.count, rowCount: rowCount,
        entryCount: writing.rowCounts["entry", default: 0], sha256: writing.digest.hexadecimal())
      writing.line.addEnd(rowCount: rowCount, sha256: summary.sha256)
      try writing.passOn(to: body)
      return (summary, try schema.foreignTables(in: connection))
    }
  }

  private func write(
    _ table: ExportedTable, _ writing: inout Writing, to body: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    writing.line.add(table)
    var count = 0
    do {
      try connection.forEach(table.selection) { row in
        try writing.line.add(row, of: table)
        count += 1
        if writing.line.bytes.count >= Writing.pieceSize { try writing.passOn(to: body) }
      }
    } catch let error as StatementError {
      throw ExportError(error, in: table.name, row: count + 1)
    }
    writing.rowCounts[table.name] = count
  }

  /// How far an export has come.
  private struct Writing {
    static let pieceSize = 1 << 16

    var line = ExportLine()
    var digest = SHA256()
    var rowCounts: [String: Int] = [:]

    mutating func passOn(to body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
      try line.bytes.withUnsafeBufferPointer { bytes in
        digest.combine(bytes)
        try body(bytes)
      }
      line.empty()
    }
  }
}
