internal import CommandLineKit

struct BalanceGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "balance", abstract: "Keep leave-style balances: total, consumed, what is left.",
    examples: [Example("ledger balance consume \"Annual leave\" 0.5", "Take half a day of leave.")],
    subcommands: [BalanceAdd.self, BalanceGrant.self, BalanceConsume.self, BalanceList.self],
    defaultSubcommand: BalanceList.self)
}
