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
  /// What the file itself says against settings that were given.
  public internal(set) var contradictions: [OptionContradiction]
  /// The bank's ids that occur more than once in the file.
  public internal(set) var repeatedReferences: Set<String>
  /// The first and last date; nil when no row can be read.
  public internal(set) var dates: ClosedRange<CalendarDate>?
  /// The currencies of the rows that can be read, in the order of their first use.
  public internal(set) var currencies: [Currency]

  /// The text of the file as UTF-8, without a byte order mark.
  public let text: SourceBytes
  /// The names of the columns of text in columns, as the header has them; nil without a header, and for other formats.
  public let headerNames: [String]?
  /// The columns that make the payee and the note, in that order, by their names or numbers; for formats that are not in
  /// columns the name of the format alone.
  public let textColumns: [String]

  let source: StatementSource
  /// What the column of accounts holds; nil where there is none, and for other formats.
  private(set) var accountsInColumn: AccountsInFile?

  /// Reads and proves a file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is on the disk.
  ///   - options: what a person says about it. What a format has no use for, such as columns in OFX, is passed over.
  ///   - defaultCurrency: the currency of rows, where neither the file nor the options state one.
  /// - Throws: ``ImportError`` when the file as a whole cannot be read in one way alone.
  public init(bytes: SourceBytes, options: ReadingOptions, defaultCurrency: Currency) throws(ImportError) {
    let text = try FileText(file: bytes, encoding: options.encoding)
    if let format = TextFormat(firstKilobyteOf: text.bytes) {
      let currency = options.currency ?? defaultCurrency
      let source = try MovementSources.open(text.bytes, as: format, options: options, currency: currency)
      self.init(text, movements: source, options)
    } else {
      do throws(ImportError) {
        try self.init(text, delimited: options, defaultCurrency)
      } catch {
        throw Statement.cause(of: error, text)
      }
    }
  }

  /// The error that says why: names of columns that are not found may be garbled by the encoding that was given.
  private static func cause(of error: ImportError, _ text: FileText) -> ImportError {
    guard text.isUTF8Instead else { return error }
    switch error {
    case .unknownColumns(let names, _, _):
      return names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
        ? error : .otherEncoding(given: text.encoding, missing: names)
    case .noHeader, .noDateColumn, .noAmountColumn: return .otherEncoding(given: text.encoding, missing: [])
    default: return error
    }
  }

  /// Text in columns.
  private init(_ text: FileText, delimited options: ReadingOptions, _ defaultCurrency: Currency) throws(ImportError) {
    let layout = try LayoutFinder(text.bytes, options: options).find()
    let currency = options.currency ?? layout.statedCurrency ?? defaultCurrency
    let context = FileContext(bytes: text.bytes, layout: layout, options: options, currency: currency)
    let proof = try StatementProof(context)
    self.text = text.bytes
    headerNames = layout.map.names.isEmpty ? nil : layout.map.names
    textColumns = PreparedColumns(layout.map).texts.map { layout.map.name($0) }
    source = .delimited(context, proof.reading)
    detected = proof.detected(encoding: text.encoding)
    rowCount = proof.rowCount
    skipped = proof.skipped
    problems = proof.problems
    warnings = text.warnings + proof.warnings
    contradictions = text.contradictions + proof.contradictions
    dates = proof.dates
    currencies = proof.currencies
    accountsInColumn = layout.map.account == nil ? nil : proof.accountsInFile
    repeatedReferences = []
    repeatedReferences = collectRepeatedReferences(proof.repeatedReferenceHashes, context, proof.reading)
  }

  /// Another format.
  private init(_ text: FileText, movements source: some MovementSource, _ options: ReadingOptions) {
    let survey = MovementSurvey(source)
    self.text = text.bytes
    headerNames = nil
    self.source = .movements(source, usesReferences: survey.usesReferences)
    detected = source.detected(encoding: text.encoding)
    detected.name = FormatName.name(of: detected.format, text.bytes)
    textColumns = [detected.format.rawValue]
    rowCount = survey.rowCount
    skipped = survey.skipped
    problems = survey.problems
    warnings = text.warnings + survey.warnings
    contradictions =
      text.contradictions + source.contradictions + survey.statedCurrencies.contradictions(of: options.currency)
    dates = survey.dates
    currencies = survey.currencies
    repeatedReferences = survey.repeatedReferences
  }
}
