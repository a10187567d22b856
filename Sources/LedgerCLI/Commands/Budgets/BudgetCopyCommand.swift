internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BudgetCopyCommand: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "copy", abstract: "Make budgets of those of another month, or of what was consumed.",
    discussion: """
      last-month and last-year copy the budgets in effect in the month before, and in the same month a year before, also the \
      whole month's. mean-3, mean-6 and mean-12 take the mean of what each category with a budget or spending, and all below \
      it, consumed in the last complete months before; months before the ledger's first entry are not counted.

      The budgets are for this month alone, unless --month or --from names another.
      """,
    examples: [
      Example("ledger budget copy last-month", "Plan this month as the one before."),
      Example("ledger budget copy mean-6 --from 2027-01 --dry-run", "See what half a year suggests for the next one."),
      Example("ledger budget copy last-year --category Gifts --month 2026-12", "Plan December as a year before."),
    ])

  @Argument(help: "What to make them of.") var source: BudgetSource
  @Option(help: "Copy these categories alone.", completion: .custom("category")) var category: [String] = []
  @Option(help: "For this month alone; else for this one.", valueName: "month") var month: MonthArgument?
  @Option(help: "From this month on.", valueName: "month") var from: MonthArgument?
  @Flag(help: "Store nothing; show what would change.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if month != nil, from != nil {
      throw CommandLineError.invalidUsage(reason: "--month and --from exclude each other")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let target = try context.month(from ?? month ?? .thisMonth)
    func copy(_ writer: LedgerWriter) throws -> BudgetCopy {
      try writer.copyBudgets(
        from: source, to: target, from == nil ? .only : .from, of: try category.map(ledger.category))
    }
    let copied = try dryRun ? ledger.rehearse(copy) : ledger.write(copy)
    try context.write(BudgetCopyDocument(copied, isDryRun: dryRun), as: output)
    for budget in copied.budgets {
      if let note = BudgetTarget.note(onLaterOf: budget, advice: "'ledger budget list' shows it.") {
        context.tell(note)
      }
    }
  }
}
