import LedgerDomain

/// Tells what each record is, and takes the cells of movements apart.
struct RowParser {
  /// The columns of the records that come.
  private(set) var columns: PreparedColumns
  /// The last movement.
  var row: ParsedRow
  let bytes: SourceBytes
  let dialect: Dialect
  let options: ReadingOptions
  let currency: Currency
  let signature: HeaderSignature?
  /// What a blank cell in the column of directions says: the other direction, where all cells say the same.
  let blankDirection: Direction?
  private let compactOrder: DateOrder?
  private var statuses: [WordMemo<StatusWords.Meaning>]
  private var headerRoles = WordMemo<Set<ColumnRole>>(longest: 120, HeaderRecord.roles(of:))
  private var labels = WordMemo<SkippedRow.Reason>(longest: 240, SummaryWords.meaning(ofLabel:))
  private var summaries = WordMemo<SkippedRow.Reason>(longest: 48, SummaryWords.meaning(ofDescription:))
  /// Whether a movement has been found.
  private var hasMovement = false
  var directions = WordMemo<DirectionWords.Meaning>(longest: 40, DirectionWords.meaning)
  var currencies: WordMemo<Currency>

  /// A parser of the rows of a layout; `currency` is that of rows that state none.
  init(_ bytes: SourceBytes, layout: Layout, options: ReadingOptions, currency: Currency) {
    self.bytes = bytes
    columns = PreparedColumns(layout.map)
    row = ParsedRow(currency: currency)
    dialect = layout.dialect
    self.options = options
    self.currency = currency
    signature = layout.signature
    compactOrder = options.dateFormat?.compactOrder
    blankDirection = RowParser.blankDirection(bytes, layout)
    statuses = RowParser.statusMemos(columns)
    currencies = WordMemo(longest: 24) { word in CurrencyMark(word).map { $0.currency(preferring: currency) } }
  }

  /// Changes to the columns of a new header.
  mutating func take(_ columns: PreparedColumns) {
    self.columns = columns
    statuses = RowParser.statusMemos(columns)
  }

  /// A memory for each column that may say "pending": a column with many different words is no such column.
  private static func statusMemos(_ columns: PreparedColumns) -> [WordMemo<StatusWords.Meaning>] {
    columns.statuses.map { column in
      let isNamed = columns.map.statuses.contains(column)
      return WordMemo(longest: 48, mostWords: isNamed ? nil : 200, StatusWords.meaning)
    }
  }

  private static func blankDirection(_ bytes: SourceBytes, _ layout: Layout) -> Direction? {
    guard let column = layout.map.direction else { return nil }
    var profile = ColumnProfile()
    var reader = layout.reader()
    var record = Record()
    var count = 0
    while count < 2000, reader.next(bytes, into: &record) {
      profile.take(bytes, record[column])
      count += 1
    }
    if profile.ins > 0 && profile.outs == 0 { return .out }
    if profile.outs > 0 && profile.ins == 0 { return .in }
    return nil
  }

  /// What a record is. The record is repaired where an unquoted delimiter has cut a text.
  mutating func kind(of record: inout Record) -> RowKind {
    let width = columns.map.names.count
    if width > 1, record.cells.count > width, let problem = repairWidth(&record) { return problem }
    for column in columns.dates {
      let range = bytes.content(record[column])
      if bytes.isBlank(content: range) { continue }
      guard let date = date(range) else { return kind(of: record, withoutDateIn: column) }
      hasMovement = true
      return kind(of: record, date: date, range: range)
    }
    return kindWithoutDate(record)
  }

  /// The date in a cell; nil when it is none, or a day that does not exist.
  func date(_ range: Range<Int>) -> DateCell? {
    guard let date = DateLexer.lex(bytes, range: range, compact: compactOrder) else { return nil }
    return date.isDay(year: options.year ?? 2000) ? date : nil
  }

