internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

/// One file on its way into the ledger: read and proved, or refused.
struct ImportFile {
  let path: String
  /// The SHA-256 of the file in hexadecimal.
  let hash: String
  /// The number of its bytes.
  let size: Int
  /// How far its rows have come.
  let progress: ProgressBar
  /// The profile that it is read by.
  var profile: ImportProfile? { choice.profile }
  /// How it was to be read.
  var options: ReadingOptions { choice.options }
  /// A profile for its header, when none was named.
  let proposal: ImportProfile?
  let choice: ImportReading
  /// Whether a person said which account the rows go into.
  let isAccountGiven: Bool
  private let reading: Result<Statement, ImportError>

  /// Reads and proves a file.
  ///
  /// - Throws: ``FileError``, `TemporaryFileError`.
  init(
    _ path: String, _ choice: ImportReading, _ target: ImportTarget, _ progress: ProgressBar, in context: Context
  ) throws {
    self.path = path
    self.choice = choice
    isAccountGiven = target.isNamed
    self.progress = progress
    let bytes: SourceBytes
    do {
      bytes = try context.readText(path, encoding: choice.options.encoding)
    } catch let error as ImportError {
      // What is no text was not read to its end, so that there is nothing to tell of it.
      (hash, size, proposal) = ("", 0, nil)
      reading = .failure(try error.refusal())
      return
    }
    size = bytes.count
    (reading, hash) = try ImportFile.hashed(bytes) {
      do throws(ImportError) {
        let statement = try ImportFile.proved(
          bytes, named: ImportFile.name(of: path), options: choice.options, currency: target.currency, progress)
        return .success(statement)
      } catch {
        return .failure(try error.refusal())
      }
    }
    let detected = try? reading.get().detected
    proposal = try choice.proposal(
      for: detected.map { $0.header.map { [$0] } ?? [] } ?? Statement.headers(of: bytes, options: choice.options),
      in: context.ledger)
  }

  /// How many rows it has; 0 where it cannot be read.
  var rowCount: Int { (try? reading.get().rowCount) ?? 0 }

  /// The file's name, as lists of imports show it.
  var name: String { ImportFile.name(of: path) }

