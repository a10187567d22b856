internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct TransferJoin: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "join", abstract: "Make two entries the legs of one transfer.",
    discussion: "They have opposite amounts in two of your accounts. Both leave the reports of spending and income.",
    examples: [Example("ledger transfer join 31 32", "Join what left one account and what reached the other.")])

  @Argument(help: "The number of one entry, as 'ledger list' shows it.") var id: Int64
  @Argument(help: "The number of the other.") var other: Int64
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let legs = try context.ledger.write { writer in
      try writer.joinTransfer(Entry.ID(rawValue: id), Entry.ID(rawValue: other))
    }
    try context.write(ChangedDocument([legs.out, legs.into], verb: "Joined"), as: output)
  }
}
