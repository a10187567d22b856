internal import LedgerDomain

extension ImportDetailDocument {
  /// The facts of the import, and its rows when they are listed.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title(batch.fileName, "import \(batch.number)" + (batch.undoneAt == nil ? "" : ", undone"))
    page.add(countsLine(page.glyphs))
    page.add(facts: facts(page.glyphs))
    if listsRows {
      page.section("Rows that became entries or were linked")
      if rows.isEmpty {
        page.add(Line(batch.undoneAt == nil ? "No row stands behind an entry." : fate, .faint))
      } else {
        page.add(table)
      }
      let others = batch.counts.known + batch.counts.skipped + batch.counts.rejected
      if others > 0 {
        let rows = others == 1 ? "1 other row" : "\(FixedPoint.grouped(String(others))) other rows"
        page.add(
          Paragraph.lines(
            "\(rows) of the file, known, skipped or rejected, left nothing in the ledger but the counts above.",
            behind: Line(), indent: 0, width: page.width))
      }
    }
    return page.text
  }

  /// What undoing the import has left of its entries.
  private var fate: String {
    func entries(_ count: Int, _ typed: String, _ one: String, _ several: String) -> String {
      count == 1 ? "1 \(typed)entry \(one)" : "\(FixedPoint.grouped(String(count))) \(typed)entries \(several)"
    }
    let parts = [
      batch.counts.new > 0 ? entries(batch.counts.new, "", "is gone", "are gone") : nil,
      batch.counts.linked > 0
        ? entries(batch.counts.linked, "typed ", "stays, no longer linked", "stay, no longer linked") : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "It had brought no entry." : parts.joined(separator: "; ") + "."
  }

  private func countsLine(_ glyphs: Glyphs) -> Line {
    let counts = batch.counts
    let parts = [
      (counts.new, "new"), (counts.known, "known"), (counts.linked, "linked"), (counts.skipped, "skipped"),
      (counts.rejected, "rejected"),
    ]
    let rows = counts.rows == 1 ? "1 row" : "\(FixedPoint.grouped(String(counts.rows))) rows"
    return parts.reduce(Line(rows, .strong)) { line, part in
      line + Line(glyphs.separator, .faint)
        + Line("\(FixedPoint.grouped(String(part.0))) \(part.1)", part.0 == 0 ? .faint : .plain)
    }
  }

  private func facts(_ glyphs: Glyphs) -> [(label: String, value: String)] {
    var facts = [("Imported", batch.importedAt)]
    func add(_ label: String, _ value: String?) {
      if let value, !value.isEmpty { facts.append((label, value)) }
    }
    add("Undone", batch.undoneAt)
    add("Account", batch.account?.name)
    add("Days", batch.dayText(glyphs))
    add("Read as", reading.commandLine)
    add("Header", reading.header?.joined(separator: ", "))
    add("SHA-256", batch.fileHash)
    for state in [ImportedRow.State.edited, .deleted] {
      let count = rows.count { $0.row.state == state }
      if count > 0 {
        add(state == .edited ? "Edited" : "Deleted", "\(FixedPoint.grouped(String(count))) since, by hand")
      }
    }
    return facts
  }

  private var table: TextTable {
    var table = TextTable([
      .init(title: "Line", alignment: .trailing), .init(title: "State"), .init(title: "Date"),
      .init(title: "Amount", alignment: .trailing), .init(title: "Payee", sizing: .shrinking(to: 8)),
      .init(title: "Category", sizing: .wrapping(to: 8)), .init(title: "Entry", alignment: .trailing),
    ])
    for row in rows {
      let content = row.entry?.content
      let category =
        if case .split(let split) = content?.allocation { "split in \(split.lines.count)" } else {
          row.category ?? ""
        }
      table.add([
        .text(String(row.row.line), .faint), .text(row.stateText, row.row.state == .unchanged ? .faint : .notice),
        .text(content?.date.description ?? ""), .text(content?.amount.textWithCurrency ?? ""),
        .text(content?.payee ?? ""), .text(category), .text(String(row.row.entry.rawValue), .faint),
      ])
      if let text = row.text { table.add([.empty, .flowing(text)] + Array(repeating: .empty, count: 5)) }
    }
    return table
  }
}

extension ImportDetailDocument.Row {
  /// What has become of the entry, and whether it was there before the row.
  fileprivate var stateText: String {
    guard row.isLinked else { return row.state.rawValue }
    return row.state == .unchanged ? "linked" : "linked, \(row.state.rawValue)"
  }
}
