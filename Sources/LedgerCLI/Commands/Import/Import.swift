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
      alone, so that overlapping exports can be imported one after the other. All rows of all files are stored, or none.
      """,
    examples: [
      Example("ledger import statement.csv --account Checking", "Import a file into an account."),
      Example("ledger import statement.csv --account Checking --dry-run", "Look at each row first."),
      Example("ledger import export.csv --column amount=Betrag --date-format dmy", "Say what the file does not tell."),
    ])

  @Argument(help: "Files, folders of files, or - for standard input.", completion: .files) var file: [String]
  @Option(
    help: "The account; it is made if the ledger does not know it. Else the default account.",
    completion: .custom("account"))
  var account: String?
  @Flag(help: "Store nothing; show what would become of each row.") var dryRun = false
  @Flag(help: "Show what became of each row.") var explain = false
  @Option(help: "The category of rows whose file names none.", completion: .custom("category")) var category: String?
  @Flag(help: "Make categories that the file names and the ledger does not know.") var createCategories = false
  @Option(help: "What to do about rows that cannot be read: stop, or skip them.", valueName: "action")
  var onError = ErrorAction.stop
  @OptionGroup(title: "READING OPTIONS") var reading: ReadingArguments
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  /// What happens when rows cannot be read.
  enum ErrorAction: String, CaseIterable, ExpressibleByArgument {
    case stop, skip
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let target = try ImportTarget(account, currency: reading.currency, in: ledger)
    var files: [ImportFile] = []
    let paths = try InputFiles.paths(file)
    for path in paths {
      let file = try ImportFile(path, options: reading.options(), target, in: context)
      if let failure = file.failure(skippingBadRows: onError == .skip) {
        try writeRefused(file, target, areSeveral: paths.count > 1, in: context)
        throw failure
      }
      files.append(file)
    }
    let documents = dryRun ? try preview(files, target, ledger) : try store(files, target, ledger)
    try context.write(ImportDocuments(documents, areSeveral: paths.count > 1), as: output)
  }

  /// Scripts get a document of a failing import as well; for people the message says all, unless they asked for the rows.
  private func writeRefused(
    _ file: ImportFile, _ target: ImportTarget, areSeveral: Bool, in context: Context
  ) throws {
    guard try output.resolvedFormat() != .text || dryRun && file.isReadable else { return }
    guard file.isReadable else {
      return try context.write(ImportDocuments([file.refusal(dryRun: dryRun)], areSeveral: areSeveral), as: output)
    }
    var documents = try preview([file], target, context.ledger)
    documents[0].isDryRun = dryRun
    if !dryRun, !explain { documents[0].transactions = nil }
    try context.write(ImportDocuments(documents, areSeveral: areSeveral), as: output)
  }

  private func store(_ files: [ImportFile], _ target: ImportTarget, _ ledger: Ledger) throws -> [ImportDocument] {
    try ledger.write { writer in
      let account = try target.account(made: { try writer.addAccount(named: $0, opening: .zero($1)) }, for: files)
      return try files.enumerated().map { index, file in
        let source = try source(of: file, into: account, ledger)
        var rows: [RowOutcome] = []
        let summary = try writer.importRows(source) { if explain { rows.append($0) } }
        var document = file.document(summary, rows: explain ? rows : nil, account: account, dryRun: false)
        document.isNewAccount = index == 0 && target.isNew
        return document
      }
    }
  }

  private func preview(_ files: [ImportFile], _ target: ImportTarget, _ ledger: Ledger) throws -> [ImportDocument] {
    let account = try target.account(made: ImportTarget.draft, for: files)
    return try files.map { file in
      var rows: [RowOutcome] = []
      let summary = try ledger.previewImport(try source(of: file, into: account, ledger)) { rows.append($0) }
      var document = file.document(summary, rows: rows, account: account, dryRun: true)
      document.isNewAccount = target.isNew
      return document
    }
  }

  private func source(of file: ImportFile, into account: Account, _ ledger: Ledger) throws -> ImportSource {
    ImportSource(
      fileName: file.name, account: account, repeatedReferences: file.statement.repeatedReferences,
      skippedByReader: file.statement.skipped.count, rejectedByReader: file.statement.problems.count,
      category: try category.map(ledger.category),
      createsCategories: createCategories, forEachRow: file.statement.forEachRow)
  }
}
