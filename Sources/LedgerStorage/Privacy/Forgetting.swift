internal import LedgerDomain
internal import SQLiteKit

/// Takes a payee out of all that a ledger's file holds, within one transaction.
struct Forgetting {
  private let ledger: Ledger
  private let name: PayeeName
  private let spelling: String
  private let payees: Set<Int64>
  private let others: [FoldedText]
  /// The payee's entries.
  private let entries: Set<Int64>
  private var forgotten = ForgottenPayee()

  private var connection: Connection { ledger.connection }

  /// Looks for a payee: all spellings that differ by case, white space or the Unicode form alone are the same.
  ///
  /// - Throws: ``LedgerError/unknownPayee(_:)``.
  init(_ ledger: Ledger, _ name: String) throws {
    self.ledger = ledger
    let all = try ledger.connection.all("SELECT id, name FROM payee ORDER BY id") {
      (id: try $0.value(0, as: Int64.self), name: try $0.value(1, as: String.self))
    }
    let wanted = FoldedText(name)
    let found = all.filter { FoldedText($0.name) == wanted }
    guard let first = found.first else { throw LedgerError.unknownPayee(name) }
    let foreign = all.filter { FoldedText($0.name) != wanted }.map(\.name)
    spelling = first.name
    self.name = PayeeName(first.name, others: foreign)
    others = foreign.map { FoldedText($0) }
    payees = Set(found.map(\.id))
    entries = Set(
      try found.flatMap { payee in
        try ledger.connection.all("SELECT id FROM entry WHERE payee_id = ?", payee.id) {
          try $0.value(0, as: Int64.self)
        }
      })
  }

  /// Does it.
  ///
  /// - Throws: ``LedgerError/locked(until:)`` for entries of the locked period.
  mutating func run() throws -> ForgottenPayee {
    try respectLock()
    let survey = try LogSurvey(ChangeDAO(connection: connection), payees: payees, isRule: isRule)
    let ownEntries = survey.own.union(entries).subtracting(survey.foreign)
    let texts = try eraseImportTexts(survey)
    try eraseEntries(ownEntries)
    let rules = try eraseRules()
    let erasure = RowErasure(
      name: name, payees: payees, ownEntries: ownEntries, rules: rules.union(survey.rules), texts: texts)
    let left = try eraseChanges(erasure)
    var remainders = NameRemainders(connection, name)
    try remainders.findAll()
    remainders.add(.command, left.commands)
    remainders.add(.recorded, left.recorded)
    remainders.add(.fileText, leftInTexts)
    forgotten.remainders = remainders.found
    return forgotten
  }

  /// In how many places of kept texts the name still stands.
  private var leftInTexts = 0

  private func respectLock() throws {
    guard !ledger.overridesLock, let last = try ledger.lockedUntil() else { return }
    for payee in payees {
      let reaches = try connection.first(
        "SELECT EXISTS (SELECT 1 FROM entry WHERE payee_id = ? AND day <= ?)", payee, last
      ) { try $0.value(0, as: Bool.self) }
      if reaches ?? false { throw LedgerError.locked(until: last) }
    }
  }

  private mutating func eraseEntries(_ ownEntries: Set<Int64>) throws {
    forgotten.entryCount = entries.count
    for entry in entries { try connection.run("UPDATE entry SET payee_id = NULL, note = NULL WHERE id = ?", entry) }
    for entry in ownEntries {
      try connection.run("UPDATE split_line SET note = NULL WHERE entry_id = ? AND note IS NOT NULL", entry)
    }
    for payee in payees { try connection.run("DELETE FROM payee WHERE id = ?", payee) }
    for (id, payee) in try connection.all(
      "SELECT id, payee FROM recurring WHERE payee IS NOT NULL",
      read: { (try $0.value(0, as: Int64.self), try $0.value(1, as: String.self)) })
    where name.isEqual(to: payee) {
      forgotten.recurringCount += 1
      try connection.run("UPDATE recurring SET payee = NULL, note = NULL WHERE id = ?", id)
    }
  }

  /// Whether a rule names the payee, or fits nobody else, so that it says who the payee was.
  private func isRule(_ pattern: String, isRegex: Bool, payee: String?) -> Bool {
    if name.isEqual(to: pattern) || payee.map(name.isEqual) ?? false { return true }
    let part = FoldedText(pattern).text
    return !isRegex && FoldedText(spelling).text.contains(part) && !others.contains { $0.text.contains(part) }
  }

  private mutating func eraseRules() throws -> Set<Int64> {
    var rules: Set<Int64> = []
    for rule in try ledger.rules() {
      let isRegex = if case .regex = rule.pattern { true } else { false }
      guard isRule(rule.pattern.text, isRegex: isRegex, payee: rule.payee) else { continue }
      forgotten.ruleCount += 1
      rules.insert(rule.id.rawValue)
      _ = try RuleDAO(connection: connection).remove(rule.id)
    }
    return rules
  }

