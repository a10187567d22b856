internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct TransferList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List pairs of imported entries that look like transfers and are none yet.",
    discussion: """
      A pair that an import has left as it is stays here until its entries are joined, or one of them is; the doubt names the \
      other entries that fit. A pair without a doubt was separated by hand.
      """,
    examples: [Example("ledger transfer list 2026", "List the pairs of a year.")])

  @Argument(help: "The months or days to look at; all time if left out.") var period: Period?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let days = try period.map(context.days)
    let pairs = try context.ledger.transferCandidates(
      within: (days?.first ?? .earliest)...(days?.last ?? .latest))
    try context.write(TransferListDocument(pairs.map { .init($0, doubt: $0.doubt?.sentence) }), as: output)
  }
}
