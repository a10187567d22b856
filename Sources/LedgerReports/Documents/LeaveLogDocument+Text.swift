internal import LedgerDomain

extension LeaveLogDocument {
  /// One row for each event, the rules below.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title(log.balance.name, log.balance.unit.name)
    if log.rows.isEmpty {
      page.add(Line("There are no events.", .faint))
    } else {
      var table = TextTable([
        .init(title: "Date"), .init(title: "Event", sizing: .wrapping(to: 14)),
        .init(title: "Quantity", alignment: .trailing),
        .init(title: "Uses", sizing: .wrapping(to: 12), isOmittedWhenEmpty: true),
        .init(title: "Balance", alignment: .trailing), .init(title: "ID", alignment: .trailing),
      ])
      for row in log.rows { add(row, to: &table) }
      page.add(table)
    }
    for rule in log.rules {
      page.add(Paragraph.lines(rule.words(in: log.balance.unit) + ".", behind: Line(), indent: 2, width: page.width))
    }
    return page.text
  }

  private func add(_ row: LeaveLog.Row, to table: inout TextTable) {
    let event = row.event
    let ink: Ink = event.isCancelled ? .faint : .plain
    table.add([
      .text(event.date.description, ink), .text(words(event), ink), .text(signed(row), ink),
      .text(usesText(row, most: 2), ink),
      .text(event.isCancelled ? "" : row.balance.groupedText),
      .text(event.id.map { String($0.rawValue) } ?? "", .faint),
    ])
  }

  /// What happened, with where it comes from, its last day and the remark.
  private func words(_ event: LeaveEvent) -> String {
    var words = [event.kind.rawValue]
    if event.until > event.date { words[0] += " to \(event.until)" }
    if event.isCancelled { words.append("cancelled") }
    if isPlanned(event) { words.append("planned") }
    if case .rule = event.origin { words.append("by rule") }
    if let entry = event.origin.entry { words.append("entry \(entry.rawValue)") }
    if let expires = event.expires { words.append("last day \(expires)") }
    return words.joined(separator: ", ") + (event.note.map { ": \($0)" } ?? "")
  }

  /// The change of what is left, with its sign.
  private func signed(_ row: LeaveLog.Row) -> String {
    let takes = row.event.kind == .consume || row.event.kind == .expire
    let isNegative = (row.event.scaled < 0) != takes
    let text = row.quantity.groupedText
    return (row.event.scaled == 0 ? "" : isNegative ? "-" : "+")
      + (text.hasPrefix("-") ? String(text.dropFirst()) : text)
  }
}
