import LedgerDomain

/// What is known of the files with one header, and what nothing in the file tells.
struct HeaderSignature: Sendable {
  /// The name of the format.
  let name: String
  /// What the signs mean; nil where the file tells.
  var sign: SignConvention?
  /// The currency; nil where the file tells.
  var currency: Currency?
  /// The order of day and month, where all days are 12 or below.
  var dateOrder: DateOrder?
  /// Columns by role, where the names alone would choose others.
  var columns: [ColumnRole: Int] = [:]
  /// First words of a text that give the direction, by the column of the text.
  var directionWords: [String: Direction] = [:]
  /// Whether a fee in a column of its own is taken off as well.
  var takesFee = false

  /// The signature with exactly these names; nil when the header is not known.
  static func matching(header names: [String]) -> HeaderSignature? {
    var folded = names.map { FoldedName.fold($0) }
    while folded.last == "" { folded.removeLast() }
    return HeaderSignatures.byHeader[folded.joined(separator: ",")]
  }

  /// The signature of a file without header; nil when its records are of no known shape.
  static func matching(_ bytes: SourceBytes, headerless records: [Record]) -> HeaderSignature? {
    HeaderSignatures.headerless.first { $0.matches(bytes, records) }?.signature
  }

  /// Puts the columns that the signature knows in their places.
  func adjust(_ map: inout ColumnMap) {
    if let date = columns[.date] { map.dates = [date] + map.dates.filter { $0 != date } }
    if let amount = columns[.amount] {
      map.amounts = [amount]
      (map.debit, map.credit) = (nil, nil)
    }
    if let debit = columns[.debit], let credit = columns[.credit] {
      map.amounts = []
      (map.debit, map.credit) = (debit, credit)
      map.pairIsNamed = true
    }
    if let column = columns[.description] {
      map.descriptions.removeAll { $0 == column }
      map.descriptions.insert(column, at: 0)
    }
  }
}
