internal import LedgerDomain

/// The categories of a report: percent, name, amount, a bar as long as the share, and how the category's budget stands.
struct ShareRows {
  private static let leastNameWidth = 12
  private static let barWidths = 10...60
  /// Where the names begin: behind a percent and a gap.
  private static let indent = 7

  let shares: [Breakdown.Share]
  let glyphs: Glyphs

  /// The lines, at most `width` wide where the amounts allow it. The budget stands on the same line when there is
  /// room, else on a line of its own.
  func lines(_ width: Int) -> [Line] {
    let notes = notes(aligned: true)
    let noteWidth = notes.reduce(0) { max($0, $1?.width ?? 0) }
    let beside = layout(width - (noteWidth > 0 ? noteWidth + 2 : 0))
    if noteWidth == 0 { return beside.rows }
    if beside.isComplete, beside.width + 2 + noteWidth <= width {
      return zip(beside.rows, notes).map { row, note in
        guard let note else { return row }
        return row.padded(to: beside.width + 2) + note
      }
    }
    let below = ShareRows.indent + noteWidth <= width ? notes : self.notes(aligned: false)
    return zip(layout(width).rows, below).flatMap { row, note in
      guard let note else { return [row] }
      return [row, Line.blanks(ShareRows.indent) + note]
    }
  }

  private func layout(_ width: Int) -> TextTable.Layout {
    var table = TextTable([
      .init(title: "", alignment: .trailing),
      .init(title: "", sizing: .shrinking(to: ShareRows.leastNameWidth)),
      .init(title: "", alignment: .trailing),
      .init(title: "", sizing: .filling(ShareRows.barWidths)),
    ])
    for share in shares {
      table.add([
        .line(Line(percent(share)).padded(to: 5, .trailing)),
        .text(share.category.name),
        .text(share.amount.groupedText),
        .drawn { width in
          if share.isNetRefund { return Line("net refund", .faint).clipped(to: width, ellipsis: glyphs.ellipsis) }
          return Bar(fraction: share.share.drawnFraction, colors: share.category.colors, trackInk: nil)
            .line(width, glyphs)
        },
      ])
    }
    return table.layout(width, glyphs)
  }

  private func percent(_ share: Breakdown.Share) -> String {
    guard let percent = share.wholePercent else { return "" }
    return "\(percent) %"
  }

  /// How the budget of each category stands: `of 500.00 · 80 % · 100.00 left`, the parts one below the other, or close
  /// together with the percent in short.
  private func notes(aligned: Bool) -> [Line?] {
    let positions = shares.map { $0.position.available == nil ? nil : $0.position }
    func width(_ text: (BudgetPosition) -> String) -> Int {
      if !aligned { return 0 }
      return positions.reduce(0) { widest, position in max(widest, position.map { Label(text($0)).width } ?? 0) }
    }
    func available(_ position: BudgetPosition) -> String { position.available?.groupedText ?? "" }
    func percent(_ position: BudgetPosition) -> String {
      aligned ? glyphs.percent(position.percentConsumed) : glyphs.shortPercent(position.percentConsumed)
    }
    let widths = (width(available), width(percent), width { $0.standingInWords })
    return positions.map { position in
      guard let position else { return nil }
      var note = Line("of ", .faint)
      note += Line(available(position), .faint).padded(to: widths.0, .trailing) + Line(glyphs.separator, .faint)
      note += Line(percent(position), position.status.ink).padded(to: widths.1, .trailing)
      note += Line(glyphs.separator, .faint)
      note += Line(position.standingInWords, position.status.ink).padded(to: widths.2, .trailing)
      if !position.carried.isZero {
        note += Line("\(glyphs.separator)\(position.carried.groupedText) carried", .faint)
      }
      return note
    }
  }
}
