internal import LedgerDomain

extension BalanceListDocument {
  /// One row for each balance.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if cards.isEmpty {
      page.add(Line("There are no balances.", .faint))
      return page.text
    }
    let hasPlanned = cards.contains { $0.planned.scaled != 0 }
    let hasExpired = cards.contains { $0.expired.scaled != 0 }
    let quantities: [(title: String, quantity: (BalanceCard) -> Quantity)] =
      [("Total", \.total), ("Consumed", \.consumed)] + (hasPlanned ? [("Planned", \.planned)] : [])
      + (hasExpired ? [("Expired", \.expired)] : []) + [("Balance", \.balance)]
    var table = TextTable(
      [.init(title: "Balance of", sizing: .shrinking(to: 10)), .init(title: "Unit", sizing: .shrinking(to: 5))]
        + quantities.map { .init(title: $0.title, alignment: .trailing) }
        + [
          .init(title: "Used", alignment: .trailing)
        ])
    for card in cards {
      table.add(
        [
          .line(Line(card.source.name) + (card.source.isArchived ? Line(" (archived)", .faint) : Line())),
          .text(card.source.unit.name),
        ]
          + quantities.map { .text($0.quantity(card).groupedText) } + [
            .text(page.glyphs.percent(card.progress))
          ])
    }
    page.add(table)
    for card in cards {
      guard let next = card.nextExpiry else { continue }
      let sentence = "\(card.source.name): \(next.quantity.textWithUnit) expire after \(next.lastDay)."
      page.add(Paragraph.lines(sentence, behind: Line(), indent: 0, width: page.width))
    }
    return page.text
  }
}
