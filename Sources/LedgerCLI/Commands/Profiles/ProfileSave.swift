internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

struct ProfileSave: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "save", abstract: "Save how a bank's files are read, under a name.",
    discussion: """
      From a file, which is read and proved now, or from an import. What the file has proved is kept together with the \
      options given: columns, decimal mark, order of dates, delimiter, encoding, rows that were only announced, categories to \
      make; of an import its account and its --category as well. A year is not, and neither is --on-error: a row that cannot \
      be read is to be looked at each time. --replace keeps what the file does not tell and is not given anew: account, \
      category, currency, sign, and the two flags; 'ledger profile remove' forgets them.
      """,
    examples: [
      Example("ledger profile save giro", "Keep how the latest import was read, and its account."),
      Example("ledger profile save card card.csv --account Card --sign inverted", "Read a file and keep how."),
      Example("ledger profile save giro --import 3 --replace", "Take the reading of another import."),
    ])

  @Argument(help: "The profile's name.") var name: String
  @Argument(help: "A file of the bank, or - for standard input; else an import is taken.", completion: .files)
  var file: String?
  @Option(name: .customLong("import"), help: "The number of the import; else the latest.", valueName: "number")
  var number: Int64?
  @Option(help: "The account of the rows.", completion: .custom("account")) var account: String?
  @Option(help: "The category of rows whose file names none.", completion: .custom("category")) var category: String?
  @Flag(help: "Put it in the place of a profile with the same name.") var replace = false
  @OptionGroup(title: "READING OPTIONS") var reading: ReadingArguments
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  var inputs: [String] { file.map { [$0] } ?? [] }

  func validate() throws {
    if file != nil, number != nil {
      throw CommandLineError.invalidUsage(reason: "A profile is taken from a file or from an import, not from both")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let old = replace ? try ledger.profiles().first { FoldedText($0.name) == FoldedText(name) } : nil
    let given = try reading.options()
    let oldAccount = old?.account.flatMap { $0.isArchived ? nil : $0 }
    let oldCategory = old?.category.flatMap { $0.isArchived ? nil : $0 }
    let account = try account.map(ledger.account)
    let category = try category.map(ledger.category)
    let draft =
      if let file {
        try ProfileDraft(
          file: file, given: given.keepingWhatNoFileTells(of: old), account: account ?? oldAccount, in: context)
      } else {
        try ProfileDraft(import: number, given: given, in: ledger)
      }
    for contradiction in draft.contradictions {
      context.tell(
        VisibleText.of("Warning: " + OptionContradictionSentence.sentence(contradiction, profile: nil) + "."))
    }
    let profile = try ledger.write { writer in
      try writer.saveProfile(
        named: name, account: account ?? draft.account ?? oldAccount,
        category: category ?? draft.category ?? oldCategory, header: draft.header, reading: draft.settings.values,
        replacing: replace)
    }
    try context.write(ProfileDocument(profile), as: output)
  }
}
