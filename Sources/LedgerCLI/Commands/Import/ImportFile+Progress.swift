internal import LedgerDomain
internal import LedgerImport

extension ImportFile {
  /// A file of this size takes long enough to be proved that a person wonders.
  private static let longProof = 20_000_000

  /// Reads and proves a file, and says so while it takes long.
  ///
  /// - Throws: `ImportError`.
  static func proved(
    _ bytes: SourceBytes, named name: String, options: ReadingOptions, currency: Currency, _ progress: ProgressBar
  ) throws(ImportError) -> Statement {
    if bytes.count > longProof { progress.announce("proving \(name)") }
    defer { progress.clear() }
    return try Statement(bytes: bytes, options: options, defaultCurrency: currency)
  }

  /// Gives `body` each row, and shows how many are done.
  ///
  /// - Throws: what `body` throws.
  func forEachRow(_ body: (ImportRow) throws -> Void) throws {
    progress.begin("reading \(name)", rows: statement.rowCount, bytes: size)
    defer { progress.clear() }
    try statement.forEachRow { row in
      try body(row)
      progress.step()
    }
  }
}
