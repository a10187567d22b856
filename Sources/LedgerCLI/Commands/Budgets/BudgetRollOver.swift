internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BudgetRollOver: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "roll-over", abstract: "Carry what a category's budget leaves into the next month.",
    discussion: """
      none: each month stands for itself. surplus: what is left goes into the next month, overspending is forgotten. both: \
      overspending goes into the next month as well.

      The month of --from, this month without it, is the first one: it receives nothing yet. What is carried is worked out \
      anew for each report, so that an entry that comes late flows through. Reports show it as carried + budget = available.
      """,
    examples: [
      Example("ledger budget roll-over surplus --category Clothes --cap 300", "Save up for a coat, 300 at most."),
      Example("ledger budget roll-over none --category Clothes", "Let each month stand for itself again."),
    ])

  @Argument(help: "What the next month receives.") var mode: RollOver.Mode
  @Option(help: "The category.", completion: .custom("category")) var category: String
  @Option(help: "The first month; else this one.", valueName: "month") var from = MonthArgument.thisMonth
  @Option(help: "The most that a month receives.", valueName: "amount") var cap: String?
  @Flag(help: "Store nothing; show how what is available would change up to this month.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if mode == .none, cap != nil { throw CommandLineError.invalidUsage(reason: "--cap goes with surplus or both") }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let month = try context.month(from)
    func set(_ writer: LedgerWriter) throws -> (rule: RollOver.Rule, Category, [AmountChange]) {
      let cap = try self.cap.map { text in
        let amount = try AmountReading.amount(text, argument: "--cap", currency: try ledger.currency())
        if amount.isZero {
          throw CommandLineError.invalidValue(argument: "--cap", value: text, reason: "a cap of 0 lets nothing through")
        }
        return amount
      }
      let category = try ledger.category(named: self.category)
      let rule = RollOver.Rule(month: month, mode: mode, cap: cap)
      return (rule, category, try writer.setRollOver(rule, of: category))
    }
    let (rule, category, changes) = try dryRun ? ledger.rehearse(set) : ledger.write(set)
    let name = VisibleText.of(category.name)
    let hasBudget = try ledger.budgetSchedules()[category.id]?.budget(in: month) != nil
    let later = try ledger.rollOvers()[category.id]?.rules.first { $0.month > month }?.month
    let document = BudgetChangeDocument(sentence(rule, name), of: category, changes, isDryRun: dryRun)
    try context.write(document, as: output)
    if let later { context.tell("What was set from \(later) on stays; 'ledger budget list' shows it.") }
    if mode != .none, !hasBudget {
      context.tell("\(name) has no budget in \(month), so nothing is carried; 'ledger budget set' makes one.")
    }
  }

  private func sentence(_ rule: RollOver.Rule, _ name: String) -> String {
    let from = "From \(rule.month) on"
    let goes = dryRun ? "would go" : "goes"
    let limit = rule.cap.map { ", up to \($0.groupedText)" } ?? ""
    switch rule.mode {
    case .none: return "\(from) each month of \(name) \(dryRun ? "would stand" : "stands") for itself."
    case .surplus:
      return "\(from) what \(name) leaves \(goes) into the next month\(limit)."
    case .both:
      return
        "\(from) what \(name) leaves or overspends \(goes) into the next month\(limit)."
    }
  }
}
