internal import LedgerDomain

extension EntryListDocument {
  /// One row for each entry, and one below it for each line of a split.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if entries.isEmpty {
      page.add(Line("There are no entries.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "Date"), .init(title: "Amount", alignment: .trailing),
      .init(title: "Category", sizing: .shrinking(to: 8)),
      .init(title: "Payee", sizing: .shrinking(to: 8), isOmittedWhenEmpty: true),
      .init(title: "Account", sizing: .shrinking(to: 7)),
      .init(title: "Note", sizing: .shrinking(to: 4), isOmittedWhenEmpty: true),
      .init(title: "ID", alignment: .trailing),
    ])
    for entry in entries {
      add(entry, to: &table, page.glyphs)
    }
    page.add(table)
    page.add()
    let count = entries.count == 1 ? "1 entry" : "\(FixedPoint.grouped(String(entries.count))) entries"
    page.add(Line(count + (days.map { ", \(page.range($0))" } ?? ""), .faint))
    return page.text
  }

  private func add(_ entry: Entry, to table: inout TextTable, _ glyphs: Glyphs) {
    let content = entry.content
    let category =
      switch content.allocation {
      case .category(let category): Line(category.name)
      case .split(let split): Line("split in \(split.lines.count)", .faint)
      }
    table.add([
      .text(content.date.description), .text(content.amount.textWithCurrency), .line(category),
      .text(content.payee ?? ""), .text(content.account.name), .line(remarks(content, glyphs)),
      .text(String(entry.id.rawValue), .faint),
    ])
    guard case .split(let split) = content.allocation else { return }
    for (index, line) in split.lines.enumerated() {
      let branch = index == split.lines.count - 1 ? glyphs.branch.last : glyphs.branch.middle
      table.add([
        .empty, .text(line.amount.textWithCurrency, .faint),
        .line(Line(branch + " ", .faint) + Line(line.category.name)), .empty, .empty,
        .text(line.note ?? ""), .empty,
      ])
    }
  }

  /// Status where it is not the usual one, note and tags.
  private func remarks(_ content: EntryContent, _ glyphs: Glyphs) -> Line {
    var parts: [Line] = []
    if content.status != .posted { parts.append(Line(content.status.rawValue, .notice)) }
    if let note = content.note { parts.append(Line(note)) }
    parts += content.tags.map { Line("#" + $0, .faint) }
    return parts.dropFirst().reduce(parts.first ?? Line()) { $0 + .blanks(1) + $1 }
  }
}
