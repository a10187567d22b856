internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

/// What a person should know about a file's import.
extension ImportFile {
  /// More rows than this are summed up rather than named one by one.
  private static let mostNamed = 5

  /// The sentences about the file, its rows, and what the ledger had before.
  func warnings(
    _ summary: ImportSummary, _ outcomes: ImportOutcomes, accounts: [Account], before: [ImportBatch], dryRun: Bool
  ) -> [String] {
    contradictions + statement.warnings.map(RowSentence.sentence)
      + likenesses(summary, outcomes.remarkable.filter(\.isLikeness), dryRun: dryRun)
      + warning(ofOtherAccounts: before, accounts: accounts, new: summary.new)
      + warning(ofOtherReadings: before, accounts: accounts, summary, outcomes)
      + warning(ofProfile: accounts, summary, dryRun: dryRun)
  }

  /// The remarks on rows of which there is more to say than their status; many of a kind are one remark.
  func remarks(_ outcomes: ImportOutcomes) -> [ImportDocument.Problem] {
    // What resembles an entry is a warning already.
    let rows = outcomes.remarkable.filter { $0.status != .skipped && !$0.isLikeness }
    let known = rows.filter { $0.status == .known }
    guard known.count > ImportFile.mostNamed else { return rows.map(ImportDocument.Problem.init) }
    let sum = ImportDocument.Problem(
      line: nil,
      reason:
        "known: \(ImportFile.grouped(known.count)) rows, the same as entries from a file with other columns (--explain "
        + "names them)")
    return [sum] + rows.filter { $0.status != .known }.map(ImportDocument.Problem.init)
  }

  // MARK: Rows under another text

  /// Rows that may be in the ledger twice now: a few are named, many are summed up with the imports that they are like.
  private func likenesses(_ summary: ImportSummary, _ rows: [RowOutcome], dryRun: Bool) -> [String] {
    let count = summary.alike.values.reduce(0, +)
    let isMost = count > ImportFile.mostNamed && count * 2 >= summary.new
    guard rows.count > ImportFile.mostNamed || isMost else {
      return rows.map { ImportFile.likeness($0, dryRun: dryRun) }
    }
    let numbers = summary.alike.keys.sorted()
    let imports = (numbers.count == 1 ? "import " : "imports ") + numbers.map(String.init).joined(separator: ", ")
    let remedy = summary.batch.map { "'ledger imports undo \($0)' takes it back" } ?? "do not import it"
    return [
      "\(ImportFile.grouped(count)) of \(ImportFile.grouped(summary.new)) new rows are like rows of \(imports) (same account, "
        + "day and amount, other texts): if this is the same statement, \(remedy)"
    ]
  }

  private static func likeness(_ outcome: RowOutcome, dryRun: Bool) -> String {
    guard case .resembles(let other) = outcome.reason else { return "" }
    let line = "line \(outcome.row.line)"
    guard !dryRun, let entry = outcome.entry else {
      return "\(line) may be entry \(other.rawValue) under another text"
    }
    return "\(line), now entry \(entry.rawValue), may be entry \(other.rawValue) under another text; if so, "
      + "'ledger delete \(entry.rawValue)' removes it"
  }

  // MARK: The same file before

  /// The warning that the file was imported before into another account, as when --account was forgotten.
  private func warning(ofOtherAccounts before: [ImportBatch], accounts: [Account], new: Int) -> [String] {
    let single = before.compactMap { batch in batch.account.map { (batch.number, $0) } }
    guard new > 0, let (number, account) = single.first,
      !single.contains(where: { earlier in accounts.contains { $0.id == earlier.1.id } })
    else { return [] }
    let names = accounts.map { "'\($0.name)'" }.joined(separator: ", ")
    return [
      "this file was imported before into '\(account.name)' (import \(number)), and now into \(names): was "
        + "--account meant to be the same?"
    ]
  }

  /// The warning that the file was imported before into the same account and read otherwise, so that its rows are new.
  private func warning(
    ofOtherReadings before: [ImportBatch], accounts: [Account], _ summary: ImportSummary, _ outcomes: ImportOutcomes
  ) -> [String] {
    let restored = outcomes.remarkable.count { $0.reason == .restored }
    let new = summary.new - restored
    let same = before.filter { batch in batch.account.map { own in accounts.contains { $0.id == own.id } } ?? true }
    guard new > 0, let last = same.first else { return [] }
    let settings = ReadingSettings.known(among: settings)
    // Where one of the readings was this one, its rows are known.
    let readings = same.map { settings.differences(from: ReadingSettings.known(among: $0.reading)) }
    guard !last.reading.isEmpty, !readings.contains(where: \.isEmpty) else { return [] }
    let how = readings[0].map(ImportFile.words).joined(separator: "; ")
    let rows =
      new == 1 ? "1 row is new and may count twice" : "\(ImportFile.grouped(new)) rows are new and may count twice"
    let these = summary.batch.map { ", 'ledger imports undo \($0)' these" } ?? ""
    return [
      "this file was imported before as import \(last.number), read otherwise (\(how)): \(rows); "
        + "'ledger imports undo \(last.number)' takes the earlier ones back\(these)"
    ]
  }

  private static func words(_ difference: ReadingSettings.Difference) -> String {
    let name: String
    switch difference.name {
    case "date-format": name = "dates"
    case let column where column.hasPrefix("column:"): name = "column of \(column.dropFirst("column:".count))"
    default: name = difference.name
    }
    let left = "left to the file"
    return "\(name) \(difference.before ?? left), now \(difference.now ?? left)"
  }

  // MARK: Settings and profiles

  /// What the file says against settings that were given.
  var contradictions: [String] { statement.contradictions.map(choice.sentence) }

  /// The warning that a profile for the file has another account than the one that the rows went into.
  private func warning(ofProfile accounts: [Account], _ summary: ImportSummary, dryRun: Bool) -> [String] {
    guard !isAccountGiven, summary.new + summary.linked > 0, let profile = proposal, let own = profile.account,
      !accounts.contains(where: { $0.id == own.id })
    else { return [] }
    let names = accounts.map { "'\($0.name)'" }.joined(separator: ", ")
    return [
      "profile '\(profile.name)' fits this file and goes into '\(own.name)': --profile \(ShellWord.quoted(profile.name)); "
        + "this import \(dryRun ? "would go" : "went") into \(names)"
    ]
  }

  private static func grouped(_ count: Int) -> String { FixedPoint.grouped(String(count)) }
}

extension RowOutcome {
  /// Whether the row may be in the ledger twice now.
  fileprivate var isLikeness: Bool {
    if case .resembles = reason { true } else { false }
  }
}
