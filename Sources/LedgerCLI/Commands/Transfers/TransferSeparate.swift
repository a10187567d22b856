internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct TransferSeparate: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "separate", abstract: "Make the legs of a transfer entries of their own again.",
    discussion: "Legs that an import or 'transfer join' joined get the categories back that they had.",
    examples: [Example("ledger transfer separate 31", "Take a transfer apart.")])

  @Argument(help: "The number of either leg, as 'ledger list' shows it.") var id: Int64
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let entries = try context.ledger.write { try $0.separateTransfer(Entry.ID(rawValue: id)) }
    try context.write(ChangedDocument(entries, verb: "Separated"), as: output)
  }
}
