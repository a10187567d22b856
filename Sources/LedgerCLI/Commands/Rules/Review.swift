internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Review: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "review", abstract: "Go through uncategorized entries one by one.",
    discussion: """
      The payees whose entries move most money come first, those of one payee the newest first: a few answers then sort \
      most of what years of statements hold.

      On a terminal each entry is shown with proposals. Type the number of one, or a category's name or as much of it as is \
      needed; Enter skips the entry, u takes the last answer back, r makes a rule of it \
      and sorts by it what it fits, q stops, and ? shows the categories. Each answer is stored at once.

      Without a terminal, and with --format or --output, the payees of uncategorized entries are listed instead, in the same \
      order.
      """,
    examples: [
      Example("ledger review", "Sort what imports have left over."),
      Example("ledger review --limit 10 --format json", "Hand the largest payees to a script."),
    ])

  @Option(help: "No more than this many entries, or payees in a list.", valueName: "count") var limit: Int?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if let limit, limit < 0 {
      throw CommandLineError.invalidValue(argument: "--limit", value: "\(limit)", reason: "it is below zero")
    }
  }

  func run(in context: Context) throws {
    if context.host.inputIsTerminal, output.format == nil, output.output == nil {
      var session = try ReviewSession(context, limit: limit)
      return try session.run()
    }
    let ledger = try context.ledger
    let document = try ledger.read {
      let payees = try ledger.uncategorizedPayees()
      let proposals = CategoryProposals(
        remembered: try ledger.rememberedCategories(), uses: try ledger.categoryUses())
      return ReviewDocument(
        payees.prefix(limit ?? payees.count).map { payee in
          ReviewDocument.Row(payee: payee, proposals: proposals.proposals(for: payee.name))
        }, entryCount: payees.reduce(0) { $0 + $1.entryCount })
    }
    try context.write(document, as: output)
  }
}
