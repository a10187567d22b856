internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ReportHistory: LedgerCommand {
  /// What months can be compared with.
  enum Comparison: String, CaseIterable, ExpressibleByArgument {
    case lastYear = "last-year"
  }

  static let configuration = CommandConfiguration(
    name: "history", abstract: "Show budget, consumed and remaining, month by month.",
    discussion: """
      --category tells of one category with all below it: Food with Food:Bread. --by tells apart what was consumed, the largest \
      first; a text shows as many of the newest months as have room, csv and json have all. By tag, what has several tags counts \
      under each. --each adds up label months and takes the quarters or years at the ends of the period whole. Averages are over \
      what is complete, and say over how much.
      """,
    examples: [
      Example("ledger report history 2026", "Show a year."),
      Example("ledger report history --category Groceries", "One category against its budget."),
      Example("ledger report history --by payee --top 5", "Who was paid most, month by month."),
      Example("ledger report history 2024..2026 --each year", "Add up years."),
      Example("ledger report history this-year --against last-year", "Each month beside the one a year before."),
    ])

  static let formats = HistoryDocument.formats
  /// How many groups have a row unless somebody says otherwise.
  private static let usualTop = 10

  @Argument(help: "The months to show.") var period = Period.last12Months
  @Option(help: "Only this category and those below it.", completion: .custom("category")) var category: String?
  @Option(help: "Tell apart by this: a row for each, a column for each month.", valueName: "what")
  var by: ConsumptionGrouping?
  @Option(help: "How many rows --by has before the others are one; 10 if left out.", valueName: "count") var top: Int?
  @Option(help: "Add up so much at a time.", valueName: "length") var each = StretchLength.month
  @Option(help: "Compare with the same months a year before.", valueName: "when") var against: Comparison?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if by != nil, against != nil {
      throw CommandLineError.invalidUsage(
        reason: "--by and --against do not go together; --category compares one category with its year before")
    }
    if let top {
      if by == nil { throw CommandLineError.invalidUsage(reason: "--top goes with --by") }
      if top < 1 {
        throw CommandLineError.invalidValue(argument: "--top", value: "\(top)", reason: "there is at least one row")
      }
    }
    if by != nil || each != .month || against != nil, try output.resolvedFormat(among: Self.formats) == .svg {
      throw CommandLineError.invalidUsage(
        reason: "Only single months are drawn; --by, --each and --against go with --format text, json or csv")
    }
  }

  func run(in context: Context) throws {
    try context.postDue()
    let ledger = try context.ledger
    let months = try context.wholeMonths(period)
    let today = context.today
    if let by {
      let history = try ledger.history(
        over: months, by: by, each: each, of: category, top: top ?? ReportHistory.usualTop)
      try context.write(GroupedHistoryDocument(history, today: today), as: output)
    } else if against != nil {
      let comparison = try ledger.comparisonWithYearBefore(over: months, each: each, of: category)
      try context.write(YearComparisonDocument(comparison, today: today), as: output)
    } else if each != .month {
      let history = try ledger.history(over: months, each: each, of: category)
      try context.write(StretchHistoryDocument(history, today: today), as: output)
    } else {
      let history = try category.map { try ledger.history(over: months, of: $0) } ?? ledger.history(over: months)
      try context.write(HistoryDocument(history, today: today), as: output)
    }
  }
}
