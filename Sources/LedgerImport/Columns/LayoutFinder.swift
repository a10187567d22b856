import LedgerDomain

/// Finds the delimiter, the header and the columns of a file.
struct LayoutFinder {
  private let bytes: SourceBytes
  private let options: ReadingOptions
  private let hints: DateHints
  /// The place behind a `sep=;` line.
  private var start = (position: 0, line: 1)
  private var stated: UInt8?

  /// A finder for a text.
  init(_ bytes: SourceBytes, options: ReadingOptions) throws(ImportError) {
    self.bytes = bytes
    self.options = options
    hints = DateHints(options)
    readSeparatorLine()
    if let delimiter = options.delimiter {
      guard let byte = delimiter.asciiValue else { throw .unusableDelimiter(String(delimiter)) }
      stated = byte
    }
  }

  /// The layout.
  func find() throws(ImportError) -> Layout {
    if stated == nil, let labels = LabelledRecords(bytes), let layout = labelledLayout(labels) { return layout }
    return try layout(bestSample())
  }

  /// The names on each of the first lines that hold no data.
  func possibleHeaders() -> [[String]] {
    bestSample().records.prefix(150).map { HeaderRecord(bytes, $0) }.filter { $0.mayBeHeader(of: $0.names.count) }
      .map(\.names)
  }

  /// The first records, with the delimiter that parts them best.
  private func bestSample() -> RecordSample {
    bestSample(of: stated.map { [$0] } ?? LayoutFinder.usualDelimiters)
  }

  private static let usualDelimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")]

  private func bestSample(of delimiters: [UInt8]) -> RecordSample {
    let samples = delimiters.map { delimiter in
      let dialect = Dialect(delimiter: delimiter)
      return RecordSample(bytes, dialect: dialect, from: start.position, line: start.line)
    }
    var best = samples[0]
    var bestScore = best.score(bytes)
    for sample in samples.dropFirst() {
      let score = sample.score(bytes)
      if score > bestScore { (best, bestScore) = (sample, score) }
    }
    return best
  }

  /// Takes `sep=;` in the first line, which Excel reads and writes.
  private mutating func readSeparatorLine() {
    guard bytes.count > 5, bytes.prefix(4).elementsEqual("sep=".utf8) || bytes.prefix(4).elementsEqual("SEP=".utf8),
      bytes.count == 5 || bytes[5] == 0x0a || bytes[5] == 0x0d
    else { return }
    stated = bytes[4]
    start = (RecordReader.skipLineEnd(bytes, at: 5), 2)
  }

  private func labelledLayout(_ labels: LabelledRecords) -> Layout? {
    let dialect = Dialect(kind: .labelled, delimiter: UInt8(ascii: ":"), width: labels.labels.count)
    let sample = RecordSample(bytes, dialect: dialect, labels: labels)
    let assigner = assigner(names: labels.labels, records: sample.records[...], named: [:])
    let map = assigner.assign()
    guard map.isComplete, let first = sample.records.firstIndex(where: { holdsRow($0, map) }) else { return nil }
    let place = first == 0 ? (0, 1) : sample.ends[first - 1]
    return Layout(dialect: dialect, labels: labels, map: map, firstRow: place)
  }

  private func holdsRow(_ record: Record, _ map: ColumnMap) -> Bool {
    map.dates.contains { !bytes.isBlank(record[$0]) } && map.numbers.contains { !bytes.isBlank(record[$0]) }
  }

  private func layout(_ sample: RecordSample) throws(ImportError) -> Layout {
    if let line = sample.lineOfTooManyCells { throw .tooManyColumns(line: line, most: RecordReader.mostCells) }
    let headers = sample.records.prefix(150).map { HeaderRecord(bytes, $0) }
    var rejected: ColumnMap?
    for index in candidates(headers) {
      let rows = sample.records[(index + 1)...]
      let header = mergedHeader(headers[index], rows, sample.dialect)
      let named = try namedColumns(header, sample)
      let map = assigner(names: header.names, records: rows, named: named).assign()
      if map.isComplete { return try finished(sample, header: index, names: header.names, map: map) }
      if rejected == nil { rejected = map }
    }
    if let layout = try layoutByContent(sample, headers) { return layout }
    if let layout = try layoutByNames(sample, headers) { return layout }
    throw refusal(sample, headers, rejected)
  }

