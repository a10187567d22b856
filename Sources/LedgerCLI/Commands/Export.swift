internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Export: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "export", abstract: "Write the whole ledger as one text file that any tool can read.",
    discussion: """
      Each line is a JSON value: first what the file is, then each table with its columns and rows, last the number of rows and \
      the sha256 of all lines before it. Nothing is lost, and the same ledger always gives the same file. 'ledger import \
      --all' makes a ledger of it again. The sha256 and the counts are also printed on standard error.
      """,
    examples: [
      Example("ledger export --all -o household.jsonl", "Write the whole ledger."),
      Example("ledger export --all", "Write it to standard output, for another program."),
    ])

  @Flag(help: "Export all that the ledger holds; nothing else can be exported so far.") var all = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  /// The export is one; `--format` is for what is said about it.
  static let hasOneForm = true

  func validate() throws {
    guard all else {
      throw CommandLineError.invalidUsage(
        reason: "'ledger export' needs --all so far, which writes the whole ledger. For entries or figures, "
          + "'ledger list' and 'ledger report' have --format csv and --format json")
    }
    if output.format != nil, output.file == nil {
      throw CommandLineError.invalidUsage(
        reason: "--format is the form of what is said about the export, and standard output holds the export itself: "
          + "write it to a file with --output")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (summary, leftOut): (ExportSummary, [String])
    if let file = output.file {
      try context.refuse(output, over: [])
      (summary, leftOut) = try FileBytes.replace(path: file) { write in try ledger.exportAll(write) }
    } else {
      (summary, leftOut) = try ledger.exportAll { context.print(String(decoding: $0, as: UTF8.self)) }
    }
    for table in leftOut {
      context.tell("ledger: the table '\(VisibleText.of(table))' is not the ledger's own and was left out.")
    }
    let document = WholeLedgerDocument(.exported, file: output.output ?? "-", summary)
    guard let format = output.format, format != .text else { return context.tell(document.sentence) }
    context.print(document.rendered(as: format, style: context.style(output)))
  }
}
