public import LedgerDomain

/// The leave-style balances as a compact table: `balance list`.
public struct BalanceListDocument: ReportDocument {
  let cards: [BalanceCard]

  /// Makes the document.
  ///
  /// - Parameter cards: the balances, in the order in which they are shown.
  public init(_ cards: [BalanceCard]) { self.cards = cards }

  /// `{"version":1,"balances":[CARD…]}`, each with what is lost next: `"expiresNext":"3.0","expiresAfter":"2027-03-31"`.
  public var json: JSONValue {
    .document([
      (
        "balances",
        .array(
          cards.map { card in
            JSONValue.card(card).with([
              ("expiresNext", .described(card.nextExpiry?.quantity)),
              ("expiresAfter", .described(card.nextExpiry?.lastDay)),
            ])
          })
      )
    ])
  }

  /// The balances, one in a row.
  public var csv: CSVTable {
    let table = CSVTable.cards(cards)
    return CSVTable(
      header: table.header + ["expiresNext", "expiresAfter"],
      rows: zip(table.rows, cards).map { row, card in
        row + [.number(card.nextExpiry?.quantity), .described(card.nextExpiry?.lastDay)]
      })
  }
}
