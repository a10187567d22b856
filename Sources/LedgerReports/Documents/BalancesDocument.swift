public import LedgerDomain

/// The leave-style balances as progress cards: `report balances`.
public struct BalancesDocument: ReportDocument {
  let cards: [BalanceCard]

  /// Makes the document.
  ///
  /// - Parameter cards: the balances, in the order in which they are shown.
  public init(_ cards: [BalanceCard]) { self.cards = cards }

  /// The report as DESIGN §4 has it.
  public var json: JSONValue {
    .document([("report", .string("balances")), ("balances", .array(cards.map(JSONValue.card)))])
  }

  /// The balances, one in a row.
  public var csv: CSVTable { .cards(cards) }
}
