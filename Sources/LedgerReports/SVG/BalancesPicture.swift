internal import LedgerDomain

extension BalancesDocument: PictureDocument {
  /// The progress cards, two in a row.
  public var svg: Picture {
    ProgressPicture(
      title: "Balances", subject: cards.first.map { "as of \($0.asOf)" } ?? "There are no balances.",
      cards: cards.map(ProgressFigures.init)
    ).picture
  }
}
