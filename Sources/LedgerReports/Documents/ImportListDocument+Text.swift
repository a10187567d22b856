internal import LedgerDomain

extension ImportListDocument {
  /// One row for each import; counts that none of them has are left out. The counts of rows that were neither new nor known
  /// stand together: `imports show` has them apart.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if imports.isEmpty {
      page.add(Line("There are no imports.", .faint))
      return page.text
    }
    func count(_ title: String) -> TextTable.Column {
      .init(title: title, alignment: .trailing, isOmittedWhenEmpty: true)
    }
    var table = TextTable([
      .init(title: "No", alignment: .trailing), .init(title: "Imported"),
      .init(title: "File", sizing: .shrinking(to: 8)),
      .init(title: "Account", sizing: .wrapping(to: 7), isOmittedWhenEmpty: true),
      .init(title: "Days", sizing: .wrapping(to: 10), isOmittedWhenEmpty: true),
      count("New"), count("Known"), count("Other"),
      .init(title: "State", isOmittedWhenEmpty: true),
    ])
    for batch in imports { table.add(row(batch, page.glyphs)) }
    page.add(table)
    return page.text
  }

  private func row(_ batch: ImportBatch, _ glyphs: Glyphs) -> [TextTable.Cell] {
    let ink: Ink = batch.undoneAt == nil ? .plain : .faint
    let counts = batch.counts
    return [
      .text(String(batch.number), .faint), .text(String(batch.importedAt.prefix(10)), ink), .text(batch.fileName, ink),
      .text(batch.account?.name ?? "", ink), .text(batch.dayText(glyphs, isShort: true) ?? "", ink),
    ]
      + [counts.new, counts.known, counts.linked + counts.skipped + counts.rejected].map { count in
        count == 0 ? .empty : .text(FixedPoint.grouped(String(count)), ink)
      } + [.text(batch.undoneAt == nil ? "" : "undone", ink)]
  }
}

extension ImportBatch {
  /// The first and last day; nil when they are not known. In the short form one year stands once.
  func dayText(_ glyphs: Glyphs, isShort: Bool = false) -> String? {
    guard let days else { return nil }
    if days.lowerBound == days.upperBound { return "\(days.lowerBound)" }
    let isOneYear = days.lowerBound.month.year == days.upperBound.month.year
    let last = "\(days.upperBound)"
    return "\(days.lowerBound) \(glyphs.until) \(isShort && isOneYear ? last.suffix(5) : last[...])"
  }
}
