internal import LedgerDomain

extension BalancesDocument {
  /// The cards, one below the other at 80 columns and side by side where there is more room.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title("Balances", cards.first.map { "as of \($0.asOf)" } ?? "")
    if cards.isEmpty { page.add(Line("There are no balances.", .faint)) }
    page.add(
      ProgressCards(cards: cards.map(ProgressFigures.init), glyphs: page.glyphs, leastWidth: 56).lines(page.width))
    return page.text
  }
}
