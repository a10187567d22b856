internal import CommandLineKit

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "report", abstract: "Show what was consumed, against budgets and by category.",
    examples: [
      Example("ledger report", "Show this month."),
      Example("ledger report history", "Show the last twelve months."),
    ],
    subcommands: [
      ReportMonth.self, ReportHistory.self, ReportBreakdown.self, ReportBudget.self, ReportBalances.self,
      ReportRings.self, ReportGoals.self, ReportChanges.self,
    ],
    defaultSubcommand: ReportMonth.self)
}
