import LedgerDomain

/// A file of MT940 or MT942 messages.
struct Mt940Source: MovementSource {
  private let bytes: SourceBytes
  private let options: ReadingOptions
  private let currency: Currency

  /// Opens a file.
  init(_ bytes: SourceBytes, options: ReadingOptions, currency: Currency) {
    self.bytes = bytes
    self.options = options
    self.currency = currency
  }

  func detected(encoding: TextEncoding) -> DetectedFormat {
    DetectedFormat(
      .mt940, encoding: encoding, decimal: .comma, dateFormat: "yyMMdd",
      signProof: options.sign == nil ? .direction : .option)
  }

  func walk(_ body: (MovementRecord) -> Bool) {
    var fields = Mt940Fields(bytes)
    var statement = Mt940Statement(currency: currency)
    while let field = fields.next() {
      for record in statement.take(field, bytes, options) {
        guard body(record) else { return }
      }
    }
    if let record = statement.finishLine(bytes, options) { _ = body(record) }
  }
}