  /// Whether a cell is a number in some notation.
  func isNumber(_ cell: Cell) -> Bool {
    NumberLexer.lex(bytes, cell).map { !$0.notations.isEmpty } ?? false
  }

  // MARK: Records that are no movement

  /// A record with a cell in the column of dates that is no date.
  private mutating func kind(of record: Record, withoutDateIn column: Int) -> RowKind {
    let text = bytes.excerpt(bytes.content(record[column]))
    switch StatusWords.meaning(of: text) {
    case .pending: return .skipped(.pending)
    case .cancelled: return .skipped(.cancelled)
    case .refund, nil: break
    }
    if isHeader(record) { return .header }
    if let reason = labels.meaning(bytes, bytes.content(record[column])) { return .skipped(reason) }
    // Without a header, what stands in front of the first movement is no movement.
    if !hasMovement && columns.map.names.isEmpty { return .skipped(.text) }
    let filled = record.cells.count { !bytes.isBlank($0) }
    let hasMoney = columns.numbers.contains { !bytes.isBlank(record[$0]) }
    let hasNumber = columns.numbers.contains { isNumber(record[$0]) }
    let summary = summary(in: record)
    if hasNumber, filled >= 2, let summary { return .skipped(summary) }
    if hasNumber || (hasMoney && filled >= 3 && record.cells.count == dialect.width) {
      return .problem(column: column, .notADate(text))
    }
    return summary.map { .skipped($0) } ?? rowOfOtherDelimiter(record) ?? .skipped(.text)
  }

  /// A record whose date is blank.
  private mutating func kindWithoutDate(_ record: Record) -> RowKind {
    switch status(of: record) {
    case .pending: return .skipped(.pending)
    case .cancelled: return .skipped(.cancelled)
    case .refund, nil: break
    }
    if isHeader(record) { return .header }
    if let reason = summary(in: record) { return .skipped(reason) }
    let hasText = columns.texts.contains { !bytes.isBlank(record[$0]) }
    if columns.numbers.contains(where: { isNumber(record[$0]) }) {
      return hasText ? .problem(column: columns.dates[0], .noDate) : .skipped(.total)
    }
    if hasText { return .skipped(.continuation) }
    if let balance = columns.map.balance, !bytes.isBlank(record[balance]) { return .skipped(.balance) }
    return .skipped(record.cells.contains { isNumber($0) } ? .total : .text)
  }

  /// Whether a record is a further header.
  private mutating func isHeader(_ record: Record) -> Bool {
    if record.cells.count < 2 { return false }
    var namesDate = false
    var namesMoney = false
    for cell in record.cells {
      guard let roles = headerRoles.meaning(bytes, bytes.content(cell)) else { continue }
      if !roles.isDisjoint(with: HeaderRecord.dateRoles) { namesDate = true }
      if !roles.isDisjoint(with: HeaderRecord.moneyRoles) { namesMoney = true }
    }
    return namesDate && namesMoney && HeaderRecord(bytes, record).namesDateAndMoney
  }

  /// A balance or total that a short text of the record names.
  private mutating func summary(in record: Record) -> SkippedRow.Reason? {
    for cell in record.cells where cell.range.count < 60 {
      if let reason = labels.meaning(bytes, bytes.content(cell)) { return reason }
    }
    return nil
  }

  /// What the columns of words say about the row.
  mutating func status(of record: Record) -> StatusWords.Meaning? {
    for index in statuses.indices {
      let range = bytes.trimmed(record[columns.statuses[index]].range)
      if let meaning = statuses[index].meaning(bytes, range) { return meaning }
    }
    return nil
  }

  /// Whether a description is nothing but the words of a balance or total.
  mutating func summaryOfDescription(_ record: Record) -> SkippedRow.Reason? {
    for column in columns.labels where SummaryWords.mayOccur(in: bytes, record[column].range) {
      if let reason = summaries.meaning(bytes, bytes.content(record[column])) { return reason }
    }
    return nil
  }
}
