public import LedgerDomain

/// The page of `report --format html`: one file with all months, that works without a network and lets nothing in.
///
/// Style and script stand in it whole, and its policy (Content Security Policy Level 3) allows these two by their digests and
/// nothing else. The figures are data in it, the same as in the reports' JSON.
public struct ReportPage: Sendable {
  private let overview: MonthsOverview
  private let chosen: Month
  private let today: CalendarDate
  private let isRedacted: Bool
  private var entries: PageEntries

  /// Begins a page without entries.
  ///
  /// - Parameters:
  ///   - overview: the months, at least one.
  ///   - chosen: the month that is shown first, one of them.
  ///   - today: the day on which it is made.
  ///   - isRedacted: whether amounts, payees, notes and names of accounts are left out.
  public init(_ overview: MonthsOverview, chosen: Month, today: CalendarDate, isRedacted: Bool = false) {
    self.overview = overview
    self.chosen = chosen
    self.today = today
    self.isRedacted = isRedacted
    entries = PageEntries(
      calendar: overview.calendar, currency: overview.currency, isRedacted: isRedacted, countedIn: overview.countedIn)
  }

  /// Takes in an entry of one of the months; they come newest first.
  public mutating func take(_ entry: Entry) { entries.take(entry) }

  /// The newest month from which on backwards entries have no notes, because the page would be too large; nil when all have
  /// theirs.
  public var lastMonthWithoutNotes: Month? { entries.lastMonthWithoutNotes }

  /// The newest month of which the page leaves out payees that no newer entry has, because it would be too large; nil when it has
  /// all of them.
  public var lastMonthWithoutPayees: Month? { entries.lastMonthWithoutPayees }

  /// The page as a file; it ends with a newline.
  public var html: String {
    let script = PageFiles.script
    let style = PageFiles.style
    return PageFiles.template.filled { placeholder in
      switch placeholder {
      case .policy: ReportPage.policy(script: script, style: style)
      case .title: Markup(text: title).text
      case .style: style
      case .fallback: PageFallback(overview, chosen: chosen, today: today, isRedacted: isRedacted).markup.text
      case .data: dataText
      case .script: script
      }
    }
  }

  private var title: String {
    guard let first = overview.parts.first?.expense.month, let last = overview.parts.last?.expense.month, first != last
    else { return "Expenses, \(chosen.name) \(chosen.year)" }
    return "Expenses, \(first.name) \(first.year) – \(last.name) \(last.year)"
  }

  /// What the browser may load and run: this style and this script.
  private static func policy(script: String, style: String) -> String {
    """
    default-src 'none'; script-src 'sha256-\(digest(of: script))'; style-src 'sha256-\(digest(of: style))'; \
    base-uri 'none'; form-action 'none'
    """
  }

  private static func digest(of text: String) -> String {
    var digest = SHA256()
    Array(text.utf8).withUnsafeBufferPointer { digest.combine($0) }
    return Base64.text(of: digest.digest())
  }

  /// The data as it stands in the page.
  private var dataText: String {
    var writer = JSONWriter(layout: .embedded)
    writer.write(isRedacted ? data.withoutAmounts : data)
    return writer.text
  }

  private var data: JSONValue {
    let shapes = PageShapes(of: overview.history)
    return .document([
      ("title", .string("Expenses")),
      ("currency", .string(overview.currency.code)),
      ("digits", .count(overview.currency.exponent)),
      ("today", .described(today)),
      ("chosen", .described(chosen)),
      ("redacted", .bool(isRedacted)),
      ("history", .array(overview.history.map(isRedacted ? shapes.expense : JSONValue.expense))),
      ("categories", entries.categories),
      ("payees", entries.payees),
      ("accounts", entries.accounts),
      ("notes", entries.notes),
      ("withoutNotes", .described(entries.lastMonthWithoutNotes)),
      ("withoutPayees", .described(entries.lastMonthWithoutPayees)),
      ("paints", PageColors.paints(overview.parts.flatMap(\.breakdown.shares).map(\.category.colors))),
      ("letters", PageColors.letters(overview.balances.map(\.source.color))),
      ("balances", .array(overview.balances.map(isRedacted ? shapes.card : JSONValue.card))),
      ("months", .array(overview.parts.map(month))),
    ])
  }

  private func month(_ part: MonthsOverview.Part) -> JSONValue {
    let month = part.expense.month
    return .object([
      ("month", .described(month)),
      ("monthName", .string(month.name)),
      ("year", .count(month.year)),
      ("from", .described(part.expense.span.days.lowerBound)),
      ("to", .described(part.expense.span.days.upperBound)),
      ("income", .described(part.expense.income)),
      ("categories", .array(part.breakdown.shares.map(JSONValue.share))),
      ("unconverted", .unconverted(part.unconverted)),
      ("average", part.rings.average.map { .number($0.fraction) } ?? .null),
      ("rings", .array(part.rings.rings.map { JSONValue.ring($0).with([("unit", .string($0.amount.unit.name))]) })),
      ("pace", .pace(MonthPace(part.expense, today: today))),
      ("entries", entries.rows(of: month)),
      ("expected", .expected(part.expected)),
    ])
  }
}
