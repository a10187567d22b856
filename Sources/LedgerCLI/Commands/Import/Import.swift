internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

struct Import: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "import", abstract: "Import banks' files.",
    discussion: """
      A file that speaks for itself needs no option: delimiter, header, date order and decimal mark are proved over the \
      whole file, or the file is refused with the option that decides. Rows that were imported before are known and left \
      alone, so that overlapping exports can be imported one after the other. A row that you had typed before is linked to \
      your entry. All rows of all files are stored, or none; 'ledger imports undo' takes a file back. With --all the file is       a whole ledger, as 'ledger export --all' wrote it, and goes into a new one.
      """,
    examples: [
      Example("ledger import statement.csv --account Checking", "Import a file into an account."),
      Example("ledger import statement.csv --account Checking --dry-run", "Look at each row first."),
      Example("ledger import export.csv --column amount=Betrag --date-format dmy", "Say what the file does not tell."),
      Example("ledger import export.csv --profile giro", "Read it as a saved profile says."),
      Example("ledger --db copy.sqlite import --all household.jsonl", "Make a new ledger of an export."),
    ])

  @Argument(help: "Files, folders of files, or - for standard input.", completion: .files) var file: [String]
  @Option(
    help: "The account; it is made if the ledger does not know it. Else the file's own, else the default account.",
    completion: .custom("account"))
  var account: String?
  @Option(help: "Read by a saved profile; options given here win over it.", completion: .custom("profile"))
  var profile: String?
  @Flag(help: "Store nothing; show what would become of each row.") var dryRun = false
  @Flag(help: "Show what became of each row.") var explain = false
  @Option(
    help: "The category of rows whose file names none and that no rule sorts.", completion: .custom("category"))
  var category: String?
  @Flag(help: "Store rows once more that were imported before.") var keepDuplicates = false
  @Flag(help: "Bring back rows whose entries you deleted.") var includeDeleted = false
  @Option(help: "What to do about rows that cannot be read: stop, or skip them.", valueName: "action")
  var onError = ErrorAction.stop
  @Flag(help: "Take in a whole ledger from the one file that 'ledger export --all' wrote.") var all = false
  @OptionGroup(title: "READING OPTIONS") var reading: ReadingArguments
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  /// What happens when rows cannot be read.
  enum ErrorAction: String, CaseIterable, ExpressibleByArgument {
    case stop, skip
  }

  var inputs: [String] { file }

  func validate() throws { try refuseContradictions() }

  func run(in context: Context) throws {
    if all { return try importAll(in: context) }
    var paths = file
    var files: [ImportFile] = []
    let documents: [ImportDocument]
    do {
      paths = try InputFiles.paths(file)
      documents = try imported(paths, &files, in: context)
    } catch let refused as RefusedImport {
      if let document = refused.document { try write([document], of: paths, in: context) }
      throw refused.failure
    } catch {
      try writeFailure(error, of: paths, in: context)
      throw error
    }
    try write(documents, of: paths, in: context)
    try context.tellProposals(of: files, output)
  }

  private func imported(
    _ paths: [String], _ files: inout [ImportFile], in context: Context
  ) throws -> [ImportDocument] {
    let ledger = try context.ledger
    let reading = try ImportReading(self.reading.options(), profile: profile, in: ledger)
    let target = try ImportTarget(
      account ?? reading.profile?.account?.name, currency: reading.options.currency, in: ledger)
    let progress = ProgressBar(context.host, usesASCII: output.ascii)
    for path in paths {
      let file = try ImportFile(path, reading, target, progress, in: context)
      if let failure = file.failure(skippingBadRows: onError == .skip) {
        throw RefusedImport(failure: failure, document: try refusal(of: file, target, ledger))
      }
      files.append(file)
    }
    if dryRun { return try ledger.rehearse { try store(files, target, ledger, $0) } }
    try ledger.keepSnapshot(before: .importing, of: files.reduce(0) { $0 + $1.rowCount })
    return try ledger.write { try store(files, target, ledger, $0) }
  }

  private func write(_ documents: [ImportDocument], of paths: [String], in context: Context) throws {
    try context.write(ImportDocuments(documents, areSeveral: paths.count > 1), as: output)
  }

  /// Scripts get a document of a failing import as well; for people the message says all, unless they asked for the rows.
  private func refusal(of file: ImportFile, _ target: ImportTarget, _ ledger: Ledger) throws -> ImportDocument? {
    guard try output.resolvedFormat(among: Import.formats) != .text || dryRun && file.isReadable else { return nil }
    guard file.isReadable else { return file.refusal(dryRun: dryRun, keepsRows: dryRun || explain) }
    var documents = try ledger.rehearse { try store([file], target, ledger, $0, isRefused: true) }
    if !dryRun, !explain { documents[0].transactions = nil }
    return documents[0]
  }

  /// The document of an import that failed before or beyond the reading of a file: of the file at fault, where the error
  /// names one, else of each.
  private func writeFailure(_ error: any Error, of paths: [String], in context: Context) throws {
    if try output.resolvedFormat(among: Import.formats) == .text { return }
    let place = FailurePlace(error)
    let problem = ImportDocument.Problem(line: place.line, reason: Failure(error, path: []).message)
    let documents = (place.file.map { [$0] } ?? paths).map { path in
      ImportDocument(
        file: path, batch: nil, isDryRun: dryRun, problems: [problem], transactions: dryRun || explain ? [] : nil)
    }
    try write(documents, of: paths, in: context)
  }

  private func store(
    _ files: [ImportFile], _ target: ImportTarget, _ ledger: Ledger, _ writer: LedgerWriter, isRefused: Bool = false
  ) throws -> [ImportDocument] {
    let rules = try RuleSet(ledger.rules())
    let keepsRows = explain || dryRun || isRefused
    return try files.map { file in
      let destination = try target.destination(of: file.statement, writer, ledger)
      let before = try ledger.imports(ofFile: file.hash)
      var outcomes = ImportOutcomes(keepsAll: keepsRows)
      var summary: ImportSummary
      do {
        summary = try writer.importRows(try source(of: file, into: destination, rules, ledger)) { outcomes.take($0) }
      } catch let LedgerError.importedSumTooLarge(line) {
        throw CommandFailure.sumTooLarge(file: file.path, line: line)
      }
      if dryRun || isRefused { summary.batch = nil }
      return file.document(summary, outcomes, destination, before: before, dryRun: dryRun)
    }
  }

  private func source(
    of file: ImportFile, into destination: ImportDestination, _ rules: RuleSet, _ ledger: Ledger
  ) throws -> ImportSource {
    let category = try category.map(ledger.category) ?? file.profile?.category
    var source = ImportSource(
      fileName: file.name, account: destination.account, repeatedReferences: file.statement.repeatedReferences,
      skippedByReader: file.statement.skipped.count, rejectedByReader: file.statement.problems.count,
      category: category, createsCategories: file.options.createsCategories, forEachRow: file.forEachRow)
    source.accounts = destination.accounts
    source.madeAccounts = destination.made
    source.identifiers = destination.identifiers
    source.fileHash = file.hash
    let text = file.statement.text
    source.forEachTextPiece = { try text.forEachPiece($0) }
    source.shape = file.statement.shape
    source.keepsDuplicates = keepDuplicates
    source.includesDeleted = includeDeleted
    source.sort = { try rules.match(payee: $0.payee, note: $0.note, amount: $0.amount, account: $1.id) }
    source.reading = file.settings
    source.reading["category"] = category?.name
    return source
  }
}
