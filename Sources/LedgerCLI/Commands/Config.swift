internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Config: LedgerCommand {
  /// What can be configured.
  enum Key: String, CaseIterable, ExpressibleByArgument {
    case currency
    case defaultAccount = "default-account"
    case monthStart = "month-start"
    case postRecurring = "post-recurring"
    case snapshots
  }

  static let configuration = CommandConfiguration(
    name: "config", abstract: "Show or change what the ledger was told.",
    discussion: """
      currency: the currency in which sums are reported, such as USD; it is fixed once there are entries. Until then accounts \
      in the old one, budgets and other amounts take the new one with the same figures: nothing is converted. An account that \
      is to stay in another currency is made afterwards, by 'ledger account add --currency'.

      default-account: the account of entries that name none.

      month-start: the day on which months start, 1 to 31, such as pay-day; a shorter month starts on its last day. A month is \
      called by the calendar month that holds its 15th. It holds from the month of --from on, which is cut on its 1st; months \
      before stay as they are. Without --from that is this month, or all time in a ledger without entries.

      post-recurring: with auto, 'ledger add' and 'ledger report' post the recurring entries that are due; with ask they only \
      say that some are, and 'ledger recurring post' posts them.

      snapshots: how many copies the ledger keeps by itself before something large is done to it, 0 to 1000; the oldest go. With \
      0, one is kept before upgrades and restores alone. 'ledger backup --list' shows them.
      """,
    examples: [
      Example("ledger config", "Show all settings."),
      Example("ledger config currency EUR", "Report in euros; do this first in a new ledger."),
      Example("ledger config snapshots 10", "Keep the last ten copies from before large changes."),
      Example("ledger config month-start 25 --from 2026-06", "Let months start on pay-day, from June on."),
    ])

  @Argument(help: "The setting.") var key: Key?
  @Argument(help: "Its new value.") var value: String?
  @Option(help: "The first month for which a month-start holds.", valueName: "month") var from: MonthArgument?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if from != nil, key != .monthStart || value == nil {
      throw CommandLineError.invalidUsage(
        reason: "--from goes with a new month-start, as in month-start 25 --from 2026-06")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    var messages: [String] = []
    if let key, let value {
      messages = try ledger.write { writer in try change(key, to: value, context, writer) }
    }
    let shown = try Key.allCases.filter { key == nil || key == $0 }.map { key in
      switch key {
      case .currency: (key: key.rawValue, value: try ledger.currency().code)
      case .defaultAccount: (key: key.rawValue, value: try ledger.defaultAccountName())
      case .monthStart: (key: key.rawValue, value: Config.text(of: try ledger.calendar()))
      case .postRecurring: (key: key.rawValue, value: try ledger.postsRecurring() ? "auto" : "ask")
      case .snapshots: (key: key.rawValue, value: "\(try ledger.snapshotCount())")
      }
    }
    try context.write(SettingsDocument(shown), as: output)
    messages.forEach(context.tell)
  }

  /// The days on which months start: `1`, or `1, 25 from 2026-06`.
  private static func text(of calendar: MonthCalendar) -> String {
    var starts = calendar.starts[...]
    let first = starts.first?.from == CalendarDate.earliest.month ? starts.popFirst()?.day : nil
    return (["\(first ?? 1)"] + starts.map { "\($0.day) from \($0.from)" }).joined(separator: ", ")
  }

  /// Says which amounts have another currency now.
  private static func sentence(_ change: CurrencyChange) -> String {
    func counted(_ count: Int, _ name: String) -> String? {
      count == 0 ? nil : count == 1 ? "1 \(name)" : "\(count) \(name)s"
    }
    let names = change.accounts.map { VisibleText.of($0.name) }.joined(separator: ", ")
    let parts = [
      counted(change.budgetCount, "budget"),
      counted(change.accounts.count, "opening balance").map { "\($0) (\(names))" },
      counted(change.goalCount, "savings goal"), counted(change.ruleCount, "rule"),
      change.recurringCount == 0
        ? nil : change.recurringCount == 1 ? "1 recurring entry" : "\(change.recurringCount) recurring entries",
    ]
    return """
      Now in \(change.new) instead of \(change.old), with the same figures and not converted: \
      \(parts.compactMap { $0 }.joined(separator: ", ")).
      """
  }

  private func change(
    _ key: Key, to value: String, _ context: Context, _ writer: LedgerWriter
  ) throws -> [String] {
    let ledger = try context.ledger
    switch key {
    case .currency:
      guard let currency = Currency(code: value) else {
        throw CommandLineError.invalidValue(
          argument: "VALUE", value: value,
          reason: "it is neither a currency such as USD or EUR (ISO 4217) nor a coin such as BTC")
      }
      let change = try writer.setCurrency(currency)
      return change.isEmpty ? [] : [Config.sentence(change)]
    case .defaultAccount:
      try writer.setDefaultAccount(try ledger.account(named: value))
      return []
    case .postRecurring:
      guard ["ask", "auto"].contains(value) else {
        throw CommandLineError.invalidValue(argument: "VALUE", value: value, reason: "it is neither ask nor auto")
      }
      try writer.setPostsRecurring(value == "auto")
      return []
    case .snapshots:
      guard let count = Int(value), (0...1000).contains(count) else {
        throw CommandLineError.invalidValue(
          argument: "VALUE", value: value, reason: "it is not a number from 0 to 1000")
      }
      try writer.setSnapshotCount(count)
      return []
    case .monthStart:
      let start = try monthStart(value, in: context)
      try writer.setMonthStart(start)
      return [Config.sentence(start, try ledger.calendar(), today: context.today)]
    }
  }

  /// The setting that was typed. Without a month it holds from now on, so that the past stays as it was, or always where there is
  /// no past.
  private func monthStart(_ value: String, in context: Context) throws -> MonthStart {
    let isNew = try context.ledger.monthsWithEntries() == nil
    let month = try from.map(context.month) ?? (isNew ? CalendarDate.earliest.month : context.month(.thisMonth))
    guard let start = Int(value).flatMap({ MonthStart(day: $0, from: month) }) else {
      throw CommandLineError.invalidValue(
        argument: "VALUE", value: value, reason: "months start on a day from 1 to 31")
    }
    return start
  }

  /// Says which days a month has now, of the month where the setting begins or the one that holds today.
  private static func sentence(_ start: MonthStart, _ calendar: MonthCalendar, today: CalendarDate) -> String {
    let isAlways = start.from == CalendarDate.earliest.month
    let later = calendar.starts.filter { $0.from > start.from }.map { "\($0.day) from \($0.from)" }
    let span = calendar.span(of: isAlways && later.isEmpty ? calendar.month(of: today) : start.from)
    let kept = later.isEmpty ? "" : " Later settings stay: \(later.joined(separator: ", "))."
    return """
      Months start on day \(start.day)\(isAlways ? "" : " from \(start.from) on"): \
      \(span.month) is \(span.days.lowerBound) to \(span.days.upperBound).\(kept)
      """
  }
}
