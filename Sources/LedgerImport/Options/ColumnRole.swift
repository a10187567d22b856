/// What a column of a file stands for. The raw value is the word of `--column ROLE=NAME`.
public enum ColumnRole: String, CaseIterable, Hashable, Sendable {
  /// The day of the purchase, or the only day there is.
  case date
  /// The day on which the bank booked.
  case bookingDate = "booking-date"
  /// The day from which interest counts; read only where there is no other.
  case valueDate = "value-date"
  /// The change of the account's balance, with a sign or beside a direction.
  case amount
  /// Money out, in a column of its own.
  case debit
  /// Money in, in a column of its own.
  case credit
  /// A word or letter that tells money out from money in.
  case direction
  /// A fee that the amount does not contain.
  case fee
  /// The currency of the amount.
  case currency
  /// Who was paid, or who paid.
  case payee
  /// Who paid, beside a column of who was paid.
  case payer
  /// The bank's text, which stands for the payee where no payee is named.
  case description
  /// What else is said about the row: the purpose, a memo.
  case note
  /// The kind of the booking, such as "card payment".
  case type
  /// The bank's own id of the row.
  case reference
  /// The running balance after the row.
  case balance
  /// The category.
  case category
  /// The own account.
  case account
  /// Whether the row is booked, announced or cancelled.
  case status
  /// The amount in the currency of the purchase.
  case foreignAmount = "foreign-amount"
  /// The currency of the purchase.
  case foreignCurrency = "foreign-currency"

  /// Whether the cells are days.
  var isDate: Bool { self == .date || self == .bookingDate || self == .valueDate }
}
