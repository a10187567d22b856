internal import LedgerDomain
internal import LedgerImport
internal import LedgerStorage

/// What a profile is to keep, taken from a file or from an import.
struct ProfileDraft {
  /// How files are read.
  let settings: ReadingSettings
  /// The names of the file's columns; nil when it has no header.
  let header: [String]?
  /// The account of the import; nil for a file.
  let account: Account?
  /// The category that the import gave rows whose file names none; nil for a file.
  let category: LedgerDomain.Category?

  /// What the file says against settings that were given.
  let contradictions: [OptionContradiction]

  /// Reads and proves a file.
  ///
  /// - Throws: ``FileError``, `TemporaryFileError`, ``CommandFailure/fileRefused(file:sentence:)``.
  init(file path: String, given: ReadingOptions, account: Account?, in context: Context) throws {
    let currency = try account?.currency ?? context.ledger.currency()
    do {
      let bytes = try context.readText(path, encoding: given.encoding)
      let statement = try Statement(bytes: bytes, options: given, defaultCurrency: currency)
      let detected = statement.detected
      contradictions = statement.contradictions
      var settings = ReadingSettings(detected, given: given).lasting
      settings.values["encoding"] = given.encoding?.rawValue ?? settings.values["encoding"]
      self.settings = settings
      header = detected.header
    } catch let error as ImportError {
      throw CommandFailure.fileRefused(file: path, sentence: ImportErrorSentence.sentence(try error.refusal()))
    }
    self.account = nil
    category = nil
  }

  /// Takes what an import has remembered, and over it what is given now.
  ///
  /// - Parameters:
  ///   - number: the import; nil takes the latest that was not undone.
  ///   - given: what is given now.
  ///   - ledger: the ledger.
  /// - Throws: ``LedgerError/unknownImport(_:known:)``, ``CommandFailure``.
  init(import number: Int64?, given: ReadingOptions, in ledger: Ledger) throws {
    contradictions = []
    let latest = try number.map(ledger.importBatch) ?? ledger.imports().first { $0.undoneAt == nil }
    guard let batch = latest else { throw CommandFailure.noImportToSave }
    if batch.reading.isEmpty { throw CommandFailure.readingUnknown(batch.number) }
    let kept = ReadingSettings.known(among: batch.reading).lasting
    settings = ReadingSettings(values: kept.values.merging(ReadingSettings(given).values) { $1 })
    header = batch.reading["header"].map {
      $0.split(separator: "\u{1f}", omittingEmptySubsequences: false).map(String.init)
    }
    account = batch.account.flatMap { $0.isArchived ? nil : $0 }
    category = try batch.reading["category"].flatMap { name in
      try ledger.categories().first { FoldedText($0.name) == FoldedText(name) && !$0.isArchived }
    }
  }
}
