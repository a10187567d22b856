internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BudgetClear: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "clear", abstract: "Take a budget back.",
    discussion: """
      --month removes what was set for that month alone, and --from what was set from that month on: what was set before \
      is in effect again. Without either there is no budget from this month on.
      """,
    examples: [
      Example("ledger budget clear --category Groceries --month 2026-12", "Remove one month's override."),
      Example("ledger budget clear --category Groceries", "Have no such budget from this month on."),
    ])

  @OptionGroup var target: BudgetTarget
  @Flag(help: "Store nothing; show the months that would change.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (month, scope) = try target.reach(in: context)
    let isNamed = target.month != nil || target.from != nil
    func clear(_ writer: LedgerWriter) throws -> BudgetChange {
      let category = try context.category(target.category)
      return isNamed
        ? try writer.clearBudget(in: month, scope, of: category)
        : try writer.setBudget(BudgetSchedule.Rule(month: month, scope: .from, amount: nil), of: category)
    }
    let change = try dryRun ? ledger.rehearse(clear) : ledger.write(clear)
    let name = VisibleText.of(target.name(change.category))
    let reach = scope == .only ? "for \(month) alone" : "from \(month) on"
    let fate =
      isNamed
      ? "set \(reach) \(dryRun ? "would be" : "is") removed" : "\(dryRun ? "would end" : "ends") before \(month)"
    try context.write(BudgetChangeDocument("The \(name) \(fate).", change, isDryRun: dryRun), as: output)
    if !isNamed, let note = BudgetTarget.note(onLaterOf: change, advice: "'ledger budget list' shows it.") {
      context.tell(note)
    }
  }
}
