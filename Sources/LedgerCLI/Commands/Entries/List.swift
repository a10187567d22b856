internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct List: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List entries, the newest first.",
    discussion: "Conditions that are given must all hold. Amounts are compared without their sign.",
    examples: [
      Example("ledger list last-month --category Groceries", "List what a category consumed."),
      Example("ledger list 2026 --payee corner --min 20", "Find larger payments to a payee."),
      Example("ledger list --limit 5 --format json", "Hand the newest entries to a script."),
    ])

  @Argument(help: "The months or days to list; all time if left out.") var period: Period?
  @Option(help: "Only this category and those below it, lines of splits included.", completion: .custom("category"))
  var category: String?
  @Option(help: "Only this account.", completion: .custom("account")) var account: String?
  @Option(help: "Only payees that hold this text.", valueName: "text", completion: .custom("payee"))
  var payee: String?
  @Option(help: "Only entries with this tag.") var tag: String?
  @Option(help: "Only amounts from this one on.", valueName: "amount") var min: String?
  @Option(help: "Only amounts up to this one.", valueName: "amount") var max: String?
  @Option(help: "Only the newest ones, this many.", valueName: "count") var limit: Int?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if let limit, limit < 0 {
      throw CommandLineError.invalidValue(argument: "--limit", value: "\(limit)", reason: "it is below zero")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let document = try ledger.read {
      let currency = try ledger.currency()
      var filter = EntryFilter()
      if let period { (filter.firstDay, filter.lastDay) = try context.days(of: period) }
      filter.categories = try context.category(category).map(ledger.subtree)
      filter.account = try account.map(ledger.account)?.id
      filter.payeeText = payee
      filter.tag = tag
      filter.minimum = try min.map { try AmountReading.amount($0, argument: "--min", currency: currency) }
      filter.maximum = try max.map { try AmountReading.amount($0, argument: "--max", currency: currency) }
      filter.limit = limit
      return EntryListDocument(try ledger.entries(matching: filter), days: try unnamedDays(filter, in: ledger))
    }
    try context.write(document, as: output)
  }

  /// The days of a period whose name does not say them, because months do not start on the 1st.
  private func unnamedDays(_ filter: EntryFilter, in ledger: Ledger) throws -> ClosedRange<CalendarDate>? {
    if case .days? = period { return nil }
    guard let first = filter.firstDay, let last = filter.lastDay, try !ledger.calendar().isPlain else { return nil }
    return first...last
  }
}
