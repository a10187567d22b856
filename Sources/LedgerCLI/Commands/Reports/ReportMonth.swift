internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ReportMonth: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "month", abstract: "Show one month: its categories, the year before it, the balances.",
    discussion: """
      As HTML it is one page with all months of the ledger, or those from --from to --to, that works without a network: \
      months are chosen by a click, a key or the address, and each category opens its entries.
      """,
    examples: [
      Example("ledger report month 2026-10 --format json", "Hand a month to a script."),
      Example("ledger report -o report.html", "Write the page of all months."),
      Example("ledger report --from 2026-01 --redact -o report.html", "A page of this year that may be shown around."),
    ])

  static let formats = MonthPageDocument.formats

  @Argument(help: "The month to show.") var period = MonthArgument.thisMonth
  @Option(help: "The first month of a page; else the ledger's first.", valueName: "month", completion: .custom("month"))
  var from: MonthArgument?
  @Option(help: "The last month of a page; else the ledger's last.", valueName: "month", completion: .custom("month"))
  var to: MonthArgument?
  @Flag(help: "Leave amounts, payees, notes and accounts out of a page; its shapes stay.") var redact = false
  @Option(
    help: "Show this many levels of categories; what lies deeper is counted above it.", valueName: "levels")
  var depth: DepthArgument?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    guard from != nil || to != nil || redact else { return }
    guard try output.resolvedFormat(among: Self.formats) == .html else {
      throw CommandLineError.invalidUsage(reason: "--from, --to and --redact go with --format html")
    }
  }

  func run(in context: Context) throws {
    try context.postDue()
    let month = try context.month(period)
    guard try output.resolvedFormat(among: Self.formats) == .html else {
      let report = try context.monthReport(month, depth: depth?.levels)
      return try context.write(MonthDocument(report, today: context.today), as: output)
    }
    let ledger = try context.ledger
    let document = try ledger.read {
      let months = try ReportedMonths(from: from, to: to, chosen: month, isTyped: period.isTyped, in: context)
      var page = ReportPage(
        try ledger.overview(of: months.range, depth: depth?.levels, renaming: try context.payeeRenaming()),
        chosen: months.chosen, today: context.today, isRedacted: redact)
      var filter = EntryFilter()
      let days = try ledger.calendar().days(of: months.range)
      (filter.firstDay, filter.lastDay) = (days.lowerBound, days.upperBound)
      try ledger.forEachEntry(matching: filter) { page.take($0) }
      for (what, month) in [("notes", page.lastMonthWithoutNotes), ("payees", page.lastMonthWithoutPayees)] {
        if let month { context.tell("To keep the page small, \(what) of \(month) and before are left out of it.") }
      }
      return MonthPageDocument(
        MonthDocument(try context.monthReport(months.chosen, depth: depth?.levels), today: context.today), page: page)
    }
    try context.write(document, as: output)
  }
}
