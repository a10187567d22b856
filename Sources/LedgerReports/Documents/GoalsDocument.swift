public import LedgerDomain

/// The savings goals as progress cards: `report goals`.
public struct GoalsDocument: ReportDocument {
  let cards: [GoalCard]
  private let accounts: [Account.ID: String]

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - cards: the goals, in the order in which they are shown.
  ///   - accounts: the names of the accounts that feed them.
  public init(_ cards: [GoalCard], accounts: [Account.ID: String]) {
    self.cards = cards
    self.accounts = accounts
  }

  /// `{"version":1,"report":"goals","goals":[{"title":…,"currency":…,"target":…,"saved":…,"remaining":…,"progress":0.25,
  /// "by":"2027-06","monthsLeft":8,"perMonth":…|null,"status":"open|reached|missed","account":…|null,"asOf":…,"color":…}]}`.
  public var json: JSONValue {
    .document([
      ("report", .string("goals")),
      (
        "goals",
        .array(
          cards.map { card in
            .object([
              ("title", .string(card.source.name)),
              ("currency", .described(card.source.target.currency)),
              ("target", .described(card.source.target)),
              ("saved", .described(card.saved)),
              ("remaining", .described(card.remaining)),
              ("progress", .number(card.progress.fraction)),
              ("by", .described(card.source.month)),
              ("monthsLeft", .count(card.monthsLeft)),
              ("perMonth", .described(card.perMonth)),
              ("status", .string(card.status.rawValue)),
              ("account", .text(card.source.account.flatMap { accounts[$0] })),
              ("asOf", .described(card.asOf)),
              ("color", .described(card.source.color)),
            ])
          })
      ),
    ])
  }

  /// The goals, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "title", "currency", "target", "saved", "remaining", "progress", "by", "monthsLeft", "perMonth", "status",
        "account", "asOf", "color",
      ],
      rows: cards.map { card in
        [
          .text(card.source.name), .described(card.source.target.currency), .number(card.source.target),
          .number(card.saved), .number(card.remaining), .fraction(card.progress), .described(card.source.month),
          .number(card.monthsLeft), .number(card.perMonth), .text(card.status.rawValue),
        ] + [
          .text(orEmpty: card.source.account.flatMap { accounts[$0] }), .described(card.asOf),
          .described(card.source.color),
        ]
      })
  }

  /// The cards, one below the other at 80 columns and side by side where there is more room.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title("Savings goals", cards.first.map { "as of \($0.asOf)" } ?? "")
    if cards.isEmpty { page.add(Line("There are no goals. 'ledger goal add' makes one.", .faint)) }
    page.add(
      ProgressCards(cards: cards.map(ProgressFigures.init), glyphs: page.glyphs, leastWidth: 56).lines(page.width))
    return page.text
  }
}

extension GoalsDocument: PictureDocument {
  /// The progress cards, two in a row.
  public var svg: Picture {
    ProgressPicture(
      title: "Savings goals", subject: cards.first.map { "as of \($0.asOf)" } ?? "There are no goals.",
      cards: cards.map(ProgressFigures.init)
    ).picture
  }
}
