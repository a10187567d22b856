import LedgerDomain

/// A file of CAMT.052, CAMT.053 or CAMT.054.
struct CamtSource: MovementSource {
  private let bytes: SourceBytes
  private let options: ReadingOptions
  private let currency: Currency

  /// Opens a file, and reads it once to know that it is whole.
  ///
  /// - Throws: ``ImportError`` when the XML is damaged, could do harm, or holds no statement.
  init(_ bytes: SourceBytes, options: ReadingOptions, currency: Currency) throws(ImportError) {
    self.bytes = bytes
    self.options = options
    self.currency = currency
    let handler = CamtHandler()
    guard let events = XMLEvents(bytes, handler) else { return }
    while try events.readPiece() { _ = handler.takeItems() }
    if !handler.hasStatement { throw .noStatement(.camt) }
  }

  func detected(encoding: TextEncoding) -> DetectedFormat {
    DetectedFormat(
      .camt, encoding: encoding, decimal: .point, dateFormat: "yyyy-MM-dd",
      signProof: options.sign == nil ? .direction : .option)
  }

  func walk(_ body: (MovementRecord) -> Bool) {
    let handler = CamtHandler()
    var rows = CamtRows(options: options, currency: currency)
    guard let events = XMLEvents(bytes, handler) else { return }
    var goesOn = true
    while goesOn {
      // The file was read before, so that nothing is wrong with it.
      goesOn = (try? events.readPiece()) ?? false
      for item in handler.takeItems() {
        for record in rows.records(item) {
          guard body(record) else { return }
        }
      }
    }
  }
}
