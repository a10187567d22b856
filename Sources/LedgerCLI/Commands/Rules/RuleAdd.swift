internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

struct RuleAdd: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Make a rule that sorts imported rows.",
    discussion: """
      PATTERN is a part of the payee, or of the note where a row has no payee, in upper or lower case. With --regex it is a \
      regular expression of PCRE2. Amounts have the sign of the bank: --min=-50 --max=-10 is money out from 10 to 50. \
      Entries that are stored already stay as they are until 'ledger rule apply'.
      """,
    examples: [
      Example("ledger rule add \"corner shop\" Groceries", "Sort what a payee brings."),
      Example("ledger rule add \"^amzn\" Home --regex --rename Amazon", "Sort and rename."),
      Example("ledger rule add pharmacy Health --max=-20 --account Checking", "Sort the larger ones of an account."),
      Example("ledger rule add \"corner shop cafe\" Education --before 1", "Make an exception to a rule."),
    ])

  @Argument(help: "A part of the payee, or a regular expression.") var pattern: String
  @Argument(help: "The category that rows get.", completion: .custom("category")) var category: String
  @Flag(help: "Read the pattern as a regular expression of PCRE2.") var regex = false
  @Option(help: "Only amounts from this one on, signed: -50 is money out.", valueName: "amount") var min: String?
  @Option(help: "Only amounts up to this one, signed.", valueName: "amount") var max: String?
  @Option(help: "The currency of these amounts; else the account's, else the ledger's.", valueName: "code")
  var currency: Currency?
  @Option(help: "Only rows of this account.", completion: .custom("account")) var account: String?
  @Option(help: "The name that the payee gets.", valueName: "payee", completion: .custom("payee")) var rename: String?
  @Option(help: "The rule that this one is tried before; else it is tried last.", valueName: "id") var before: Int64?
  @Flag(help: "Make the category if the ledger does not know it.") var createCategory = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if FoldedText(pattern).text.isEmpty {
      throw CommandLineError.invalidValue(
        argument: "PATTERN", value: pattern, reason: "it is blank and fits everything")
    }
    if let rename, EntryText.cleaned(rename) == nil {
      throw CommandLineError.invalidValue(argument: "--rename", value: rename, reason: "it is blank")
    }
    if currency != nil, min == nil, max == nil {
      throw CommandLineError.invalidUsage(reason: "--currency goes with --min or --max")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let document = try ledger.write { writer in
      let choice = CategoryChoice(ledger: ledger, writer: writer, creates: createCategory)
      let account = try account.map(ledger.account)
      let (minimum, maximum) = try amounts(account, in: ledger)
      let rule = try writer.addRule(
        pattern: regex ? .regex(pattern) : .part(FoldedText.collapsed(pattern)),
        category: try choice.category(category), payee: EntryText.cleaned(rename), minimum: minimum, maximum: maximum,
        account: account, before: before.map(Rule.ID.init(rawValue:)))
      return RuleAddedDocument(rule, fittingCount: try fittingCount(of: rule, in: ledger))
    }
    try context.write(document, as: output)
  }

  private func amounts(_ account: Account?, in ledger: Ledger) throws -> (minimum: Money?, maximum: Money?) {
    let currency = try currency ?? account?.currency ?? ledger.currency()
    let minimum = try min.map { try AmountReading.signedAmount($0, argument: "--min", currency: currency) }
    let maximum = try max.map { try AmountReading.signedAmount($0, argument: "--max", currency: currency) }
    if let minimum, let maximum, maximum.minorUnits < minimum.minorUnits {
      throw CommandLineError.invalidUsage(
        reason: "No amount is from \(minimum) to \(maximum); of two negative amounts the one nearer to 0 is --max")
    }
    return (minimum, maximum)
  }

  /// How many uncategorized entries the rule would sort.
  private func fittingCount(of rule: Rule, in ledger: Ledger) throws -> Int {
    var count = 0
    do {
      let rules = try RuleSet(try ledger.rules())
      try ledger.forEachEntry(in: SortingScope()) { entry in
        if try rules.match(entry.content)?.rule == rule.id { count += 1 }
      }
    } catch RuleError.badPattern(rule.id, let message, let offset) {
      throw CommandLineError.invalidValue(
        argument: "PATTERN", value: pattern, reason: "it is no regular expression: \(message), at offset \(offset)")
    } catch RuleError.tooComplex(rule.id) {
      throw CommandLineError.invalidValue(
        argument: "PATTERN", value: pattern, reason: "it takes too many steps to be found in payees; make it simpler")
    }
    return count
  }
}
