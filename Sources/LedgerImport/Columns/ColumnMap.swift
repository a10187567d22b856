/// Which column of a record holds what.
struct ColumnMap: Hashable, Sendable {
  /// The names in the header; empty where there is none.
  var names: [String] = []
  /// The columns of dates: the one that counts, then those that stand in where it is blank.
  var dates: [Int] = []
  /// The columns of amounts: one, or one for each currency, of which a row fills one.
  var amounts: [Int] = []
  /// Money out.
  var debit: Int?
  /// Money in.
  var credit: Int?
  /// Whether names, or an option, say which of the two is which.
  var pairIsNamed = true
  /// The column that tells money out from money in.
  var direction: Int?
  /// A fee apart from the amount.
  var fee: Int?
  /// The currency of the amount.
  var currency: Int?
  /// The running balance.
  var balance: Int?
  /// The bank's id.
  var reference: Int?
  /// The own account.
  var account: Int?
  /// Who was paid, the best first.
  var payees: [Int] = []
  /// Who paid, where another column has who was paid.
  var payers: [Int] = []
  /// The bank's texts, the best first.
  var descriptions: [Int] = []
  /// What else is said.
  var notes: [Int] = []
  /// Kinds of bookings.
  var types: [Int] = []
  /// Booked, announced or cancelled.
  var statuses: [Int] = []
  /// Categories.
  var category: Int?

  /// Whether there is a date and an amount.
  var isComplete: Bool { !dates.isEmpty && hasAmount }
  /// Whether there is an amount, in one column or two.
  var hasAmount: Bool { !amounts.isEmpty || debit != nil || credit != nil }
  /// The columns whose cells have to be numbers.
  var numbers: [Int] { amounts + [debit, credit].compactMap { $0 } }

  /// The name of a column for people: as in the header, else its number from 1.
  func name(_ column: Int) -> String {
    column < names.count && !names[column].isEmpty ? names[column] : String(column + 1)
  }

  /// The columns that are read, with their roles, in the order of the file.
  var columns: [DetectedFormat.Column] {
    var roles: [(Int, ColumnRole)] = []
    if let date = dates.first { roles.append((date, .date)) }
    roles += amounts.map { ($0, .amount) }
    let single: [(Int?, ColumnRole)] = [
      (debit, .debit), (credit, .credit), (direction, .direction), (fee, .fee), (currency, .currency),
      (balance, .balance), (reference, .reference), (account, .account), (category, .category),
    ]
    roles += single.compactMap { column, role in column.map { ($0, role) } }
    roles +=
      payees.map { ($0, .payee) } + payers.map { ($0, .payer) } + descriptions.map { ($0, .description) }
      + notes.map { ($0, .note) }
    roles += statuses.map { ($0, .status) }
    return roles.sorted { $0.0 < $1.0 }.map { DetectedFormat.Column(role: $0.1, name: name($0.0)) }
  }
}
