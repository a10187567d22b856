/// Walks through the records behind the header, changing columns where a new header comes.
struct RowWalker {
  private let bytes: SourceBytes
  private var reader: RecordReader
  private var parser: RowParser
  private(set) var record = Record()
  private let sections: [Int: PreparedColumns]

  /// A walk from the first row on; `sections` are the columns behind each further header, by its line.
  init(_ bytes: SourceBytes, layout: Layout, parser: RowParser, sections: [Int: PreparedColumns]) {
    self.bytes = bytes
    reader = layout.reader()
    self.parser = parser
    self.sections = sections
  }

  /// The columns of the record.
  var columns: PreparedColumns { parser.columns }

  /// The movement that the record is; it counts only when the record is a ``RowKind/row``.
  var row: ParsedRow { parser.row }

  /// The next record; nil at the end.
  mutating func next() -> RowKind? {
    guard reader.next(bytes, into: &record) else { return nil }
    let kind = parser.kind(of: &record)
    if case .header = kind, let columns = sections[record.line] { parser.take(columns) }
    return kind
  }

  /// Goes on with other columns.
  mutating func take(_ columns: PreparedColumns) { parser.take(columns) }

  /// The place behind the record.
  var place: (position: Int, line: Int) { (reader.position, reader.line) }
}
