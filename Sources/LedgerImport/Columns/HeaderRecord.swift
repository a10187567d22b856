/// A record seen as a header.
struct HeaderRecord {
  /// The names.
  private(set) var names: [String]
  private let roles: Set<ColumnRole>
  private let holdsData: Bool

  /// Looks at a record.
  init(_ bytes: SourceBytes, _ record: Record) {
    let isTooWide = record.cells.count > RecordReader.mostCells
    names = isTooWide ? [] : record.cells.map { HeaderRecord.name(bytes, $0) }
    holdsData =
      isTooWide
      || record.cells.contains { cell in
        guard cell.range.count < 40, !cell.range.isEmpty else { return false }
        return ColumnProfile.isDate(bytes, cell)
          || NumberLexer.lex(bytes, cell).map { $0.digitCount > 0 && $0.markCount > 0 } ?? false
      }
    var roles: Set<ColumnRole> = []
    if !holdsData && record.cells.count > 1 {
      for name in names { roles.formUnion(HeaderRecord.roles(of: name) ?? []) }
    }
    self.roles = roles
  }

  /// The roles of a date.
  static let dateRoles: Set<ColumnRole> = [.date, .bookingDate, .valueDate]
  /// The roles of an amount.
  static let moneyRoles: Set<ColumnRole> = [.amount, .debit, .credit]

  /// The roles that a name has; nil when it is not known.
  static func roles(of name: String) -> Set<ColumnRole>? {
    if name.utf8.count >= 80 { return nil }
    let meanings = HeaderVocabulary.meanings(of: name)
    return meanings.isEmpty ? nil : Set(meanings.map(\.role))
  }

  /// The text of a cell; a cell that is too long to name a column is cut.
  private static func name(_ bytes: SourceBytes, _ cell: Cell) -> String {
    cell.range.count > 400 ? bytes.excerpt(bytes.content(cell)) : bytes.text(cell) ?? ""
  }

  /// The number of different roles that the names have.
  var roleCount: Int { roles.count }

  /// The header with neighbouring names made one.
  func joining(_ columns: ClosedRange<Int>) -> HeaderRecord {
    var joined = self
    joined.names.replaceSubrange(columns, with: [names[columns].joined(separator: " ")])
    return joined
  }

  /// Whether the names are those of a date and of an amount.
  var namesDateAndMoney: Bool {
    !roles.isDisjoint(with: HeaderRecord.dateRoles) && !roles.isDisjoint(with: HeaderRecord.moneyRoles)
  }

  /// Whether the record is text alone, so that it may be a header in a language that is not known.
  func mayBeHeader(of width: Int) -> Bool {
    !holdsData && names.count >= 2 && abs(names.count - width) <= 1 && names.count { !$0.isEmpty } * 3 >= width * 2
  }

  /// The column of a name: exactly, else with case and accents folded.
  func column(named name: String) -> Int? {
    names.firstIndex(of: name) ?? names.firstIndex { FoldedName.fold($0) == FoldedName.fold(name) && !$0.isEmpty }
  }

  /// The column whose name says a role best, a date of any kind for ``ColumnRole/date``; columns that are taken are left out.
  func column(for role: ColumnRole, except taken: [Int]) -> Int? {
    let roles = role == .date ? HeaderRecord.dateRoles : [role]
    func rank(_ column: Int) -> Int? {
      HeaderVocabulary.meanings(of: names[column]).filter { roles.contains($0.role) }.map(\.rank).min()
    }
    let found = names.indices.filter { !taken.contains($0) && names[$0].utf8.count < 80 }
    return found.compactMap { column in rank(column).map { (rank: $0, column: column) } }.min { $0 < $1 }?.column
  }

  /// The names that look most like one that is not there.
  func nearest(to name: String) -> [String] {
    let folded = Array(FoldedName.fold(name))
    return names.filter { !$0.isEmpty }.map { ($0, EditDistance.between(folded, Array(FoldedName.fold($0)))) }
      .filter { $0.1 <= max(2, folded.count / 2) }.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }
}
