internal import LedgerDomain

extension ImportDocument {
  /// What became of the file, how it was read, what could not be read, and each row when that was asked for.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title(file, outcome)
    page.add(countsLine(page.glyphs))
    page.add(facts: facts(page.glyphs))
    for warning in warnings {
      let heading = Line("Warning: ", .notice)
      page.add(Paragraph.lines(warning, behind: heading, indent: heading.width, width: page.width))
    }
    add(problems, "Problems", .alarm, to: &page)
    add(transfers.filter { $0.doubt == nil }, "Transfers between your accounts", to: &page)
    add(transfers.filter { $0.doubt != nil }, "Maybe transfers, left as they are", to: &page)
    if let transactions {
      add(transactions, to: &page)
    } else {
      add(remarks, "Noticed", .plain, to: &page)
      add(skippedRows, "Skipped", .faint, to: &page)
    }
    return page.text
  }

  private var outcome: String {
    if isDryRun { return "dry run, nothing stored" }
    guard let batch else { return "nothing stored" }
    return "import \(batch)"
  }

  private func countsLine(_ glyphs: Glyphs) -> Line {
    let counted: [(Int, RowOutcome.Status)] = [
      (counts.new, .new), (counts.known, .known), (counts.linked, .linked), (counts.skipped, .skipped),
      (counts.rejected, .rejected),
    ]
    let rows = counts.rows == 1 ? "1 row" : "\(FixedPoint.grouped(String(counts.rows))) rows"
    return counted.reduce(Line(rows, .strong)) { line, part in
      let ink: Ink = part.0 == 0 ? .faint : part.1.ink
      return line + Line(glyphs.separator, .faint)
        + Line("\(FixedPoint.grouped(String(part.0))) \(part.1.rawValue)", ink)
    }
  }

  private func facts(_ glyphs: Glyphs) -> [(label: String, value: String)] {
    var facts: [(label: String, value: String)] = []
    if let days { facts.append(("Days", "\(days.lowerBound) \(glyphs.until) \(days.upperBound)")) }
    // Rows that bring nothing are in the sums of the file as well; whoever compares a month wants those of the new ones.
    let hasOthers = counts.known + counts.linked > 0
    for total in totals {
      let currency = total.moneyIn.currency
      facts.append((currency.code, total.text(glyphs) + (hasOthers ? glyphs.separator + "whole file" : "")))
      let new = newTotals.first { $0.moneyIn.currency == currency }
      if hasOthers, let new { facts.append(("", new.text(glyphs) + glyphs.separator + "new rows")) }
    }
    if let sentence = detected.sentence(glyphs) { facts.append(("Read as", sentence)) }
    func add(_ label: String, _ values: [String]) {
      if !values.isEmpty { facts.append((label, values.joined(separator: ", "))) }
    }
    add("Columns", detected.columns.map { "\($0.role) = \($0.name)" })
    add("Account", accounts.map { $0.isNew ? "\($0.name) (new)" : $0.name })
    add(isDryRun ? "To make" : "Made", createdCategories)
    if !unknownCategories.isEmpty {
      let names = unknownCategories.joined(separator: ", ")
      facts.append(("Unknown", "\(names): no categories of this ledger; --create-categories makes them"))
    }
    if uncategorizedCount > 0 {
      facts.append(("To sort", "\(FixedPoint.grouped(String(uncategorizedCount))) new in Uncategorized"))
    }
    if let name = proposedProfile {
      facts.append(("Profile", "\"\(name)\" has this header (--profile \(ShellWord.quoted(name)))"))
    }
    return facts
  }

  private func add(_ rows: [Problem], _ heading: String, _ ink: Ink, to page: inout Page) {
    if rows.isEmpty { return }
    page.section(heading)
    let places = rows.map { row in
      [row.line.map { "line \($0)" }, row.column].compactMap { $0 }.joined(separator: ", ")
    }
    let widest = places.map { Label($0).width }.max() ?? 0
    for (place, row) in zip(places, rows) {
      page.add(
        Paragraph.lines(
          row.reason, behind: Line(place, ink), indent: widest == 0 ? 0 : widest + 2, width: page.width))
    }
  }

  private func add(_ transfers: [Transfer], _ heading: String, to page: inout Page) {
    if transfers.isEmpty { return }
    page.section(heading)
    page.add(ImportDocument.table(of: transfers))
    // A dry run stores no entries that could be joined.
    if !isDryRun, transfers.contains(where: { $0.doubt != nil }) { page.add(Line(ImportDocument.adviceToJoin, .faint)) }
  }

  private func add(_ transactions: [Transaction], to page: inout Page) {
    page.section("Rows")
    var table = TextTable([
      .init(title: "Line", alignment: .trailing), .init(title: "Status"), .init(title: "Date"),
      .init(title: "Amount", alignment: .trailing), .init(title: "Payee", sizing: .shrinking(to: 8)),
      .init(title: "Category", sizing: .wrapping(to: 8)),
      .init(title: "Note", sizing: .yielding(from: 8), isOmittedWhenEmpty: true),
    ])
    for row in transactions { add(row, to: &table, page.glyphs) }
    page.add(table)
  }

  /// A row, the lines that its entry is split into, and the reason.
  private func add(_ row: Transaction, to table: inout TextTable, _ glyphs: Glyphs) {
    let reason = row.reason.map { TextTable.Cell.spanning(Line($0, row.status.ink)) }
    let line = TextTable.Cell.text(String(row.line), .faint)
    let status = TextTable.Cell.text(row.status.rawValue, row.status.ink)
    if row.date == nil {
      return table.add([line, status, reason ?? .empty, .empty, .empty, .empty, .empty])
    }
    let category = row.splits.isEmpty ? Line(row.category ?? "") : Line("split in \(row.splits.count)", .faint)
    table.add([
      line, status, .text(row.date?.description ?? ""), .text(row.amount?.textWithCurrency ?? ""),
      .text(row.payee ?? ""), .line(category), .text(row.note ?? ""),
    ])
    for (index, part) in row.splits.enumerated() {
      let branch = index == row.splits.count - 1 ? glyphs.branch.last : glyphs.branch.middle
      table.add([
        .empty, .empty, .empty, .text(part.amount.textWithCurrency, .faint), .empty,
        .line(Line(branch + " ", .faint) + Line(part.category.name)), .text(part.note ?? ""),
      ])
    }
    if let reason { table.add([.empty, .empty, reason, .empty, .empty, .empty, .empty]) }
  }
}

extension ImportDocument.Total {
  /// Both sums in one line.
  fileprivate func text(_ glyphs: Glyphs) -> String {
    "in \(moneyIn.groupedText)" + glyphs.separator + "out \(moneyOut.groupedText)"
  }
}

extension ImportDocument.Detected {
  /// How the file was read, in one line; nil when nothing is known.
  fileprivate func sentence(_ glyphs: Glyphs) -> String? {
    let parts = [
      format?.name, encoding, delimiter.map { "delimiter \($0 == "\t" ? "tab" : $0)" }, decimal.map { "decimal \($0)" },
      dateFormat.map { "dates \($0)" }, profile.map { "profile \($0)" },
    ]
    let known = parts.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: glyphs.separator)
  }
}

extension RowOutcome.Status {
  /// What its word looks like.
  fileprivate var ink: Ink {
    switch self {
    case .new: .strong
    case .known, .skipped: .faint
    case .linked: .plain
    case .rejected: .alarm
    }
  }
}
