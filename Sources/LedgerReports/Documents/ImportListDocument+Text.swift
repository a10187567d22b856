internal import LedgerDomain

extension ImportListDocument {
  /// One row for each import; counts that none of them has are left out. The counts of rows that were neither new nor known
  /// stand together, and the day of the import gives way to names and days where there is no room: `imports show` has it all.
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
      .init(title: "No", alignment: .trailing), .init(title: "Imported", sizing: .yielding(from: 10)),
      .init(title: "File", sizing: .wrapping(to: 12)),
      .init(title: "Account", sizing: .wrapping(to: 7), isOmittedWhenEmpty: true),
      .init(title: "From", isOmittedWhenEmpty: true), .init(title: "To", isOmittedWhenEmpty: true),
      count("New"), count("Known"), count("Other"),
      .init(title: "State", isOmittedWhenEmpty: true),
    ])
    for batch in imports { table.add(row(batch)) }
    page.add(table)
    return page.text
  }

  private func row(_ batch: ImportBatch) -> [TextTable.Cell] {
    let ink: Ink = batch.undoneAt == nil ? .plain : .faint
    let counts = batch.counts
    return [
      .text(String(batch.number), .faint), .text(String(batch.importedAt.prefix(10)), ink), .text(batch.fileName, ink),
      .text(batch.account?.name ?? "", ink), .text(batch.days.map { "\($0.lowerBound)" } ?? "", ink),
      .text(batch.days.map { "\($0.upperBound)" } ?? "", ink),
    ]
      + [counts.new, counts.known, counts.linked + counts.skipped + counts.rejected].map { count in
        count == 0 ? .empty : .text(FixedPoint.grouped(String(count)), ink)
      } + [.text(batch.undoneAt == nil ? "" : "undone", ink)]
  }
}

extension ImportBatch {
  /// The first and last day; nil when they are not known.
  func dayText(_ glyphs: Glyphs) -> String? {
    guard let days else { return nil }
    if days.lowerBound == days.upperBound { return "\(days.lowerBound)" }
    return "\(days.lowerBound) \(glyphs.until) \(days.upperBound)"
  }
}
