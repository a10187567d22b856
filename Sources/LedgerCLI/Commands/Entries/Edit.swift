internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Edit: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "edit", abstract: "Change an entry.",
    discussion: """
      Only what is named changes. --amount is typed without a sign, as in 'ledger add': the entry keeps its direction, \
      unless --refund or --no-refund turns it. A typed entry that gets a category of another kind, income instead of \
      spending say, turns with it; an imported one keeps the sign of the bank. An empty --payee or --note removes it.

      The legs of a transfer keep opposite amounts: --amount changes both, imported ones as well. In a transfer recorded by \
      'add --to' the day and the category that both legs have change together; else each leg has its own, as it has its \
      note, tags and payee.
      """,
    examples: [
      Example("ledger edit 12 --category Home", "Sort an entry anew."),
      Example("ledger edit 12 --amount 43.20 --date yesterday", "Correct what was typed."),
      Example("ledger edit 12 --balance \"Gym card\" --balance-quantity 1", "Let it consume a visit of a balance."),
      Example("ledger edit 12 --split Groceries=30 --split Home=13.20", "Divide it into lines."),
    ])

  @Argument(help: "The entry's number, as 'ledger list' shows it.") var id: Int64
  @Option(help: "Another amount, without a sign.") var amount: String?
  @Option(help: "Another category for the whole amount.", completion: .custom("category")) var category: String?
  @Option(help: "Another payee; empty for none.", completion: .custom("payee")) var payee: String?
  @Option(help: "Another day.") var date: TypedDate?
  @Option(help: "Another account.", completion: .custom("account")) var account: String?
  @Option(help: "Another remark; empty for none.") var note: String?
  @Option(help: "A tag to add.") var tag: [String] = []
  @Option(help: "A tag to remove.", valueName: "tag") var untag: [String] = []
  @Option(
    help: "A part of the amount with its own category, in place of the category.",
    valueName: "category=amount")
  var split: [String] = []
  @Option(help: "The balance that it consumes; none for no longer one.", completion: .custom("balance"))
  var balance: String?
  @Option(help: "How much of it; else the amount, or 1 of what it counts.", valueName: "quantity")
  var balanceQuantity: String?
  @Option(help: "The savings goal that it is set aside for; none for no longer one.", completion: .custom("goal"))
  var goal: String?
  @Flag(inversion: .prefixedNo, help: "Whether the money came back.") var refund: Bool?
  @Flag(help: "Make categories that the ledger does not know.") var createCategory = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if category != nil, !split.isEmpty {
      throw CommandLineError.invalidUsage(reason: "--category and --split exclude each other")
    }
    let changes: [Any?] = [amount, category, payee, date, account, note, refund, balance, balanceQuantity, goal]
    if changes.allSatisfy({ $0 == nil }), tag.isEmpty, untag.isEmpty, split.isEmpty {
      throw CommandLineError.invalidUsage(reason: "Nothing to change was named")
    }
    if balance == "none", balanceQuantity != nil {
      throw CommandLineError.invalidUsage(reason: "--balance none and --balance-quantity exclude each other")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let changed = try ledger.write { writer in
      let old = try ledger.entry(Entry.ID(rawValue: id))
      let sorter = CategoryChoice(ledger: ledger, writer: writer, creates: createCategory)
      let peer = try old.transferPeer.map(ledger.entry)
      let newConsumption = try consumption(of: old, in: ledger)
      // What it no longer consumes stands in the way of no other change.
      if newConsumption != nil || balance == "none" { try writer.setConsumption(nil, of: old.id) }
      let entry = try writer.updateEntry(old.id, to: try content(of: old, sorter, in: context))
      if let newConsumption { try writer.setConsumption(newConsumption, of: old.id) }
      if let goal { try writer.setAside(entry, for: goal == "none" ? nil : try ledger.goal(named: goal)) }
      return try [entry]
        + [peer].compactMap { $0 }.compactMap { before in
          let after = try ledger.entry(before.id)
          return after == before ? nil : after
        }
    }
    try context.write(ChangedDocument(changed, verb: "Changed"), as: output)
    // --refund says that it is meant.
    if refund == nil, category != nil || !split.isEmpty, let advice = LoweredIncome.advice(on: changed[0].content) {
      context.tell(advice)
    }
  }

  /// What the entry is to consume from now on; nil when that is not named, and for none.
  private func consumption(of old: Entry, in ledger: Ledger) throws -> EntryConsumption? {
    if balance == "none" { return nil }
    if let balance {
      return try ConsumptionReading.consumption(of: try ledger.balance(named: balance), quantity: balanceQuantity)
    }
    guard let balanceQuantity else { return nil }
    guard let kept = try ledger.consumption(of: old.id) else {
      throw CommandLineError.invalidUsage(reason: "Entry \(id) consumes no balance yet: name one with --balance")
    }
    return try ConsumptionReading.consumption(of: kept.balance, quantity: balanceQuantity)
  }

  private func content(of old: Entry, _ sorter: CategoryChoice, in context: Context) throws -> EntryContent {
    var content = old.content
    if let date { content.date = try context.date(date) }
    if let account { content.account = try context.account(account) }
    if let payee { content.payee = EntryText.cleaned(payee) }
    if let note { content.note = EntryText.cleaned(note) }
    let removed = Set(untag)
    content.tags = Set(content.tags + (try EntryText.tags(tag))).subtracting(removed).sorted()
    let typed = try amount.map {
      try AmountReading.amount(
        $0, argument: "--amount", currency: content.amount.currency,
        negativeAdvice: "for money that came back use --refund")
    }
    let magnitude = try typed ?? (content.amount.isNegative ? content.amount.negated() : content.amount)
    let direction = EditedDirection(old, refund: refund)
    if !split.isEmpty {
      let lines = try SplitReading.lines(split, currency: content.amount.currency, direction.forLines, sorter)
      (content.allocation, content.amount) = try SplitReading.allocation(of: lines, typed: magnitude)
    } else if let category {
      let category = try sorter.category(category)
      content.allocation = .category(category)
      content.amount = try direction.signed(magnitude, in: category)
    } else if let lines = try direction.turnedLines() {
      (content.allocation, content.amount) = try SplitReading.allocation(of: lines, typed: magnitude)
    } else if typed != nil || refund != nil {
      content.amount = try direction.signed(magnitude)
      if case .split(let split) = content.allocation {
        content.allocation = .split(try Split(total: content.amount, lines: split.lines))
      }
    }
    return content
  }
}
