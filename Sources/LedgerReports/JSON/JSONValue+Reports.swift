internal import LedgerDomain

extension JSONValue {
  /// EXPENSE of DESIGN §4.
  static func expense(_ expense: MonthExpense) -> JSONValue {
    let position = expense.position
    return .object([
      ("month", .described(expense.month)),
      ("budget", .described(position.budget)),
      ("carried", .described(position.carried)),
      ("available", .described(position.available)),
      ("consumed", .described(position.consumed)),
      ("remaining", .described(position.remaining)),
      ("percentConsumed", .number(position.percentConsumed.fraction)),
      ("status", .string(position.status.rawValue)),
      ("future", .bool(expense.isFuture)),
    ])
  }

  /// SHARE of DESIGN §4.
  static func share(_ share: Breakdown.Share) -> JSONValue {
    let position = share.position
    return .object([
      ("name", .string(share.category.name)),
      ("amount", .described(share.amount)),
      ("percent", .number(share.share.fraction)),
      ("wholePercent", share.wholePercent.map(JSONValue.count) ?? .null),
      ("budget", .described(position.budget)),
      ("carried", .described(position.carried)),
      ("available", .described(position.available)),
      ("remaining", .described(position.remaining)),
      ("percentConsumed", .number(position.percentConsumed.fraction)),
      ("status", .string(position.status.rawValue)),
      ("colors", .colors(share.category.colors)),
    ])
  }

  /// CARD of DESIGN §4.
  static func card(_ card: BalanceCard) -> JSONValue {
    .object([
      ("title", .string(card.source.name)),
      ("unit", .string(card.source.unit.name)),
      ("total", .described(card.total)),
      ("consumed", .described(card.consumed)),
      ("planned", .described(card.planned)),
      ("expired", .described(card.expired)),
      ("balance", .described(card.balance)),
      ("progress", .number(card.progress.fraction)),
      ("asOf", .described(card.asOf)),
      ("color", .described(card.source.color)),
    ])
  }

  /// The two colours of a gradient.
  static func colors(_ gradient: Gradient) -> JSONValue {
    .array([.described(gradient.from), .described(gradient.to)])
  }

  /// The sums in other currencies than the ledger's.
  static func unconverted(_ sums: [UnconvertedSum]) -> JSONValue {
    .array(
      sums.map { sum in
        .object([
          ("currency", .string(sum.consumed.currency.code)),
          ("consumed", .described(sum.consumed)),
          ("income", .described(sum.income)),
        ])
      })
  }

  /// The categories of a stretch of months, as `report breakdown` and `report budget` give them.
  static func period(_ name: String, _ report: PeriodReport) -> JSONValue {
    .document([
      ("report", .string(name)),
      ("from", .described(report.days.lowerBound)),
      ("to", .described(report.days.upperBound)),
      ("currency", .string(report.currency.code)),
      ("consumed", .described(report.position.consumed)),
      ("income", .described(report.income)),
      ("categories", .array(report.breakdown.shares.map(JSONValue.share))),
      ("unconverted", .unconverted(report.unconverted)),
    ])
  }
}
