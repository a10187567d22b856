internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceRenew: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "renew", abstract: "Grant a quantity anew each year, and say what becomes of the rest.",
    discussion: """
      With --every year it is granted on the day of --from and then on each 1 January; with --every anniversary on the day \
      of --from in each year. On that day the rest of the year before expires, except for what --carry-over keeps. What was \
      carried over and is left a year later counts towards the same limit.

      The grants are worked out when they are asked for: 'ledger balance log' shows them as by rule, and 'ledger balance \
      stop' ends them.
      """,
    examples: [
      Example(
        "ledger balance renew \"Annual leave\" 30 --every year --from 2026-01-01 --carry-over 5 --carry-expires 03-31",
        "Grant 30 days a year, and keep 5 until the end of March."),
      Example(
        "ledger balance renew \"Gym card\" 40 --every anniversary --from 2026-09-15",
        "Grant 40 visits a year that lapse when the card is renewed."),
    ])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "How much, in the balance's unit.") var quantity: String
  @Option(help: "The days on which it is granted.") var every: LeaveRule.Turn
  @Option(help: "The first of them.", valueName: "date") var from: TypedDate
  @Option(help: "What is kept of the rest: none, all, or a quantity at most.", valueName: "none|all|quantity")
  var carryOver = "none"
  @Option(
    help: "How long what was carried over can be used: 3m, or up to the next 03-31; else until the next renewal.",
    valueName: "time")
  var carryExpires: LeaveValidity?
  @Option(help: "The last day on which something is granted.", valueName: "date") var until: TypedDate?
  @Flag(help: "Grant the first partial year the whole months that are left of it.") var prorate = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if prorate, every == .anniversary {
      throw CommandLineError.invalidUsage(
        reason: "--prorate goes with --every year; an anniversary begins a whole year")
    }
    if carryExpires != nil, carryOver == "none" {
      throw CommandLineError.invalidUsage(reason: "--carry-expires goes with --carry-over all or a quantity")
    }
  }

  func run(in context: Context) throws {
    let balance = try context.ledger.write { writer in
      let balance = try context.ledger.balance(named: name)
      let quantity = try AmountReading.quantity(quantity, argument: "QUANTITY", unit: balance.unit)
      let days = try RuleDays(from: from, until: until, in: context)
      let schedule = LeaveRule.Schedule.renewal(every, try kept(of: balance), prorates: prorate)
      try writer.addRule(
        LeaveRule(
          id: .init(rawValue: 0), schedule: schedule, scaled: quantity.scaled, from: days.first, until: days.last,
          validity: carryExpires),
        to: balance)
      return balance
    }
    try context.writeRules(of: balance, as: output)
  }

  private func kept(of balance: LeaveBalance) throws -> LeaveRule.CarryOver {
    switch carryOver {
    case "none": return .none
    case "all": return .all
    default:
      return .most(try AmountReading.quantity(carryOver, argument: "--carry-over", unit: balance.unit).scaled)
    }
  }
}