  /// The records that may be the header, in their order: of equal ones the first, and where there are many those whose
  /// names tell most, because the columns of each have to be looked at.
  private func candidates(_ headers: [HeaderRecord]) -> [Int] {
    var seen: Set<[String]> = []
    let found = headers.indices.filter { index in
      (headers[index].namesDateAndMoney || names(headers[index])) && seen.insert(headers[index].names).inserted
    }
    let best = found.sorted { (headers[$1].roleCount, $0) < (headers[$0].roleCount, $1) }
    return best.prefix(LayoutFinder.mostCandidates).sorted()
  }

  private static let mostCandidates = 8

  /// A header that does not quote what the rows quote, such as `Address,City,Country` above `",Vilnius,LT"`: names that
  /// belong to one cell are joined.
  private func mergedHeader(_ header: HeaderRecord, _ records: ArraySlice<Record>, _ dialect: Dialect) -> HeaderRecord {
    let rows = records.filter { record in record.cells.contains { ColumnProfile.isDate(bytes, $0, hints) } }
    guard let first = rows.first, rows.allSatisfy({ $0.cells.count == first.cells.count }) else { return header }
    let missing = header.names.count - first.cells.count
    guard missing > 0, missing < header.names.count - 1 else { return header }
    let column = first.cells.indices.first { column in
      rows.allSatisfy { row in
        row[column].isQuoted && bytes[row[column].range].count { $0 == dialect.delimiter } == missing
      }
    }
    return column.map { header.joining($0...($0 + missing)) } ?? header
  }

  /// Whether a record has all the names that options name.
  private func names(_ header: HeaderRecord) -> Bool {
    let names = options.columns.values.filter { Int($0) == nil }
    return !names.isEmpty && names.allSatisfy { header.column(named: $0) != nil }
  }

  /// The columns that options name.
  private func namedColumns(
    _ header: HeaderRecord?, _ sample: RecordSample
  ) throws(ImportError) -> [ColumnRole: Int] {
    let width = max(header?.names.count ?? 0, sample.dialect.width)
    var named: [ColumnRole: Int] = [:]
    for role in ColumnRole.allCases {
      guard let name = options.columns[role] else { continue }
      if let column = header?.column(named: name) {
        named[role] = column
      } else if LayoutFinder.isNumber(name) {
        guard let number = Int(name), (1...width).contains(number) else {
          throw .noColumnOfNumber(name, width: width)
        }
        named[role] = number - 1
      }
    }
    if let error = missingColumns(header) { throw error }
    return named
  }

