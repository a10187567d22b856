internal import LedgerDomain

/// What a page shows where scripts are switched off: its months and the categories of the chosen one, as tables.
struct PageFallback {
  private let overview: MonthsOverview
  private let chosen: Month
  private let isRedacted: Bool

  init(_ overview: MonthsOverview, chosen: Month, isRedacted: Bool) {
    self.overview = overview
    self.chosen = chosen
    self.isRedacted = isRedacted
  }

  var markup: Markup {
    Markup(
      "div", [("class", "fallback")],
      [
        Markup("h1", text: "\(chosen.name) \(chosen.year)"), categories, months,
      ])
  }

  private var categories: Markup {
    let shares = overview.parts.first { $0.expense.month == chosen }?.breakdown.shares ?? []
    if shares.isEmpty { return Markup("p", text: "No spending.") }
    return table(
      "Categories, in \(overview.currency.code)", columns: ["Category", "Share", "Amount"],
      rows: shares.map { share in
        [share.category.name, share.wholePercent.map { "\($0) %" } ?? "–", shown(share.amount)]
      })
  }

  private var months: Markup {
    table(
      "Months, in \(overview.currency.code)", columns: ["Month", "Budget", "Consumed", "Remaining", "Percent"],
      rows: overview.parts.reversed().map { part in
        let position = part.expense.position
        return [
          part.expense.month.description, shown(position.available), shown(position.consumed),
          shown(position.remaining),
          position.available == nil ? "–" : position.percentConsumed.percentText,
        ]
      })
  }

  private func shown(_ amount: Money?) -> String {
    guard let amount else { return "–" }
    return isRedacted ? "•••" : amount.groupedText
  }

  private func table(_ caption: String, columns: [String], rows: [[String]]) -> Markup {
    Markup(
      "table", [],
      [
        Markup("caption", text: caption),
        Markup("thead", [], [Markup("tr", [], columns.map { Markup("th", [("scope", "col")], text: $0) })]),
        Markup(
          "tbody", [],
          rows.map { row in
            Markup(
              "tr", [],
              row.enumerated().map { index, cell in
                index == 0 ? Markup("th", [("scope", "row")], text: cell) : Markup("td", text: cell)
              })
          }),
      ])
  }
}
