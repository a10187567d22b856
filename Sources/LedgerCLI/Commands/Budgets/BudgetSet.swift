internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BudgetSet: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "set", abstract: "Set a budget from a month on, or for one month alone.",
    discussion: """
      Without --month and --from it holds from this month on; months before never change. 'none' takes the budget away, \
      which differs from a budget of 0.
      """,
    examples: [
      Example("ledger budget set 2000 --from 2026-01", "Set the whole month's budget from January on."),
      Example("ledger budget set 450 --category Groceries", "Set a category's budget from this month on."),
      Example("ledger budget set 700 --category Gifts --create-category --month 2026-12", "Set one month's budget."),
    ])

  @Argument(help: "The budget of one month, or none.") var amount: String
  @OptionGroup var target: BudgetTarget
  @Flag(help: "Make the category if the ledger does not know it.") var createCategory = false

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (month, scope) = try target.reach(in: context)
    let (category, amount, override) = try ledger.write { writer in
      let currency = try ledger.currency()
      let amount =
        self.amount == "none"
        ? nil : try AmountReading.amount(self.amount, argument: "AMOUNT", currency: currency)
      let choice = CategoryChoice(ledger: ledger, writer: writer, creates: createCategory)
      let category = try target.category.map(choice.category)
      try writer.setBudget(BudgetSchedule.Rule(month: month, scope: scope, amount: amount), of: category)
      let rules = try ledger.budgetSchedules()[category?.id]?.rules ?? []
      return (category, amount, scope == .from ? rules.first { $0.scope == .only && $0.month == month } : nil)
    }
    let value = amount?.groupedText ?? "none"
    let exception = override.map { "; \($0.month) itself stays \($0.amount?.groupedText ?? "none")" } ?? ""
    let reach = scope == .only ? "in \(month) alone" : "from \(month) on"
    context.print("The \(VisibleText.of(target.name(category))) is \(value) \(reach)\(exception).\n")
  }
}
