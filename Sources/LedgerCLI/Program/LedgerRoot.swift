internal import CommandLineKit

/// The root of the command tree.
struct LedgerRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "ledger", abstract: "Record, import and report what is spent, in one file.",
    discussion: """
      A ledger is one SQLite file: entries, budgets, accounts and leave-style balances. It is made on first use.

      Dates: 2026-11-03, today, yesterday, -3d, mon. Periods: 2026-11, 2026, 2026-Q3, 2026-01..2026-06, this-month, \
      last-month, this-year, last-12-months.
      """,
    examples: [
      Example("ledger add 42.50 Groceries \"Corner shop\"", "Record what was spent today."),
      Example("ledger budget set 2000", "Set the budget of this and later months."),
      Example("ledger import statement.csv --account Checking", "Import a bank's file."),
      Example("ledger report", "Show this month."),
    ],
    subcommands: [
      Add.self, List.self, Edit.self, Delete.self, Undo.self, Redo.self, Log.self, Import.self, ImportsGroup.self,
      ProfileGroup.self, Review.self,
      RuleGroup.self, Report.self, RecurringGroup.self, BudgetGroup.self, CategoryGroup.self, AccountGroup.self,
      TransferGroup.self,
      BalanceGroup.self, GoalGroup.self, Export.self, Check.self, Backup.self, Restore.self, Lock.self, Forget.self,
      Config.self,
    ])

  @OptionGroup(scope: .everywhere, title: "GLOBAL OPTIONS") var global: GlobalOptions
  @OptionGroup(scope: .whereDeclared, title: "OUTPUT OPTIONS") var output: OutputOptions
}
