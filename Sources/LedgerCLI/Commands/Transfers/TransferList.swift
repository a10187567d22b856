internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct TransferList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List pairs of imported entries that look like transfers and are none yet.",
    examples: [Example("ledger transfer list 2026", "List the pairs of a year.")])

  @Argument(help: "The months or days to look at; the last 12 months if left out.") var period: Period = .last12Months
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let days = period.days(today: context.today)
    let pairs = try context.ledger.transferCandidates(
      within: (days.first ?? .earliest)...(days.last ?? .latest))
    try context.write(TransferListDocument(pairs.map { .init($0, doubt: $0.doubt?.sentence) }), as: output)
  }
}
