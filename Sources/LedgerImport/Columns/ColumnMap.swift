/// Which column of a record holds what.
struct ColumnMap: Hashable, Sendable {
  /// The names in the header; empty where there is none.
  var names: [String] = []
  /// The columns of dates: the one that counts, then those that stand in where it is blank.
  var dates: [Int] = []
  /// The columns of amounts: one, or one for each currency, of which a row fills one.
  var amounts: [Int] = []
  /// Columns that could be the amount as well as the one that is read.
  var rivalAmounts: [Int] = []
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

  /// Each column that is read, with its role; the best of a role stands before others of it.
  var roles: [(column: Int, role: ColumnRole)] {
    let single: [(Int?, ColumnRole)] = [
      (dates.first, .date), (debit, .debit), (credit, .credit), (direction, .direction), (fee, .fee),
      (currency, .currency), (balance, .balance), (reference, .reference), (account, .account), (category, .category),
    ]
    let several: [([Int], ColumnRole)] = [
      (amounts, .amount), (payees, .payee), (payers, .payer), (descriptions, .description), (notes, .note),
      (statuses, .status),
    ]
    return single.compactMap { column, role in column.map { ($0, role) } }
      + several.flatMap { columns, role in columns.map { ($0, role) } }
  }

  /// The column of each role that is read, the best where there are several, in the order of the file.
  var columns: [DetectedFormat.Column] {
    var seen: Set<ColumnRole> = []
    let roles = roles
    return roles.filter { seen.insert($0.role).inserted }.sorted { $0.column < $1.column }.map { column, role in
      DetectedFormat.Column(role: role, name: name(column), isOnly: roles.count { $0.role == role } == 1)
    }
  }
}
