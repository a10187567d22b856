internal import LedgerDomain

extension CSVTable {
  /// One row for each category, with columns in front that are the same in each.
  static func shares(_ shares: [Breakdown.Share], currency: Currency, behind common: [(String, CSVCell)]) -> CSVTable {
    CSVTable(
      header: common.map(\.0) + [
        "name", "currency", "amount", "percent", "wholePercent", "budget", "carried", "available", "remaining",
        "percentConsumed", "status",
      ],
      rows: shares.map { share in
        let position = share.position
        return common.map(\.1) + [
          .text(share.category.name), .text(currency.code), .number(share.amount),
          .fraction(share.share), .number(share.wholePercent),
        ] + [
          .number(position.budget), .number(position.carried), .number(position.available),
          .number(position.remaining), .fraction(position.percentConsumed), .text(position.status.rawValue),
        ]
      })
  }

  /// One row for each leave-style balance.
  static func cards(_ cards: [BalanceCard]) -> CSVTable {
    CSVTable(
      header: [
        "title", "unit", "total", "consumed", "planned", "expired", "balance", "progress", "asOf", "color",
      ],
      rows: cards.map { card in
        [
          .text(card.source.name), .text(card.source.unit.name), .quantity(card.total), .quantity(card.consumed),
          .quantity(card.planned), .quantity(card.expired), .quantity(card.balance), .fraction(card.progress),
          .described(card.asOf), .described(card.source.color),
        ]
      })
  }
}

extension CSVCell {
  /// The unrounded fraction of a ratio, as JSON has it.
  static func fraction(_ ratio: Ratio) -> CSVCell {
    var writer = JSONWriter()
    writer.write(.number(ratio.fraction))
    return .number(writer.text)
  }

  /// A quantity in its exact form: a number, or hours and minutes such as `7h20`.
  static func quantity(_ quantity: Quantity) -> CSVCell { .number(quantity) }
}
