import LedgerDomain

/// Opens a file in the format that it was found to have.
enum MovementSources {
  /// The proved source.
  ///
  /// - Throws: ``ImportError`` when the file as a whole cannot be read in one way alone, or the format is not read.
  static func open(
    _ bytes: SourceBytes, as format: TextFormat, options: ReadingOptions, currency: Currency
  ) throws(ImportError) -> any MovementSource {
    switch format {
    case .ofx: try OfxSource(bytes, options: options, currency: currency)
    case .qif: try QifSource(bytes, options: options, currency: currency)
    case .camt: try CamtSource(bytes, options: options, currency: currency)
    case .mt940: Mt940Source(bytes, options: options, currency: currency)
    case .xml, .html, .json: throw .notDelimited(format)
    }
  }
}
