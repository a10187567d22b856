import LedgerDomain

/// The columns of a section of rows, with the lists that are asked for at each row.
final class PreparedColumns: Sendable {
  /// The columns.
  let map: ColumnMap
  /// The columns of dates.
  let dates: [Int]
  /// The columns whose cells have to be numbers.
  let numbers: [Int]
  /// The columns with words such as "pending".
  let statuses: [Int]
  /// The columns of the payee's name and the bank's texts.
  let descriptions: [Int]
  /// All columns of text, the best first.
  let texts: [Int]
  /// The columns that may name the balance or total of a record.
  let labels: [Int]
  /// The currency that the name of each column of amounts states.
  let amountCurrencies: [Currency?]
  /// Whether money out and in have columns of their own.
  let isPair: Bool

  /// Prepares columns.
  init(_ map: ColumnMap) {
    self.map = map
    dates = map.dates
    numbers = map.numbers
    descriptions = map.descriptions + map.payees + map.payers
    let texts = map.payees + map.payers + map.descriptions + map.notes
    self.texts = texts
    let roled = map.dates + map.numbers + [map.balance, map.currency, map.account, map.category].compactMap { $0 }
    let others = map.names.indices.filter { !roled.contains($0) && !texts.contains($0) }
    statuses = map.notes + others
    labels = texts + others
    amountCurrencies = map.amounts.map { HeaderCurrency.currency(in: map.name($0)) }
    isPair = map.debit != nil || map.credit != nil
  }
}
