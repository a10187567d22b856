internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Add: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Record what was spent or received.",
    discussion: """
      AMOUNT is what was spent, without a sign: money out. A category of income makes it money in. --refund turns the \
      sign: money that came back lowers what its category has consumed.

      With --balance the entry also consumes a leave-style balance: its own amount of a gift card, else --balance-quantity. \
      A refund gives back. Editing or deleting the entry changes the balance with it.

      With --split the categories stand in the lines, and with --to the amount moves between two own accounts: CATEGORY \
      is then left out.
      """,
    examples: [
      Example("ledger add 42.50 Groceries \"Corner shop\"", "Record a purchase of today."),
      Example("ledger add 12.50 Groceries --refund --date yesterday", "Record money that came back."),
      Example("ledger add 60 --split Groceries=45 --split Home=15 \"Corner shop\"", "Divide one payment."),
      Example("ledger add 500 --to Cash --account Checking", "Move money between own accounts."),
      Example(
        "ledger add 12 Groceries \"Corner shop\" --balance \"Gift card\"",
        "Pay with a gift card that is kept as a balance."),
      Example("ledger add 200 --to Savings --goal Holiday", "Set money aside for a savings goal."),
      Example("ledger add 3000 Income Employer --date 2026-11-01", "Record income."),
    ])

  @Argument(help: "What was spent or received, such as 42.50.") var amount: String
  @Argument(
    help: "The category; left out with --split and --to.", completion: .custom("category"))
  var category: String?
  @Argument(help: "Who was paid, or who paid.", completion: .custom("payee")) var payee: String?
  @Option(help: "The day.") var date = TypedDate.daysAgo(0)
  @Option(help: "The account; else the default account.", completion: .custom("account")) var account: String?
  @Option(help: "A remark.") var note: String?
  @Option(help: "A tag.") var tag: [String] = []
  @Option(help: "The currency; else the account's.", valueName: "code") var currency: Currency?
  @Flag(help: "Turn the sign: money that came back.") var refund = false
  @Option(help: "A part of the amount with its own category.", valueName: "category=amount")
  var split: [String] = []
  @Option(
    help: "The own account that receives the amount: a transfer.", valueName: "account", completion: .custom("account"))
  var to: String?
  @Option(help: "The balance that it consumes.", completion: .custom("balance")) var balance: String?
  @Option(help: "How much of it; else the amount, or 1 of what it counts.", valueName: "quantity")
  var balanceQuantity: String?
  @Option(help: "The savings goal that it is set aside for.", completion: .custom("goal")) var goal: String?
  @Flag(help: "Make categories that the ledger does not know.") var createCategory = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if to != nil, refund { throw CommandLineError.invalidUsage(reason: "--to and --refund exclude each other") }
    if to != nil, !split.isEmpty { throw CommandLineError.invalidUsage(reason: "--to and --split exclude each other") }
    if to != nil, balance != nil {
      throw CommandLineError.invalidUsage(reason: "--to and --balance exclude each other")
    }
    if balanceQuantity != nil, balance == nil {
      throw CommandLineError.invalidUsage(reason: "--balance-quantity goes with --balance")
    }
    if !split.isEmpty, payee != nil {
      throw CommandLineError.invalidUsage(reason: "With --split the category is left out: give AMOUNT and PAYEE alone")
    }
    if category == nil, split.isEmpty, to == nil {
      throw CommandLineError.missingArgument(name: "CATEGORY", path: ["ledger", "add"])
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (entries, posted) = try ledger.write { writer in
      let entries = try add(writer, in: context)
      // Behind it, so that a payment which was typed by hand is matched with its due day and not posted once more.
      return (entries, try context.postDue(writer))
    }
    let document = AddedDocument(
      entries, standings: try standings(after: entries, in: ledger), accounts: try accounts(of: entries, in: ledger),
      balance: try balance.map { try ledger.balanceCard(of: try ledger.balance(named: $0), asOf: context.today) })
    try context.write(document, as: output)
    try tellImported(like: entries, in: context)
    try tellPosted(like: entries, in: context)
    try context.tellPosted(posted)
  }

  private func add(_ writer: LedgerWriter, in context: Context) throws -> [Entry] {
    let ledger = try context.ledger
    let account = try context.account(account)
    let typed = try AmountReading.amount(
      amount, argument: "AMOUNT", currency: currency ?? account.currency,
      negativeAdvice: "for money that came back use --refund")
    let sorter = CategoryChoice(ledger: ledger, writer: writer, creates: createCategory)
    let goal = try goal.map(ledger.goal)
    if let to {
      let legs = try addTransfer(typed, from: account, to: to, sorter, in: context, writer)
      if let goal { try writer.setAside(legs[0], for: goal) }
      return legs
    }
    let consumed = try balance.map(ledger.balance)
    let entry = try writer.addEntry(try content(typed, account, sorter, in: context))
    if let consumed {
      try writer.setConsumption(
        try ConsumptionReading.consumption(of: consumed, quantity: balanceQuantity), of: entry.id)
    }
    if let goal { try writer.setAside(entry, for: goal) }
    return [entry]
  }

  /// Says when a recurring entry had posted the same payment before.
  private func tellPosted(like entries: [Entry], in context: Context) throws {
    guard let added = entries.first, let posted = try context.ledger.postedEntry(like: added) else { return }
    context.tell(
      """
      Entry \(posted.id.rawValue) was posted for a recurring one before: \(EntrySentence.summary(posted))
      If it is the same payment, both count now; take yours back with: ledger delete \(added.id.rawValue)
      """)
  }

  /// Says when a bank's file had brought the same payment before, so that nothing counts twice without a word. Both legs of a
  /// transfer go with either, so that one command is named for them.
  private func tellImported(like entries: [Entry], in context: Context) throws {
    let imported = try entries.compactMap { try context.ledger.importedEntry(like: $0.content) }
    guard let added = entries.first, !imported.isEmpty else { return }
    let lines = imported.map { "An import brought entry \($0.id.rawValue) before: \(EntrySentence.summary($0))" }
    let advice =
      entries.count == 1
      ? "If it is the same payment, both count now; take yours back with:"
      : "If it is the same transfer, both count now; take both legs of yours back with:"
    context.tell((lines + ["\(advice) ledger delete \(added.id.rawValue)"]).joined(separator: "\n"))
  }

  private func content(
    _ typed: Money, _ account: Account, _ sorter: CategoryChoice, in context: Context
  ) throws -> EntryContent {
    let direction = Direction(isRefund: refund)
    let allocation: Allocation
    let total: Money
    if split.isEmpty {
      let category = try sorter.category(category ?? "")
      allocation = .category(category)
      total = try direction.signed(typed, in: category)
    } else {
      let lines = try SplitReading.lines(split, currency: typed.currency, direction, sorter)
      (allocation, total) = try SplitReading.allocation(of: lines, typed: typed)
    }
    return EntryContent(
      date: try context.date(date), amount: total, allocation: allocation,
      payee: EntryText.cleaned(split.isEmpty ? payee : category), account: account, note: EntryText.cleaned(note),
      tags: try EntryText.tags(tag))
  }

  private func addTransfer(
    _ typed: Money, from account: Account, to: String, _ sorter: CategoryChoice, in context: Context,
    _ writer: LedgerWriter
  ) throws -> [Entry] {
    // A first word that names a category of transfers is that; any other is the payee.
    let named = try category.flatMap(sorter.transferCategory)
    if named == nil, payee != nil {
      throw CommandLineError.invalidUsage(reason: "With --to the category is left out: give AMOUNT and PAYEE alone")
    }
    let content = EntryContent(
      date: try context.date(date), amount: try typed.negated(),
      allocation: .category(try named ?? sorter.standardTransferCategory()),
      payee: EntryText.cleaned(named == nil ? category : payee), account: account, note: EntryText.cleaned(note),
      tags: try EntryText.tags(tag))
    let receiver = try context.account(to)
    // The amount is in the currency of both accounts, unless one is named that both can hold.
    if currency == nil, receiver.currency != account.currency { throw LedgerError.transferNeedsOneCurrency }
    let legs = try writer.addTransfer(content, to: receiver)
    return [legs.out, legs.into]
  }

  /// What is in the accounts of a transfer, or of another entry that counts in no report.
  private func accounts(of entries: [Entry], in ledger: Ledger) throws -> [AccountStanding] {
    let moved = entries.filter { $0.content.parts.allSatisfy { $0.category.kind == .transfer } }
    if moved.isEmpty { return [] }
    let standings = try ledger.accountStandings()
    return moved.compactMap { entry in standings.first { $0.account.id == entry.content.account.id } }
  }

  /// Where the categories of the new entries now stand, each once.
  private func standings(after entries: [Entry], in ledger: Ledger) throws -> [AddedDocument.Standing] {
    var seen: Set<Category.ID> = []
    let month = try ledger.calendar().month(of: entries[0].content.date)
    let categories = entries.flatMap(\.content.parts).map(\.category).filter { seen.insert($0.id).inserted }
    let standings = try ledger.budgetedStandings(of: categories, in: month)
    return standings.categories.map {
      AddedDocument.Standing(category: $0.category, position: $0.position, month: standings.month)
    }
  }
}
