internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceAccrue: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "accrue", abstract: "Grant a quantity bit by bit, at the end of each month.",
    discussion: """
      Months count from the day of --from. What has come in so far is rounded and not each part, so that twelve months of \
      a year's quantity are exactly that. The grants are worked out when they are asked for: 'ledger balance log' shows \
      them as by rule, and 'ledger balance stop' ends them.
      """,
    examples: [
      Example("ledger balance accrue \"Annual leave\" 25 --per year --from 2026-01-01", "Earn 25 days a year."),
      Example(
        "ledger balance accrue Flextime 3h30 --per month --expires 6m",
        "Earn time each month that must be used within six."),
    ])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "How much, in the balance's unit.") var quantity: String
  @Option(help: "The time in which it comes in.") var per: LeaveRule.Pace
  @Option(help: "The first day of the first month.", valueName: "date") var from = TypedDate.daysAgo(0)
  @Option(help: "The last day on which something comes in.", valueName: "date") var until: TypedDate?
  @Option(help: "How long each part can be used: 15m, 2y, or up to the next 03-31.", valueName: "time")
  var expires: LeaveValidity?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let balance = try context.ledger.write { writer in
      let balance = try context.ledger.balance(named: name)
      let quantity = try AmountReading.quantity(quantity, argument: "QUANTITY", unit: balance.unit)
      let days = try RuleDays(from: from, until: until, in: context)
      try writer.addRule(
        LeaveRule(
          id: .init(rawValue: 0), schedule: .accrual(per), scaled: quantity.scaled, from: days.first, until: days.last,
          validity: expires),
        to: balance)
      return balance
    }
    try context.writeRules(of: balance, as: output)
  }
}
