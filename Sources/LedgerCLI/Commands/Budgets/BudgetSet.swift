internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BudgetSet: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "set", abstract: "Set a budget from a month on, or for one month alone.",
    discussion: """
      Without --month and --from it holds from this month on; months before never change, and what was set for later months \
      stays unless --replace-later says otherwise. 'none' takes the budget away, which differs from a budget of 0.

      The budget of a category is the cap of itself and of all below it, such as Food of Food:Groceries.
      """,
    examples: [
      Example("ledger budget set 2000 --from 2026-01", "Set the whole month's budget from January on."),
      Example("ledger budget set 450 --category Groceries", "Set a category's budget from this month on."),
      Example("ledger budget set 500 --category Groceries --replace-later --dry-run", "See what it would change."),
      Example("ledger budget set 700 --category Gifts --create-category --month 2026-12", "Set one month's budget."),
    ])

  @Argument(help: "The budget of one month, or none.") var amount: String
  @OptionGroup var target: BudgetTarget
  @Flag(help: "Make the category if the ledger does not know it.") var createCategory = false
  @Flag(help: "Remove what was set for later months, and for the first one alone.") var replaceLater = false
  @Flag(help: "Store nothing; show the months that would change.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if replaceLater, target.month != nil {
      throw CommandLineError.invalidUsage(reason: "--replace-later goes with --from, not with --month")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (month, scope) = try target.reach(in: context)
    func set(_ writer: LedgerWriter) throws -> (BudgetChange, amount: Money?) {
      let currency = try ledger.currency()
      let amount =
        self.amount == "none"
        ? nil : try AmountReading.amount(self.amount, argument: "AMOUNT", currency: currency)
      let choice = CategoryChoice(ledger: ledger, writer: writer, creates: createCategory)
      let category = try target.category.map(choice.category)
      let rule = BudgetSchedule.Rule(month: month, scope: scope, amount: amount)
      return (try writer.setBudget(rule, of: category, replacesLater: replaceLater), amount)
    }
    let (change, amount) = try dryRun ? ledger.rehearse(set) : ledger.write(set)
    let value = amount?.groupedText ?? "none"
    let override = change.kept.first { $0.month == month }
    let exception = override.map { "; \($0.month) itself stays \($0.amount?.groupedText ?? "none")" } ?? ""
    let reach = scope == .only ? "in \(month) alone" : "from \(month) on"
    let verb = dryRun ? "would be" : "is"
    let sentence = "The \(VisibleText.of(target.name(change.category))) \(verb) \(value) \(reach)\(exception)."
    try context.write(BudgetChangeDocument(sentence, change, isDryRun: dryRun), as: output)
    if let note = BudgetTarget.note(onLaterOf: change, advice: "--replace-later removes it.") { context.tell(note) }
  }
}
