internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports

/// Which budget a command is about.
struct BudgetTarget: ParsableArguments {
  @Option(help: "The category; else the whole month.", completion: .custom("category")) var category: String?
  @Option(help: "This month alone.", valueName: "month") var month: MonthArgument?
  @Option(help: "From this month on.", valueName: "month") var from: MonthArgument?

  func validate() throws {
    if month != nil, from != nil {
      throw CommandLineError.invalidUsage(reason: "--month and --from exclude each other")
    }
  }

  /// The month, and how far a decision about it reaches; from this month on when nothing is named, so that the past stays
  /// as it was (SEMANTICS §5).
  func reach(in context: Context) throws -> (month: Month, scope: BudgetSchedule.Rule.Scope) {
    if let month { return (try context.month(month), .only) }
    return (try context.month(from ?? .thisMonth), .from)
  }

  /// A note that names what was set for later months and stays; nil when nothing was.
  static func note(onLaterOf change: BudgetChange, advice: String) -> String? {
    if change.later.isEmpty { return nil }
    let rules = change.later.map { rule in
      let reach = rule.scope == .only ? "in \(rule.month) alone" : "from \(rule.month) on"
      return "\(rule.amount?.groupedText ?? "none") \(reach)"
    }
    let name = change.category.map { VisibleText.of($0.name) } ?? "the whole month"
    return "What was set later for \(name) stays: \(rules.joined(separator: ", ")). \(advice)"
  }

  /// The budget in a sentence: `the budget of Groceries`.
  func name(_ category: Category?) -> String { "budget of \(category?.name ?? "the whole month")" }
}
