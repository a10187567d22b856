internal import LedgerDomain
internal import SQLiteKit

/// Takes the lines of an export into a new ledger, inside a transaction in which foreign keys are not enforced. What it stores
/// counts only once ``finish()`` has returned.
struct WholeImport {
  private let connection: Connection
  private let now: String
  private let migrator = Migrator(MigrationCatalog.all)
  /// The schema of the ledger that was exported; nil in front of the first line.
  private var schema: ExportSchema?
  private var table: Table?
  private var met: Set<String> = []
  private var rowCount = 0
  private var entryCount = 0
  private var digest = SHA256()
  private var summary: ExportSummary?
  /// The beginning of a line whose end has not come yet.
  private var open: [UInt8] = []
  private var lineNumber = 0

  /// The table whose rows come.
  private struct Table {
    let name: String
    let columns: [ExportedTable.Column]
    let insert: Statement
  }

  /// Begins with a ledger that must be new.
  ///
  /// - Throws: ``WholeImportError/ledgerIsNotNew``; `SQLiteError`.
  init(into connection: Connection, now: String) throws {
    self.connection = connection
    self.now = now
    guard try ExportSchema().isNew(connection) else { throw WholeImportError.ledgerIsNotNew }
  }

  // MARK: Lines

  /// Takes in the next bytes of the file.
  ///
  /// - Throws: ``WholeImportError``; `SQLiteError`.
  mutating func take(_ piece: UnsafeBufferPointer<UInt8>) throws {
    var start = 0
    while let end = piece[start...].firstIndex(of: 0x0a) {
      let bytes = UnsafeBufferPointer(rebasing: piece[start...end])
      start = end + 1
      if open.isEmpty {
        try takeLine(bytes)
      } else {
        open.append(contentsOf: bytes)
        let line = open
        open = []
        try line.withUnsafeBufferPointer { try takeLine($0) }
      }
    }
    open.append(contentsOf: piece[start...])
    if open.count > (lineNumber == 0 ? ExportFormat.longestFirstLine : ExportFormat.longestLine) {
      throw WholeImportError.line(lineNumber + 1, lineNumber == 0 ? .notAnExport : .tooLong)
    }
  }

  /// Takes in a line with its end.
  private mutating func takeLine(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    lineNumber += 1
    guard summary == nil else { throw fault(.behindEnd) }
    try take(try value(of: UnsafeBufferPointer(rebasing: bytes.dropLast())))
    if summary == nil { digest.combine(bytes) }
  }

  private func value(of line: UnsafeBufferPointer<UInt8>) throws -> ExportedValue {
    do throws(ExportParser.Malformed) {
      return try ExportParser.value(of: line)
    } catch {
      throw fault(schema == nil ? .notAnExport : .malformed(column: error.offset + 1))
    }
  }

  private func fault(_ fault: WholeImportError.Fault) -> WholeImportError { .line(lineNumber, fault) }

  private mutating func take(_ line: ExportedValue) throws {
    guard let schema else { return try begin(line) }
    if case .list(let values) = line { return try store(values) }
    if let table = line.values(named: "table", "columns") { return try begin(table[0], table[1], in: schema) }
    if let last = line.values(named: "rows", "sha256") { return try end(last[0], last[1], schema) }
    throw fault(.malformed(column: 1))
  }

  // MARK: The first line

  private mutating func begin(_ line: ExportedValue) throws {
    guard case .members(let members) = line, let first = members.first,
      first == ExportedValue.Member(name: ExportFormat.mark, value: .text(ExportFormat.kind)),
      case .integer(let version)? = members.first(where: { $0.name == "version" })?.value, version > 0
    else { throw fault(.notAnExport) }
    // What else a newer form says in its first line is not for this version to judge.
    if version > ExportFormat.version { throw WholeImportError.newerForm(found: version, known: ExportFormat.version) }
    guard case .integer(let number)? = line.values(named: ExportFormat.mark, "version", "schema")?.last, number > 0
    else { throw fault(.notAnExport) }
    guard number <= MigrationCatalog.count else {
      throw WholeImportError.newerSchema(found: number, known: MigrationCatalog.count)
    }
    let schema = try ExportSchema(version: Int(number))
    if schema.version < MigrationCatalog.count {
      try migrator.rebuild(connection, through: schema.version, appliedAt: now)
    }
    for table in schema.tables { try connection.run(table.deletion) }
    self.schema = schema
  }

  // MARK: Tables and rows