  private static func name(of path: String) -> String {
    path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "")
  }

  /// The reading of a file that was not refused.
  var statement: Statement {
    guard case .success(let statement) = reading else { preconditionFailure("a refused file is not imported") }
    return statement
  }

  /// How the file was read, for the record of the import.
  var settings: [String: String] {
    var values = ReadingSettings(statement.detected, given: choice.options).values
    values["format"] = statement.detected.format.rawValue
    values["header"] = statement.headerNames?.joined(separator: "\u{1f}")
    return values
  }

  /// Why the file cannot be imported; nil when it can.
  func failure(skippingBadRows: Bool) -> CommandFailure? {
    switch reading {
    case .failure(let error):
      let sentence = ImportErrorSentence.sentence(error) + choice.remark(on: error, proposal: proposal)
      return .fileRefused(file: path, sentence: sentence)
    case .success(let statement):
      guard !skippingBadRows, !statement.problems.isEmpty else { return nil }
      return .rowsRejected(
        file: path, count: statement.problems.count, first: statement.problems.prefix(5).map(RowSentence.sentence),
        profile: profile?.name, remedy: remedy)
    }
  }

  /// What to do about rows that cannot be read: a setting that does not fit is likelier to be wrong than the file.
  private var remedy: String {
    let causes = statement.contradictions.filter(\.isAboutReading).map(choice.sentence)
    var remedies: [String]
    if !causes.isEmpty {
      remedies = causes.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
    } else if statement.problems.allSatisfy(\.lacksYear) {
      remedies = ["Say the year with --year, such as --year 2026."]
    } else {
      let profile = profile == nil ? "" : ", leave out --profile"
      remedies = ["Mend the file\(profile), or leave such rows out with --on-error skip."]
    }
    if let name = proposal?.name {
      remedies.append("The profile '\(name)' has this header: --profile \(ShellWord.quoted(name)).")
    }
    return remedies.joined(separator: " ")
  }

  /// Whether the file as a whole could be read, which single rows of it may not be.
  var isReadable: Bool {
    switch reading {
    case .success: true
    case .failure: false
    }
  }

  /// Why a file that could not be read was refused.
  ///
  /// - Parameters:
  ///   - dryRun: whether the file was only to be looked at.
  ///   - keepsRows: whether its rows were asked for; there are none.
  /// - Returns: the document.
  func refusal(dryRun: Bool, keepsRows: Bool) -> ImportDocument {
    guard case .failure(let error) = reading else { preconditionFailure("the file was read") }
    var document = ImportDocument(
      file: path, batch: nil, isDryRun: dryRun, problems: ImportFile.problems(of: error),
      transactions: keepsRows ? [] : nil)
    document.detected.profile = profile?.name
    document.proposedProfile = proposal?.name
    return document
  }

  /// What became of the file's rows.
  func document(
    _ summary: ImportSummary, _ outcomes: ImportOutcomes, _ destination: ImportDestination,
    before: [ImportBatch], dryRun: Bool
  ) -> ImportDocument {
    var document = ImportDocument(
      file: path, batch: summary.batch, isDryRun: dryRun,
      counts: ImportDocument.Counts(
        new: summary.new, known: summary.known, linked: summary.linked, skipped: summary.skipped,
        rejected: statement.problems.count),
      detected: ImportDocument.Detected(statement.detected), days: summary.dates,
      totals: summary.totals.map { ImportDocument.Total(moneyIn: $0.moneyIn, moneyOut: $0.moneyOut) },
      problems: statement.problems.map(ImportDocument.Problem.init),
      transactions: outcomes.all.map { transactions($0, joined: summary.transfers, account: destination.account) })
    if let profile { document.detected.profile = profile.name }
    document.proposedProfile = proposal?.name
    let accounts = outcomes.accounts.isEmpty ? [destination.account] : outcomes.accounts
    document.accounts = accounts.map { ($0.name, destination.made.contains($0.id)) }
    document.createdCategories = summary.createdCategories
    document.unknownCategories = summary.unknownCategories
    document.uncategorizedCount = summary.uncategorized
    let skipped = statement.skipped.map { ImportDocument.Problem(line: $0.line, reason: RowSentence.reason($0.reason)) }
    let deleted = outcomes.remarkable.filter { $0.status == .skipped }.map(ImportDocument.Problem.init)
    document.skippedRows = (skipped + deleted).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    document.remarks = remarks(outcomes)
    document.warnings = warnings(summary, outcomes, accounts: accounts, before: before, dryRun: dryRun)
    document.newTotals = summary.newTotals.map { ImportDocument.Total(moneyIn: $0.moneyIn, moneyOut: $0.moneyOut) }
    document.transfers = summary.transfers.map { ImportDocument.Transfer($0, doubt: $0.doubt?.sentence) }
    return document
  }

  /// Each row of the file in its order: those that were read, those passed over, those that cannot be read.
  private func transactions(
    _ rows: [RowOutcome], joined pairs: [TransferPair], account: Account
  ) -> [ImportDocument.Transaction] {
    // Joining comes after storing and gives the legs another category.
    let legs = pairs.filter { $0.doubt == nil }.flatMap { [$0.out, $0.into] }
    let allocations = Dictionary(legs.map { ($0.id, $0.content.allocation) }) { first, _ in first }
    let read = rows.map { outcome in
      ImportDocument.Transaction(
        outcome.row, allocation: outcome.entry.flatMap { allocations[$0] } ?? outcome.allocation,
        account: outcome.account.name, status: outcome.status, reason: outcome.reason?.sentence)
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
    switch error {
    case .badCells(let problems) where !problems.isEmpty: return problems.map(ImportDocument.Problem.init)
    case .ambiguousSign(_, .noSignBesideBadCells(let problems)):
      return problems.map(ImportDocument.Problem.init)
        + [ImportDocument.Problem(line: nil, reason: ImportErrorSentence.sentence(error))]
    default: return [ImportDocument.Problem(line: nil, reason: ImportErrorSentence.sentence(error))]
    }
  }
}

extension RowProblem {
  /// Whether nothing but the year of its date is missing.
  fileprivate var lacksYear: Bool {
    if case .noYear = reason { true } else { false }
  }
}

extension ImportDocument.Problem {
  /// What there is to say about a row beyond its status.
  init(_ outcome: RowOutcome) {
    self.init(line: outcome.row.line, reason: "\(outcome.status.rawValue): \(outcome.reason?.sentence ?? "")")
  }

  fileprivate init(_ problem: RowProblem) {
    self.init(line: problem.line, column: problem.column, reason: RowSentence.reason(problem.reason))
  }
}

extension ImportDocument.Detected {
  fileprivate init(_ format: DetectedFormat) {
    self.init(
      profile: format.profile, encoding: format.encoding, delimiter: format.delimiter, decimal: format.decimal,
      dateFormat: format.dateFormat, columns: format.columns.map { ($0.role.rawValue, $0.name) },
      format: (format.format.rawValue, format.name))
  }
}
