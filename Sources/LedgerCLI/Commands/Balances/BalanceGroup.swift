internal import CommandLineKit

struct BalanceGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "balance", abstract: "Keep leave-style balances: total, consumed, what is left.",
    examples: [Example("ledger balance consume \"Annual leave\" 0.5", "Take half a day of leave.")],
    subcommands: [
      BalanceAdd.self, BalanceGrant.self, BalanceConsume.self, BalanceAdjust.self, BalanceCancel.self, BalanceLog.self,
      BalanceList.self, BalanceAccrue.self, BalanceRenew.self, BalanceStop.self, BalanceRename.self,
      BalanceArchive.self, BalanceDelete.self,
    ],
    defaultSubcommand: BalanceList.self)
}
