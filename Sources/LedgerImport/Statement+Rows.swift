public import LedgerDomain

extension Statement {
  /// Gives `body` each row that can be read, in the order of the file. It can be called again.
  public func forEachRow(_ body: (ImportRow) throws -> Void) throws {
    switch source {
    case .delimited(let context, let reading): try forEachRow(context, reading, body)
    case .movements(let source, let usesReferences):
      try source.forEachRow(usesReferences: usesReferences, body)
    }
  }

  private func forEachRow(_ context: FileContext, _ reading: Reading, _ body: (ImportRow) throws -> Void) throws {
    var pending: ImportRow?
    var start = 0
    var walker = context.walker(reading.sections)
    while let kind = walker.next() {
      switch kind {
      case .row:
        if let ready = pending.take() { try body(ready) }
        start = walker.record.range.lowerBound
        pending = reading.importRow(
          walker.row, walker.record, columns: walker.columns, context.bytes, year: context.options.year)
      case .skipped(.continuation):
        let more = RowTexts.continuation(context.bytes, walker.record, columns: walker.columns)
        guard let more, let row = pending else { continue }
        pending?.note = [row.note, more].compactMap { $0 }.joined(separator: " ")
        pending?.extent = context.bytes.extent(of: start..<walker.record.range.upperBound, inLineFrom: start)
      case .skipped, .problem, .header:
        break
      }
    }
    if let ready = pending { try body(ready) }
  }

  /// Those of the bank's ids with some fingerprints that do occur more than once.
  func collectRepeatedReferences(
    _ hashes: Set<UInt32>, _ context: FileContext, _ reading: Reading
  ) -> Set<String> {
    if hashes.isEmpty { return [] }
    var seen: Set<String> = []
    var repeated: Set<String> = []
    var walker = context.walker(reading.sections)
    while let kind = walker.next() {
      guard case .row = kind, let column = walker.columns.map.reference else { continue }
      let cell = walker.record[column]
      if let hash = ReferenceCell.hash(context.bytes, cell), hashes.contains(hash), let id = context.bytes.text(cell) {
        if !seen.insert(id).inserted { repeated.insert(id) }
      }
    }
    return repeated
  }
}
