/// A record seen as a header.
struct HeaderRecord {
  /// The names.
  private(set) var names: [String]
  private let roles: Set<ColumnRole>
  private let holdsData: Bool

  /// Looks at a record.
  init(_ bytes: [UInt8], _ record: Record) {
    names = record.cells.map { bytes.text($0) ?? "" }
    holdsData = record.cells.contains { cell in
      guard cell.range.count < 40, !cell.range.isEmpty else { return false }
      return ColumnProfile.isDate(bytes, cell)
        || NumberLexer.lex(bytes, cell).map { $0.digitCount > 0 && $0.markCount > 0 } ?? false
    }
    var roles: Set<ColumnRole> = []
    if !holdsData && record.cells.count > 1 {
      for name in names where name.utf8.count < 80 {
        for meaning in HeaderVocabulary.meanings(of: name) { roles.insert(meaning.role) }
      }
    }
    self.roles = roles
  }

  /// The header with neighbouring names made one.
  func joining(_ columns: ClosedRange<Int>) -> HeaderRecord {
    var joined = self
    joined.names.replaceSubrange(columns, with: [names[columns].joined(separator: " ")])
    return joined
  }

  /// Whether the names are those of a date and of an amount.
  var namesDateAndMoney: Bool {
    !roles.isDisjoint(with: [.date, .bookingDate, .valueDate]) && !roles.isDisjoint(with: [.amount, .debit, .credit])
  }

  /// Whether the record is text alone, so that it may be a header in a language that is not known.
  func mayBeHeader(of width: Int) -> Bool {
    !holdsData && names.count >= 2 && abs(names.count - width) <= 1 && names.count { !$0.isEmpty } * 3 >= width * 2
  }

  /// The column of a name: exactly, else with case and accents folded.
  func column(named name: String) -> Int? {
    names.firstIndex(of: name) ?? names.firstIndex { FoldedName.fold($0) == FoldedName.fold(name) && !$0.isEmpty }
  }

  /// The names that look most like one that is not there.
  func nearest(to name: String) -> [String] {
    let folded = Array(FoldedName.fold(name))
    return names.filter { !$0.isEmpty }.map { ($0, EditDistance.between(folded, Array(FoldedName.fold($0)))) }
      .filter { $0.1 <= max(2, folded.count / 2) }.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }
}
