internal import LedgerDomain

extension GroupedHistoryDocument {
  /// The groups as rows and as many of the newest months as columns as there is room for.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let subject = history.category.map { " of \($0)" } ?? ""
    page.title(
      "Consumed\(subject) by \(history.grouping.rawValue) in \(history.currency.code)", history.stretches.range(page))
    if history.rows.isEmpty, history.ungrouped == nil {
      page.add(Line("no spending", .faint))
    } else {
      let table = widestTable(page)
      page.add(table.table)
      page.add()
      for note in notes(leftOut: table.leftOut) { page.add(Line(note, .faint).wrapped(to: page.width)) }
    }
    page.add(unconverted: history.unconverted)
    return page.text
  }

  /// The table with the most columns that fits; the oldest ones go first, sums and averages stay.
  private func widestTable(_ page: Page) -> (table: TextTable, leftOut: Int) {
    for leftOut in 0...history.stretches.count {
      let table = table(from: leftOut, page.glyphs)
      if table.layout(page.width, page.glyphs).width <= page.width { return (table, leftOut) }
    }
    // Averages are left out, rather than cut, where not even sums have room beside them.
    let leftOut = history.stretches.count
    return (table(from: leftOut, page.glyphs).without(columns: 2), leftOut)
  }

  private func table(from first: Int, _ glyphs: Glyphs) -> TextTable {
    var table = TextTable(
      [.init(title: history.grouping.title, sizing: .wrapping(to: 16))]
        + history.stretches[first...].map { .init(title: $0.label, alignment: .trailing) }
        + [
          .init(title: "Sum", alignment: .trailing),
          .init(title: "Average", alignment: .trailing),
        ])
    func add(_ name: String, _ row: GroupedHistory.Row, _ ink: Ink = .plain) {
      let amounts = row.amounts[first...].enumerated().map { index, amount in
        let stretch = history.stretches[first + index]
        return stretch.isFuture(today: today) && amount.isZero ? TextTable.Cell.empty : .text(amount.groupedText, ink)
      }
      table.add(
        [.text(name, ink)] + amounts
          + [.text(row.sum.groupedText, ink), .text(row.average?.groupedText ?? glyphs.noValue, ink)])
    }
    for row in history.rows { add(history.grouping.name(of: row.group), row.row) }
    if let others = history.others { add("\(history.otherCount) other\(history.otherCount == 1 ? "" : "s")", others) }
    if let ungrouped = history.ungrouped { add(history.grouping.name(of: .unnamed), ungrouped) }
    add("Total", history.total, .strong)
    return table
  }

  private func notes(leftOut: Int) -> [String] {
    let length = history.length
    var notes: [String] = []
    if history.grouping.overlaps {
      notes.append(
        "What has several tags counts under each, so that the rows can add up to more than the total, which counts it once."
      )
      if history.otherCount > 0 {
        notes.append(
          "\(history.grouping.counted(history.otherCount, "more")), left out by --top \(history.rows.count).")
      }
    }
    if history.divisor > 0 {
      let since = length.since(history.begin, history.stretches.first)
      notes.append("Averages over \(length.counted(history.divisor, "complete"))\(since).")
    } else {
      notes.append("No \(length.rawValue) is complete yet, so there are no averages.")
    }
    if leftOut > 0 {
      let all = leftOut == history.stretches.count
      let which =
        leftOut == 1 && !all ? "the oldest \(length.rawValue)" : (all ? "" : "the oldest ") + length.counted(leftOut)
      notes.append("No room for \(which), which sums and averages count all the same; csv and json have all.")
    }
    return notes
  }
}
