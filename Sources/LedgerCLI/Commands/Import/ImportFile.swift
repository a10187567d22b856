internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

/// One file on its way into the ledger: read and proved, or refused.
struct ImportFile {
  let path: String
  private let reading: Result<Statement, ImportError>

  /// Reads and proves a file.
  ///
  /// - Throws: ``FileError``.
  init(_ path: String, options: ReadingOptions, _ target: ImportTarget, in context: Context) throws {
    self.path = path
    let bytes = try path == "-" ? context.host.readStandardInput() : FileBytes.read(path: path)
    do throws(ImportError) {
      reading = .success(try Statement(bytes: bytes, options: options, defaultCurrency: target.currency))
    } catch {
      reading = .failure(error)
    }
  }

  /// The file's name, as lists of imports show it.
  var name: String { path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "") }

  /// The reading of a file that was not refused.
  var statement: Statement {
    guard case .success(let statement) = reading else { preconditionFailure("a refused file is not imported") }
    return statement
  }

  /// Why the file cannot be imported; nil when it can.
  func failure(skippingBadRows: Bool) -> CommandFailure? {
    switch reading {
    case .failure(let error): return .fileRefused(file: path, sentence: ImportErrorSentence.sentence(error))
    case .success(let statement):
      guard !skippingBadRows, !statement.problems.isEmpty else { return nil }
      return .rowsRejected(
        file: path, count: statement.problems.count, first: statement.problems.prefix(5).map(RowSentence.sentence))
    }
  }

  /// Whether the file as a whole could be read, which single rows of it may not be.
  var isReadable: Bool {
    switch reading {
    case .success: true
    case .failure: false
    }
  }

  /// Why a file that could not be read was refused.
  func refusal(dryRun: Bool) -> ImportDocument {
    guard case .failure(let error) = reading else { preconditionFailure("the file was read") }
    return ImportDocument(file: path, batch: nil, isDryRun: dryRun, problems: ImportFile.problems(of: error))
  }

  /// What became of the file's rows.
  func document(
    _ summary: ImportSummary, rows: [RowOutcome]?, account: Account, dryRun: Bool
  ) -> ImportDocument {
    var document = ImportDocument(
      file: path, batch: summary.batch, isDryRun: dryRun,
      counts: ImportDocument.Counts(
        new: summary.new, known: summary.known, linked: summary.linked, skipped: summary.skipped,
        rejected: statement.problems.count),
      detected: ImportDocument.Detected(statement.detected), days: summary.dates,
      totals: summary.totals.map { ImportDocument.Total(moneyIn: $0.moneyIn, moneyOut: $0.moneyOut) },
      problems: statement.problems.map(ImportDocument.Problem.init),
      transactions: rows.map { transactions($0, account: account) })
    document.account = account.name
    document.createdCategories = summary.createdCategories
    document.unknownCategories = summary.unknownCategories
    document.uncategorizedCount = summary.uncategorized
    document.skippedRows = statement.skipped.map { row in
      ImportDocument.Problem(line: row.line, reason: RowSentence.reason(row.reason))
    }
    document.warnings = statement.warnings.map(RowSentence.sentence)
    return document
  }

  /// Each row of the file in its order: those that were read, those passed over, those that cannot be read.
  private func transactions(_ rows: [RowOutcome], account: Account) -> [ImportDocument.Transaction] {
    let read = rows.map { outcome in
      ImportDocument.Transaction(
        outcome.row, category: outcome.category, account: account.name, status: outcome.status,
        reason: outcome.reason?.sentence)
    }
    let skipped = statement.skipped.map { row in
      ImportDocument.Transaction(
        line: row.line, account: account.name, status: .skipped, reason: RowSentence.reason(row.reason))
    }
    let rejected = statement.problems.map { problem in
      ImportDocument.Transaction(
        line: problem.line, account: account.name, status: .rejected, reason: RowSentence.reason(problem.reason))
    }
    return (read + skipped + rejected).sorted { $0.line < $1.line }
  }

  private static func problems(of error: ImportError) -> [ImportDocument.Problem] {
    if case .badCells(let problems) = error, !problems.isEmpty {
      return problems.map(ImportDocument.Problem.init)
    }
    return [ImportDocument.Problem(line: nil, reason: ImportErrorSentence.sentence(error))]
  }
}

extension ImportDocument.Problem {
  fileprivate init(_ problem: RowProblem) {
    self.init(line: problem.line, column: problem.column, reason: RowSentence.reason(problem.reason))
  }
}

extension ImportDocument.Detected {
  fileprivate init(_ format: DetectedFormat) {
    self.init(
      profile: format.profile, encoding: format.encoding, delimiter: format.delimiter, decimal: format.decimal,
      dateFormat: format.dateFormat, columns: format.columns.map { ($0.role.rawValue, $0.name) })
  }
}

extension RowOutcome.Reason {
  /// The reason in a few words.
  fileprivate var sentence: String {
    switch self {
    case .deletedByOwner: "deleted by you"
    }
  }
}
