internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RecurringAdd: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Make a recurring entry.",
    discussion: """
      AMOUNT, CATEGORY and PAYEE are those of 'ledger add'. Nothing is posted yet: 'ledger recurring post' does that when a day \
      is due. A month that is too short has its last day: the 31st gives 28 February and then 31 March.

      --about is for amounts that vary, such as a bill for power: a row of the bank within that percent is the same payment, if \
      its payee or its category is the same, and gives the entry its amount.
      """,
    examples: [
      Example("ledger recurring add 800 Home Landlord --every month --on 1", "Pay rent on the 1st."),
      Example("ledger recurring add 80 Home \"City power\" --every 2-months --about 20%", "Expect about 80."),
      Example(
        "ledger recurring add 3000 Income Employer --every month --on 31", "Expect pay on the last day of each month."),
      Example("ledger recurring add 200 --to Savings --every week --on fri --count 10", "Save on ten Fridays."),
    ])

  @Argument(help: "What is spent or received each time, such as 42.50.") var amount: String
  @Argument(help: "The category; left out with --to.", completion: .custom("category")) var category: String?
  @Argument(help: "Who is paid, or who pays.", completion: .custom("payee")) var payee: String?
  @Option(help: "How often: week, month, year, 2-weeks, 3-months and so on.", valueName: "interval")
  var every: RecurrenceInterval
  @Option(help: "The day of the month, the weekday, or a day such as 03-15; else that of --from.", valueName: "day")
  var on: RecurrenceDay?
  @Option(help: "The first day that counts.", valueName: "date") var from = TypedDate.daysAgo(0)
  @Option(help: "The last day that counts.", valueName: "date") var until: TypedDate?
  @Option(help: "How many times.", valueName: "number") var count: Int?
  @Option(help: "The percent by which the amount may vary.", valueName: "percent") var about: PercentArgument?
  @Option(help: "The account; else the default account.", completion: .custom("account")) var account: String?
  @Option(help: "A remark.") var note: String?
  @Option(help: "A tag.") var tag: [String] = []
  @Option(help: "The currency; else the account's.", valueName: "code") var currency: Currency?
  @Flag(help: "Turn the sign: money that comes back.") var refund = false
  @Option(
    help: "The own account that receives the amount: a transfer.", valueName: "account", completion: .custom("account"))
  var to: String?
  @Flag(help: "Make the category if the ledger does not know it.") var createCategory = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if to != nil, refund { throw CommandLineError.invalidUsage(reason: "--to and --refund exclude each other") }
    if to != nil, about != nil { throw CommandLineError.invalidUsage(reason: "--to and --about exclude each other") }
    if category == nil, to == nil {
      throw CommandLineError.missingArgument(name: "CATEGORY", path: ["ledger", "recurring", "add"])
    }
    _ = try RecurringReading.end(until: nil, count: count, isUntilGiven: until != nil)
    _ = try RecurringReading.tolerance(about)
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let standing = try ledger.write { writer in
      let schedule = try self.schedule(in: context)
      let entry = try writer.addRecurring(try template(writer, in: context), schedule)
      return try ledger.recurringStanding(entry.id)
    }
    try context.write(RecurringChangedDocument(standing, verb: "Added"), as: output)
  }

  private func schedule(in context: Context) throws -> RecurrenceSchedule {
    let first = try context.date(from)
    let schedule = RecurrenceSchedule(
      try RecurringReading.recurrence(every, on: on, from: first), from: first,
      end: try RecurringReading.end(until: try until.map(context.date), count: count, isUntilGiven: until != nil))
    guard schedule.nextDueDay(from: first) != nil else {
      throw CommandLineError.invalidUsage(reason: "No due day lies between --from \(first) and --until")
    }
    return schedule
  }

  private func template(_ writer: LedgerWriter, in context: Context) throws -> RecurringTemplate {
    let account = try context.account(account)
    let typed = try RecurringReading.amount(amount, argument: "AMOUNT", currency: currency ?? account.currency)
    let sorter = CategoryChoice(ledger: try context.ledger, writer: writer, creates: createCategory)
    var template = RecurringTemplate(
      amount: typed, tolerance: try RecurringReading.tolerance(about), category: try category(sorter), account: account,
      note: EntryText.cleaned(note), tags: try EntryText.tags(tag))
    if let to {
      // A first word that names a category of transfers is that; any other is the payee.
      let named = try category.flatMap(sorter.transferCategory)
      if named == nil, payee != nil {
        throw CommandLineError.invalidUsage(reason: "With --to the category is left out: give AMOUNT and PAYEE alone")
      }
      let receiver = try context.account(to)
      if currency == nil, receiver.currency != account.currency { throw LedgerError.transferNeedsOneCurrency }
      template.receiver = receiver
      template.payee = EntryText.cleaned(named == nil ? category : payee)
      template.amount = try typed.negated()
    } else {
      template.payee = EntryText.cleaned(payee)
      template.amount = try Direction(isRefund: refund).signed(typed, in: template.category)
    }
    return template
  }

  private func category(_ sorter: CategoryChoice) throws -> LedgerDomain.Category {
    guard to != nil else { return try sorter.category(category ?? "") }
    return try category.flatMap(sorter.transferCategory) ?? sorter.standardTransferCategory()
  }
}
