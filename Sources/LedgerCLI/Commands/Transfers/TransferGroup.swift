internal import CommandLineKit

struct TransferGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "transfer", abstract: "Find, join and separate the legs of transfers between own accounts.",
    discussion: """
      An import joins two legs by itself where nothing else fits: opposite amounts in two of your accounts, at most four days \
      apart. Both then leave the reports of spending. Where another entry within these days fits as well, a nearer date proves \
      nothing: the pair is listed and left alone. Several equal amounts between the same two accounts are joined where each \
      leg finds one. 'ledger add --to' records a transfer by hand.
      """,
    examples: [Example("ledger transfer", "List pairs of entries that look like transfers.")],
    subcommands: [TransferList.self, TransferJoin.self, TransferSeparate.self],
    defaultSubcommand: TransferList.self)
}
