public import LedgerDomain

/// The leave-style balances as a compact table: `balance list`.
public struct BalanceListDocument: ReportDocument {
  let cards: [BalanceCard]

  /// Makes the document.
  ///
  /// - Parameter cards: the balances, in the order in which they are shown.
  public init(_ cards: [BalanceCard]) { self.cards = cards }

  /// `{"version":1,"balances":[CARD…]}`.
  public var json: JSONValue { .document([("balances", .array(cards.map(JSONValue.card)))]) }

  /// The balances, one in a row.
  public var csv: CSVTable { .cards(cards) }
}