  private static func isNumber(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// The names that options name and a header does not have; nil when it has them all.
  private func missingColumns(_ header: HeaderRecord?) -> ImportError? {
    let names = ColumnRole.allCases.compactMap { options.columns[$0] }
    let missing = names.filter { !LayoutFinder.isNumber($0) && header?.column(named: $0) == nil }
    if missing.isEmpty { return nil }
    // One name is asked about with all that look like it, several with the best of each.
    let nearest = missing.flatMap { (header?.nearest(to: $0) ?? []).prefix(missing.count == 1 ? 3 : 1) }
    return .unknownColumns(missing, nearest: nearest, found: header?.names.filter { !$0.isEmpty } ?? [])
  }

  /// The line that names the columns of a file which cannot be read, and the delimiter between the names. Where nothing is
  /// found with the delimiter that an option names, it may be the option that is wrong.
  private func likeliestHeader(_ sample: RecordSample) -> (header: HeaderRecord, delimiter: UInt8)? {
    var samples = [sample]
    if options.delimiter != nil { samples.append(bestSample(of: LayoutFinder.usualDelimiters)) }
    let found = samples.map { (sample: $0, headers: $0.records.prefix(150).map { HeaderRecord(bytes, $0) }) }
    // Names that are known tell more than a line that only looks like names.
    for (sample, headers) in found {
      if let index = candidates(headers).first { return (headers[index], sample.dialect.delimiter) }
    }
    for (sample, headers) in found {
      let header = headers.first { $0.mayBeHeader(of: sample.dialect.width) }
      if let header { return (header, sample.dialect.delimiter) }
    }
    return nil
  }

  /// A layout without a header, or with one in a language that is not known.
  private func layoutByContent(_ sample: RecordSample, _ headers: [HeaderRecord]) throws(ImportError) -> Layout? {
    let usual = sample.records.firstIndex { $0.cells.count == sample.dialect.width && holdsDateAndNumber($0) }
    guard let first = usual ?? sample.records.firstIndex(where: { holdsDateAndNumber($0) }) else { return nil }
    let before = first > 0 && first <= headers.count ? headers[first - 1] : nil
    if let header = before, header.mayBeHeader(of: sample.records[first].cells.count) {
      let named = try namedColumns(header, sample)
      let map = assigner(names: header.names, records: sample.records[first...], named: named).assign()
      if map.isComplete { return try finished(sample, header: first - 1, names: header.names, map: map) }
    }
    // Without a header only numbers name columns.
    guard options.columns.values.allSatisfy(LayoutFinder.isNumber) else { return nil }
    let named = try namedColumns(nil, sample)
    let assigner = assigner(names: [], records: sample.records[first...], named: named)
    var map = assigner.assign()
    if named[.amount] == nil {
      let columns = HeaderlessColumns(bytes, records: sample.records, profiles: assigner.profiles)
      map = try columns.settle(map, named: named)
    }
    guard map.isComplete else { return nil }
    var layout = Layout(dialect: sample.dialect, map: map, firstRow: start)
    layout.signature = HeaderSignature.matching(bytes, headerless: sample.records)
    if let signature = layout.signature, options.columns.isEmpty { signature.adjust(&layout.map) }
    return layout
  }

  /// A layout by nothing but the names of a header, where most cells below them are no dates or numbers: each of these is to
  /// be named.
  private func layoutByNames(_ sample: RecordSample, _ headers: [HeaderRecord]) throws(ImportError) -> Layout? {
    for index in candidates(headers) where index + 1 < sample.records.count {
      // A header above another one has no rows.
      if index + 1 < headers.count, headers[index + 1].namesDateAndMoney { continue }
      let header = headers[index]
      let rows = sample.records[(index + 1)...]
      var named = try namedColumns(header, sample)
      let found = assigner(names: header.names, records: rows, named: named).assign()
      var wanted: [ColumnRole] = found.dates.isEmpty ? [.date] : []
      if !found.hasAmount {
        wanted += header.column(for: .amount, except: []) == nil ? [.debit, .credit] : [.amount]
      }
      for role in wanted where named[role] == nil {
        named[role] = header.column(for: role, except: Array(named.values))
      }
      let map = assigner(names: header.names, records: rows, named: named).assign()
      if map.isComplete { return try finished(sample, header: index, names: header.names, map: map) }
    }
    return nil
  }

  private func holdsDateAndNumber(_ record: Record) -> Bool {
    record.cells.contains { ColumnProfile.isDate(bytes, $0, hints) }
      && record.cells.contains { cell in
        NumberLexer.lex(bytes, cell).map { !$0.notations.isEmpty } ?? false && !ColumnProfile.isDate(bytes, cell)
      }
  }

  private func finished(
    _ sample: RecordSample, header index: Int, names: [String], map: ColumnMap
  ) throws(ImportError) -> Layout {
    if !map.rivalAmounts.isEmpty {
      throw .severalAmountColumns((map.amounts + map.rivalAmounts).map { String($0 + 1) })
    }
    var layout = Layout(dialect: sample.dialect, map: map, firstRow: sample.ends[index])
    layout.dialect.width = max(sample.dialect.width, names.count)
    layout.headerLine = sample.records[index].line
    layout.currency = PreambleCurrency.currency(bytes, sample.records[..<index])
    layout.signature = HeaderSignature.matching(header: names)
    if let signature = layout.signature, options.columns.isEmpty { signature.adjust(&layout.map) }
    return layout
  }

  /// An assigner for the rows behind a header: those that have a date, up to the next header.
  func assigner(names: [String], records: ArraySlice<Record>, named: [ColumnRole: Int]) -> ColumnAssigner {
    var rows: [Record] = []
    for record in records {
      if record.cells.contains(where: { ColumnProfile.isDate(bytes, $0, hints) }) {
        rows.append(record)
      } else if !rows.isEmpty, HeaderRecord(bytes, record).namesDateAndMoney {
        break
      }
    }
    if rows.isEmpty { rows = Array(records.prefix(50)) }
    let width = max(names.count, rows.map(\.cells.count).max() ?? 0, (named.values.max() ?? -1) + 1)
    var profiles = Array(repeating: ColumnProfile(), count: width)
    let usual = rows.filter { names.isEmpty || $0.cells.count <= names.count }
    for record in usual.isEmpty ? rows : usual {
      for (column, cell) in record.cells.enumerated() { profiles[column].take(bytes, cell, hints) }
    }
    return ColumnAssigner(
      names: names, profiles: profiles, sampleCount: (usual.isEmpty ? rows : usual).count, named: named)
  }

  /// The refusal of a file that would be read if the year of its dates were known; nil for any other one.
  private func missingYear(_ sample: RecordSample) -> ImportError? {
    guard options.year == nil else { return nil }
    var withYear = options
    withYear.year = 2000
    guard let layout = try? LayoutFinder(bytes, options: withYear).layout(sample), let column = layout.map.dates.first
    else { return nil }
    let rows = sample.records.lazy.filter { ColumnProfile.isDate(bytes, $0[column], DateHints(withYear)) }
    guard let cell = rows.map({ $0[column] }).first(where: { !bytes.isBlank($0) }) else { return nil }
    // Amounts such as 3.50 look like days of May: a name has to say that they are dates, or a mark that no number has.
    let isNamed = HeaderVocabulary.meanings(of: layout.map.name(column)).contains { $0.role.isDate }
    let isNumber = NumberLexer.lex(bytes, cell).map { !$0.notations.isEmpty } ?? false
    if !isNamed, isNumber { return nil }
    return .noYear(column: layout.map.name(column), example: bytes.excerpt(bytes.content(cell)))
  }

  private func refusal(_ sample: RecordSample, _ headers: [HeaderRecord], _ rejected: ColumnMap?) -> ImportError {
    if let error = missingYear(sample) { return error }
    if let map = rejected {
      let found = map.names.filter { !$0.isEmpty }
      return map.dates.isEmpty ? .noDateColumn(found: found) : .noAmountColumn(found: found)
    }
    let likeliest = likeliestHeader(sample)
    if let error = missingColumns(likeliest?.header) { return error }
    if let likeliest, likeliest.delimiter != sample.dialect.delimiter {
      let (given, found) = (Unicode.Scalar(sample.dialect.delimiter), Unicode.Scalar(likeliest.delimiter))
      return .otherDelimiter(given: Character(given), found: Character(found))
    }
    let widest = headers.first { $0.mayBeHeader(of: sample.dialect.width) }
    guard let widest else { return .noHeader }
    let found = widest.names.filter { !$0.isEmpty }
    let roles = Set(widest.names.flatMap { HeaderVocabulary.meanings(of: $0) }.map(\.role))
    if roles.isEmpty { return .noHeader }
    if roles.isDisjoint(with: [.date, .bookingDate, .valueDate]) { return .noDateColumn(found: found) }
    return .noAmountColumn(found: found)
  }
}
