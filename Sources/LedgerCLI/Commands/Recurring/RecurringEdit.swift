internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RecurringEdit: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "edit", abstract: "Change a recurring entry from now on; what is posted stays.",
    discussion: """
      Only what is named changes, for all due days that nothing was posted for yet. --amount is typed without a sign, as in \
      'ledger add'. An empty --payee or --note removes it, and --about 0 makes the amount exact.

      Another --every or --on begins on the day of --from, today without it, once something was posted: due days before must be \
      posted or skipped first. A --count counts from there.
      """,
    examples: [
      Example("ledger recurring edit 1 --amount 850", "Pay a higher rent from the next time on."),
      Example("ledger recurring edit 1 --on 15 --from 2026-12-01", "Pay on another day from December on."),
      Example("ledger recurring edit 1 --no-end", "Take back that it ends."),
    ])

  @Argument(help: "The number, as 'ledger recurring list' shows it.") var id: Int64
  @Option(help: "Another amount, without a sign.") var amount: String?
  @Option(help: "Another category.", completion: .custom("category")) var category: String?
  @Option(help: "Another payee; empty for none.", completion: .custom("payee")) var payee: String?
  @Option(help: "Another account.", completion: .custom("account")) var account: String?
  @Option(help: "Another account that receives a transfer.", valueName: "account", completion: .custom("account"))
  var to: String?
  @Option(help: "Another remark; empty for none.") var note: String?
  @Option(help: "A tag to add.") var tag: [String] = []
  @Option(help: "A tag to remove.", valueName: "tag") var untag: [String] = []
  @Flag(inversion: .prefixedNo, help: "Whether the money comes back.") var refund: Bool?
  @Option(help: "The percent by which the amount may vary; 0 for none.", valueName: "percent") var about:
    PercentArgument?
  @Option(help: "How often.", valueName: "interval") var every: RecurrenceInterval?
  @Option(help: "The day of the month, the weekday, or a day such as 03-15.", valueName: "day") var on: RecurrenceDay?
  @Option(help: "The first day that counts.", valueName: "date") var from: TypedDate?
  @Option(help: "The last day that counts.", valueName: "date") var until: TypedDate?
  @Option(help: "How many times.", valueName: "number") var count: Int?
  @Flag(help: "Let it go on without an end.") var noEnd = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    _ = try RecurringReading.end(until: nil, count: count, isUntilGiven: until != nil)
    if noEnd, until != nil || count != nil {
      throw CommandLineError.invalidUsage(reason: "--no-end goes without --until and --count")
    }
    if let about, about.ratio.part != 0 { _ = try RecurringReading.tolerance(about) }
    let changes: [Any?] = [
      amount, category, payee, account, to, note, refund, about, every, on, from, until, count, noEnd ? true : nil,
    ]
    if changes.allSatisfy({ $0 == nil }), tag.isEmpty, untag.isEmpty {
      throw CommandLineError.invalidUsage(reason: "Nothing to change was named")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let standing = try ledger.write { writer in
      let old = try ledger.recurringStanding(RecurringEntry.ID(rawValue: id)).entry
      let entry = try writer.updateRecurring(
        old.id, to: try template(of: old, in: context), try schedule(of: old, in: context))
      return try ledger.recurringStanding(entry.id)
    }
    try context.write(RecurringChangedDocument(standing, verb: "Changed"), as: output)
  }

  private func template(of old: RecurringEntry, in context: Context) throws -> RecurringTemplate {
    var template = old.template
    if let payee { template.payee = EntryText.cleaned(payee) }
    if let note { template.note = EntryText.cleaned(note) }
    template.tags = Set(template.tags + (try EntryText.tags(tag))).subtracting(untag).sorted()
    if let account { template.account = try context.account(account) }
    try changeReceiver(of: &template, in: context)
    if let about { template.tolerance = about.ratio.part == 0 ? nil : try RecurringReading.tolerance(about) }
    let typed = try amount.map {
      try RecurringReading.amount($0, argument: "--amount", currency: template.amount.currency)
    }
    let magnitude = try typed ?? (template.amount.isNegative ? template.amount.negated() : template.amount)
    let wasRefund = template.amount.isNegative == (template.category.kind == .income)
    if let category { template.category = try context.ledger.category(named: category) }
    template.amount =
      template.receiver == nil
      ? try Direction(isRefund: refund ?? wasRefund).signed(magnitude, in: template.category) : try magnitude.negated()
    return template
  }

  private func changeReceiver(of template: inout RecurringTemplate, in context: Context) throws {
    if template.receiver == nil, to != nil {
      throw CommandLineError.invalidUsage(reason: "--to goes with a transfer, and this is none; add another one")
    }
    if template.receiver != nil, refund != nil || about.map({ $0.ratio.part != 0 }) ?? false {
      throw CommandLineError.invalidUsage(reason: "--refund and --about do not go with a transfer")
    }
    if let to { template.receiver = try context.account(to) }
    guard let receiver = template.receiver, account != nil || to != nil else { return }
    if receiver.currency != template.account.currency { throw LedgerError.transferNeedsOneCurrency }
  }

  private func schedule(of old: RecurringEntry, in context: Context) throws -> RecurrenceSchedule {
    var schedule = old.schedule
    if every != nil || on != nil || from != nil {
      let isUnused = try context.ledger.recurringPostings(of: old.id).isEmpty
      let first = try from.map(context.date) ?? (isUnused ? schedule.first : max(schedule.first, context.today))
      let interval = every ?? schedule.recurrence.interval
      // The wished day stays, unless it has no meaning any more.
      let day = on ?? (interval.unit == schedule.recurrence.interval.unit ? schedule.recurrence.day : nil)
      var end = schedule.end
      if case .count(let count) = end { end = .count(max(1, count - schedule.count(before: first))) }
      schedule = RecurrenceSchedule(
        try RecurringReading.recurrence(interval, on: day, from: first), from: first, end: end)
    }
    if noEnd { schedule.end = .never }
    if until != nil || count != nil {
      schedule.end = try RecurringReading.end(
        until: try until.map(context.date), count: count, isUntilGiven: until != nil)
    }
    return schedule
  }
}
