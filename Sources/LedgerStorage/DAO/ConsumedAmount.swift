internal import LedgerDomain

/// What the posted and pending entries of one month, category and currency add up to.
struct ConsumedAmount {
  let month: Month
  let category: Category.ID
  let currency: Currency
  /// The sum of the amounts above 0, in minor units.
  let moneyIn: Int64
  /// The sum of the amounts below 0, as a positive count of minor units.
  let moneyOut: Int64
  let entryCount: Int
}
