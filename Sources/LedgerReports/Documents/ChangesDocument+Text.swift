internal import LedgerDomain

extension ChangesDocument {
  /// The changes as a table, and what they are measured against.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title(
      "Changes in \(page.name(MonthRange(report.span.month))) in \(report.currency.code)",
      page.range(report.span.days) + (day.map { "\(page.glyphs.separator)day \($0) of \(report.span.dayCount)" } ?? ""))
    if shown.isEmpty {
      page.add(Line("no spending", .faint))
    } else {
      let table = table(page.glyphs)
      page.add(firstThatFits: [table, table.without(columns: 4), table.without(columns: 4, 5)])
    }
    page.add()
    for note in notes(page.glyphs) { page.add(Line(note, .faint).wrapped(to: page.width)) }
    page.add(unconverted: report.unconverted)
    return page.text
  }

  private func table(_ glyphs: Glyphs) -> TextTable {
    var table = TextTable([
      .init(title: report.grouping.title, sizing: .wrapping(to: 12)), .init(title: "Consumed", alignment: .trailing),
      .init(title: "Average", alignment: .trailing), .init(title: "Change", alignment: .trailing),
      .init(title: "", alignment: .trailing), .init(title: "", isOmittedWhenEmpty: true),
    ])
    func cells(_ name: String, _ change: ConsumptionChange, _ note: String, _ ink: Ink = .plain) -> [TextTable.Cell] {
      [
        .text(name, ink), .text(change.consumed.groupedText, ink),
        .text(change.before?.groupedText ?? glyphs.noValue, ink), .text(change.changeText(glyphs), ink),
        .text(change.percentText(glyphs), ink), .text(note, .faint),
      ]
    }
    for change in shown {
      table.add(cells(report.grouping.name(of: change.group), change.change, words(change.kind)))
    }
    table.add(cells("Total", report.total, "", .strong))
    return table
  }

  /// What became of a group; while the month lasts nothing of it is gone for good.
  private func words(_ kind: ChangesReport.Kind?) -> String {
    switch kind {
    case .new: "new"
    case .vanished: day == nil && report.span.days.upperBound < today ? "vanished" : "nothing yet"
    case .changed, nil: ""
    }
  }

  private func notes(_ glyphs: Glyphs) -> [String] {
    var notes: [String] = []
    if let compared = report.compared {
      let range =
        compared.count == 1 ? "\(compared.first)" : "\(compared.first) \(glyphs.until) \(compared.last)"
      notes.append("Averages over \(StretchLength.month.counted(report.divisor, "complete")), \(range).")
    } else {
      notes.append("No month before is complete, so there is nothing to compare with.")
    }
    if let day {
      notes.append(
        "The month lasts: \(day) of its \(report.span.dayCount) days stand against averages of whole months.")
    } else if report.span.days.lowerBound > today {
      notes.append("The month is to come.")
    }
    let rest = report.changes.count - shown.count
    if rest > 0 { notes.append("\(report.grouping.counted(rest, "more")), left out by --top \(shown.count).") }
    return notes
  }
}