  private mutating func begin(_ name: ExportedValue, _ columns: ExportedValue, in schema: ExportSchema) throws {
    guard case .text(let name) = name, case .list(let names) = columns else { throw fault(.malformed(column: 1)) }
    guard let table = schema.table(name) else { throw fault(.unknownTable(name)) }
    guard met.insert(name).inserted else { throw fault(.repeatedTable(name)) }
    var given: [ExportedTable.Column] = []
    for column in names {
      guard case .text(let column) = column else { throw fault(.malformed(column: 1)) }
      guard let known = table.columns.first(where: { $0.name == column }) else {
        throw fault(.unknownColumn(table: name, column: column))
      }
      if given.contains(known) { throw fault(.repeatedColumn(table: name, column: column)) }
      given.append(known)
    }
    guard !given.isEmpty else { throw fault(.wrongCount(table: name, expected: table.columns.count, found: 0)) }
    // SQLite has its own numbers by now, of the rows that were stored.
    if table == ExportSchema.numbers { try connection.run(table.deletion) }
    self.table = Table(
      name: name, columns: given, insert: try connection.cachedStatement(table.insertion(of: given)))
  }

  private mutating func store(_ values: [ExportedValue]) throws {
    guard let table else { throw fault(.rowWithoutTable) }
    guard values.count == table.columns.count else {
      throw fault(.wrongCount(table: table.name, expected: table.columns.count, found: values.count))
    }
    do {
      for (index, value) in values.enumerated() {
        try bind(value, to: table, at: index)
      }
      try table.insert.execute()
    } catch let error as SQLiteError where [.constraint, .mismatch, .tooBig].contains(error.code) {
      throw fault(.refused(table: table.name, reason: error.message))
    }
    rowCount += 1
    if table.name == "entry" { entryCount += 1 }
  }

  private func bind(_ value: ExportedValue, to table: Table, at index: Int) throws {
    let (column, place) = (table.columns[index], Int32(index + 1))
    let isNumber = table.name == ExportSchema.numbers.name
    switch (value, column.kind) {
    // SQLite's own table takes anything.
    case (.null, _) where !isNumber: try table.insert.bindNull(at: place)
    case (.integer(let number), .integer) where !isNumber || number >= 0: try table.insert.bind(number, at: place)
    case (.text(let text), .text) where !isNumber || schema?.table(text) != nil: try table.insert.bind(text, at: place)
    default:
      guard column.kind == .blob, case .text(let text)? = value.values(named: "base64")?.first,
        let bytes = Base64.bytes(of: text)
      else {
        throw fault(.wrongKind(table: table.name, column: column.name, expected: column.kind.rawValue))
      }
      try table.insert.bind(bytes, at: place)
    }
  }

  // MARK: The end

  private mutating func end(_ rows: ExportedValue, _ sha256: ExportedValue, _ schema: ExportSchema) throws {
    guard case .integer(let stated) = rows, case .text(let statedDigest) = sha256 else {
      throw fault(.malformed(column: 1))
    }
    guard stated == rowCount else { throw fault(.wrongRowCount(stated: stated, found: rowCount)) }
    let found = digest.hexadecimal()
    guard statedDigest == found else { throw fault(.wrongDigest(stated: statedDigest, found: found)) }
    summary = ExportSummary(
      schema: schema.version, tableCount: met.count, rowCount: rowCount, entryCount: entryCount, sha256: found)
  }

  /// Ends the file, and brings what it holds to the schema of this version.
  ///
  /// - Returns: what was stored.
  /// - Throws: ``WholeImportError``; `SQLiteError`, `MigrationError`.
  mutating func finish() throws -> ExportSummary {
    // An editor may have taken away the end of the last line, and nothing else.
    if !open.isEmpty, summary == nil {
      let line = open
      let end = try? line.withUnsafeBufferPointer { try ExportParser.value(of: $0) }
      guard let end, end.values(named: "rows", "sha256") != nil else {
        throw lineNumber == 0 ? WholeImportError.line(1, .notAnExport) : .incomplete(lines: lineNumber)
      }
      lineNumber += 1
      try take(end)
    } else if !open.isEmpty {
      throw WholeImportError.line(lineNumber + 1, .behindEnd)
    }
    guard let summary else {
      throw lineNumber == 0 ? WholeImportError.line(1, .notAnExport) : .incomplete(lines: lineNumber)
    }
    table = nil
    try refuseMissingRows()
    try migrator.applyPending(to: connection, appliedAt: now)
    return summary
  }

  private func refuseMissingRows() throws {
    var (count, first): (Int, (table: String, parent: String)?) = (0, nil)
    try connection.forEach("PRAGMA foreign_key_check") { row in
      count += 1
      if first == nil { first = (try row.value(0), try row.value(2)) }
    }
    if let first { throw WholeImportError.missingRows(count: count, table: first.table, parent: first.parent) }
  }
}
