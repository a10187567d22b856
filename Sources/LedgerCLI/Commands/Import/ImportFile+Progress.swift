internal import LedgerDomain
internal import LedgerImport
internal import ThreadKit

extension ImportFile {
  /// A file of this size takes long enough to be proved that a person wonders.
  private static let longProof = 20_000_000
  /// From this size on a second thread saves more time than it takes to begin.
  private static let worthThread = 1 << 18

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

  /// Finds the SHA-256 of a file while the file is proved.
  ///
  /// - Throws: what `prove` throws.
  static func hashed<T>(_ bytes: SourceBytes, while prove: () throws -> T) rethrows -> (proved: T, hash: String) {
    let hashing = bytes.count < worthThread ? nil : HelperThread { bytes.sha256 }
    let proved = try prove()
    // A digest is found of any bytes, so that it fails only where there was no thread.
    return (proved, (try? hashing?.join()) ?? bytes.sha256)
  }

  /// Gives `body` each row, and shows how many are done. Those of a large file are made ahead while `body` is busy.
  ///
  /// - Throws: what `body` throws.
  func forEachRow(_ body: (KeyedRow) throws -> Void) throws {
    progress.begin("reading \(name)", rows: statement.rowCount, bytes: size)
    defer { progress.clear() }
    let rows = ReadAhead<KeyedRow> { [statement] use in try statement.forEachRow { try use(KeyedRow($0)) } }
    let isLarge = size >= ImportFile.worthThread
    try rows.forEach(isAhead: isLarge) { row in
      try body(row)
      progress.step()
    }
  }
}
