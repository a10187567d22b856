import LedgerDomain

/// A file that is not in columns, proved and ready to be walked through.
///
/// A source keeps the text of the file and no rows: they are made again in each walk, so that a million of them need no
/// more memory than the text.
protocol MovementSource: Sendable {
  /// Gives `body` each record in the order of the file, until it returns false.
  func walk(_ body: (MovementRecord) -> Bool)

  /// The description of the file.
  func detected(encoding: TextEncoding) -> DetectedFormat

  /// What the file says against settings that were given.
  var contradictions: [OptionContradiction] { get }
}

extension MovementSource {
  /// A format that says itself how it is written has nothing to contradict.
  var contradictions: [OptionContradiction] { [] }

  /// Gives `body` each movement; with its id when `usesReferences` says that the file's ids are ids.
  ///
  /// - Throws: what `body` throws.
  func forEachRow(usesReferences: Bool, _ body: (ImportRow) throws -> Void) throws {
    var failure: (any Error)?
    walk { record in
      guard case .row(var row) = record else { return true }
      if !usesReferences { row.reference = nil }
      do {
        try body(row)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }
}
