import LedgerDomain

/// What the proofs share: the text, where its rows are, and what a person said about it.
struct FileContext {
  /// The text of the file.
  let bytes: SourceBytes
  /// Where its rows are.
  let layout: Layout
  /// What a person said.
  let options: ReadingOptions
  /// The currency of rows that state none.
  let currency: Currency

  /// A walk through the records behind the header.
  func walker(_ sections: [Int: PreparedColumns] = [:]) -> RowWalker {
    let parser = RowParser(bytes, layout: layout, options: options, currency: currency)
    return RowWalker(bytes, layout: layout, parser: parser, sections: sections)
  }
}