  /// Writes over the payee in the kept texts of files, and in those that the log holds of imports that were taken back.
  ///
  /// - Returns: the texts that have changed, compressed.
  private mutating func eraseImportTexts(_ survey: LogSurvey) throws -> [RowErasure.TextBlock: [UInt8]] {
    let texts = ImportTextDAO(connection: connection)
    let gone = try entries.union(survey.deleted.filter { try !isThere($0) })
    var recordedRows: [Int64: Set<ImportedRow>] = [:]
    for rows in survey.fileRows.values { for row in rows { recordedRows[row.batch, default: []].insert(row.row) } }
    let recordedLines = Dictionary(grouping: survey.texts.keys, by: \.batch).mapValues {
      Set($0.map { Int($0.firstLine) })
    }
    let names = try connection.all("SELECT name FROM category UNION ALL SELECT name FROM account") {
      try $0.value(0, as: String.self)
    }
    var erased: [RowErasure.TextBlock: [UInt8]] = [:]
    // Imports that were taken back without a trace have their texts in the log alone.
    let batches = Dictionary(uniqueKeysWithValues: try ledger.imports().map { ($0.number, $0) })
    for number in Set(batches.keys).union(recordedLines.keys).sorted() {
      let rows = Array(recordedRows[number, default: []].union(try ledger.importedRows(of: number)))
      let own = rows.filter { gone.contains($0.entry.rawValue) }
      forgotten.rowCount += Set(own.map { [$0.line, $0.extent?.lineOffset ?? 0] }).count
      var eraser = FileTextEraser(
        isTold(from: names + Array((batches[number]?.reading ?? [:]).values)) ? spellings : [], own: own,
        others: rows.filter { !gone.contains($0.entry.rawValue) })
      let stored = Set(try texts.firstLines(of: number))
      for firstLine in stored.union(recordedLines[number] ?? []).sorted() {
        let key = RowErasure.TextBlock(batch: number, firstLine: Int64(firstLine))
        let before =
          try stored.contains(firstLine) ? texts.block(firstLine, of: number) : recordedText(key, survey)
        var block = before
        leftInTexts += eraser.erase(in: &block, firstLine: firstLine, name: name)
        guard block != before else { continue }
        erased[key] = Zlib.compress(block[...])
        if stored.contains(firstLine) { try texts.replace(block, of: number, firstLine: firstLine) }
      }
    }
    return erased
  }

  private func isThere(_ entry: Int64) throws -> Bool {
    try connection.first("SELECT EXISTS (SELECT 1 FROM entry WHERE id = ?)", entry) { try $0.value(0) } ?? false
  }

  private func recordedText(_ key: RowErasure.TextBlock, _ survey: LogSurvey) throws -> [UInt8] {
    guard let text = survey.texts[key] else { return [] }
    do {
      return try Zlib.decompress(text.bytes, size: text.size)
    } catch is Zlib.Damaged {
      throw LedgerError.damaged(.importText(key.batch))
    }
  }

  /// Whether the name stands for nothing else in a file: it is no number or date, no category, account or column.
  private func isTold(from others: [String]) -> Bool {
    name.hasLetter && !others.contains { $0.split(separator: "\u{1f}").contains { name.isEqual(to: String($0)) } }
  }

  /// The name as files write it: plain, in XML, within quotes of CSV.
  private var spellings: [PayeeName] {
    let markup = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")].reduce(spelling) { text, character in
      text.split(separator: character.0, omittingEmptySubsequences: false).joined(separator: character.1)
    }
    let doubled = spelling.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    return [name] + Set([markup, doubled]).subtracting([spelling]).map { PayeeName($0) }
  }

  /// Takes the payee out of the log.
  ///
  /// - Returns: how many command lines still have the name in them, and how many changes that recorded it of something else.
  private mutating func eraseChanges(_ erasure: RowErasure) throws -> (commands: Int, recorded: Int) {
    let changes = ChangeDAO(connection: connection)
    var left = (commands: 0, recorded: 0)
    for change in try changes.changes(limit: nil) {
      var (isTouched, isOwn, isLeft) = (false, false, false)
      for block in try stride(from: 1, through: changes.blockCount(of: change.id), by: 1) {
        let rows = try changes.rows(of: change.id, block: block)
        let kept = rows.compactMap(erasure.erased)
        isOwn = isOwn || rows.contains(where: erasure.isOfPayee)
        isLeft = isLeft || kept.contains(where: isMentioned)
        if kept == rows { continue }
        isTouched = true
        try changes.replaceRows(kept, of: change.id, block: block)
      }
      let command = RecordedCommand(change.command).erased(name, isOwn: isOwn)
      if command != change.command {
        isTouched = true
        try connection.run("UPDATE change SET command = ? WHERE id = ?", command, change.id)
      }
      if isTouched { forgotten.changeCount += 1 }
      if isLeft { left.recorded += 1 }
      if name.isMentioned(in: command) { left.commands += 1 }
    }
    return left
  }

  private func isMentioned(_ row: RecordedRow) -> Bool {
    [row.values, row.updatedValues].contains { values in
      values?.contains { if case .text(let text) = $0 { name.isMentioned(in: text) } else { false } } ?? false
    }
  }
}
