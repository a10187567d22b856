internal import LedgerDomain

/// What a page shows where scripts are switched off, as tables: the chosen month with its categories and rings, the balances, and
/// all months.
struct PageFallback {
  private let overview: MonthsOverview
  private let chosen: Month
  private let today: CalendarDate
  private let isRedacted: Bool

  init(_ overview: MonthsOverview, chosen: Month, today: CalendarDate, isRedacted: Bool) {
    self.overview = overview
    self.chosen = chosen
    self.today = today
    self.isRedacted = isRedacted
  }

  var markup: Markup {
    let month = overview.parts.first { $0.expense.month == chosen }
    return Markup(
      "main", [("class", "fallback")],
      [
        Markup("h1", text: overview.calendar.span(of: chosen).name),
        month.map(total(of:)) ?? Markup("p", text: "No spending."),
        categories(month?.breakdown.shares ?? []), rings(month?.rings), balances, months,
      ])
  }

  private func total(of month: MonthsOverview.Part) -> Markup {
    let position = month.expense.position
    let budget = position.available.map {
      ", \(Glyphs.page.percent(position.percentConsumed)) of \(shown($0)), \(position.status.words)"
    }
    return Markup(
      "p",
      text: "\(month.expense.isFuture ? "Planned" : "Total") expenses "
        + "\(shown(position.consumed)) \(overview.currency.code)\(budget ?? ", no budget"). "
        + "Income \(shown(month.expense.income))." + pace(of: month) + expected(in: month))
  }

  /// How far the month has come, while it lasts; without amounts where the page hides them.
  private func pace(of month: MonthsOverview.Part) -> String {
    guard let pace = MonthPace(month.expense, today: today) else { return "" }
    let words = isRedacted ? pace.dayInWords : pace.shortWords
    return " " + words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  private func expected(in month: MonthsOverview.Part) -> String {
    guard let sentence = month.expected.sentence(after: month.expense.position) else { return "" }
    return isRedacted ? " Expected until \(month.expected.until): \(month.expected.countText)." : " \(sentence)."
  }

  private func categories(_ shares: [Breakdown.Share]) -> Markup {
    if shares.isEmpty { return Markup("p", text: "No spending.") }
    return table(
      "Categories, in \(overview.currency.code)",
      columns: ["Category", "Amount", "Share", "Budget", "Remaining", "Percent", "Status"],
      rows: shares.map { share in
        let position = share.position
        return [
          share.category.name, shown(share.amount), share.wholePercent.map { "\($0) %" } ?? Glyphs.page.noValue,
          shown(position.available), shown(position.remaining), Glyphs.page.percent(position.percentConsumed),
          share.isNetRefund ? "net refund, \(position.status.words)" : position.status.words,
        ]
      })
  }

  private func rings(_ report: RingsReport?) -> Markup {
    guard let report, report.average != nil else { return Markup("p", text: "No budget or balance to draw.") }
    return table(
      "Rings: \(headline(of: report))",
      columns: ["Name", "Kind", "Consumed", "Total", "Percent", "Status"],
      rows: report.rings.map { ring in
        [
          ring.name, ring.kind.rawValue, shown(ring.amount), shown(ring.total),
          Glyphs.page.percent(ring.percentConsumed), ring.status.words,
        ]
      })
  }

  /// What stands over the rings, in the words of `report rings`; a page that hides amounts has whole percents alone.
  private func headline(of report: RingsReport) -> String {
    let document = RingsDocument(report, today: today)
    guard isRedacted, let average = document.shownAverage else { return document.headline }
    return document.headline.replacing(average.percentText, with: "\(average.percent(decimals: 0)) %")
  }

  private var balances: Markup {
    guard let first = overview.balances.first else { return Markup("p", text: "No balances.") }
    return table(
      "Balances as of \(first.asOf)",
      columns: ["Balance", "Unit", "Total", "Consumed", "Planned", "Expired", "Left", "Percent"],
      rows: overview.balances.map { card in
        [card.source.name, card.source.unit.name]
          + [card.total, card.consumed, card.planned, card.expired, card.balance].map { shown($0) }
          + [Glyphs.page.percent(card.progress)]
      })
  }

  private var months: Markup {
    table(
      "Months, in \(overview.currency.code)",
      columns: ["Month", "Consumed", "Income", "Budget", "Remaining", "Percent", "Status"],
      rows: overview.parts.reversed().map { part in
        let position = part.expense.position
        return [
          label(part.expense.span), shown(position.consumed), shown(part.expense.income),
          shown(position.available), shown(position.remaining), Glyphs.page.percent(position.percentConsumed),
          position.status.words,
        ]
      })
  }

  private func label(_ span: MonthSpan) -> String {
    span.isCalendarMonth ? span.month.description : "\(span.month), \(span.range)"
  }

  private func shown(_ amount: Money?) -> String { shown(amount.map { Quantity($0) }) }

  /// The amount with its digits in groups, dots where a page hides amounts, or the sign for no value.
  private func shown(_ amount: Quantity?) -> String {
    guard let amount else { return Glyphs.page.noValue }
    return isRedacted ? "•••" : amount.groupedText
  }

  private func table(_ caption: String, columns: [String], rows: [[String]]) -> Markup {
    Markup(
      "table", [],
      [
        Markup("caption", text: VisibleText.of(caption)),
        Markup("thead", [], [Markup("tr", [], columns.map { Markup("th", [("scope", "col")], text: $0) })]),
        Markup(
          "tbody", [],
          rows.map { row in
            Markup(
              "tr", [],
              row.enumerated().map { index, cell in
                index == 0 ? Markup("th", [("scope", "row")], text: VisibleText.of(cell)) : Markup("td", text: cell)
              })
          }),
      ])
  }
}

extension Glyphs {
  /// Those of a page, which shows any character.
  fileprivate static let page = Glyphs(usesASCII: false)
}
