public import LedgerDomain

/// A bank's file that has been read and proved: one reading for each column, or a refusal that names the option that
/// decides (SEMANTICS §8).
///
/// The bytes are kept once, as UTF-8; rows are made while they are walked through, so that a million of them need not
/// be kept as values.
public struct Statement: Sendable {
  /// What the file turned out to be.
  public internal(set) var detected: DetectedFormat
  /// The number of records after the header: read, skipped and rejected.
  public internal(set) var rowCount: Int
  /// The records that are no movement, or not wanted.
  public internal(set) var skipped: [SkippedRow]
  /// The rows that cannot be read.
  public internal(set) var problems: [RowProblem]
  /// What a person should know, though the file can be read.
  public internal(set) var warnings: [ImportWarning]
  /// The bank's ids that occur more than once in the file.
  public internal(set) var repeatedReferences: Set<String>
  /// The first and last date; nil when no row can be read.
  public internal(set) var dates: ClosedRange<CalendarDate>?
  /// The currencies of the rows that can be read, in the order of their first use.
  public internal(set) var currencies: [Currency]

  let context: FileContext
  let reading: Reading

  /// Reads and proves a file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is on the disk.
  ///   - options: what a person says about it.
  ///   - defaultCurrency: the currency of rows, where neither the file nor the options state one.
  /// - Throws: ``ImportError`` when the file as a whole cannot be read in one way alone.
  public init(bytes: [UInt8], options: ReadingOptions, defaultCurrency: Currency) throws(ImportError) {
    let text = try FileText(file: bytes, encoding: options.encoding)
    if let format = TextFormat(firstKilobyteOf: text.bytes) { throw .notDelimited(format) }
    let layout = try LayoutFinder(text.bytes, options: options).find()
    let currency = options.currency ?? layout.statedCurrency ?? defaultCurrency
    context = FileContext(bytes: text.bytes, layout: layout, options: options, currency: currency)
    let proof = try StatementProof(context)
    reading = proof.reading
    detected = proof.detected(encoding: text.encoding)
    rowCount = proof.rowCount
    skipped = proof.skipped
    problems = proof.problems
    warnings = text.warnings + proof.warnings
    dates = proof.dates
    currencies = proof.currencies
    repeatedReferences = []
    repeatedReferences = collectRepeatedReferences(proof.repeatedReferenceHashes)
  }
}
