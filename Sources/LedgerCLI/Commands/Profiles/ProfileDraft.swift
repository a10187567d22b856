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

  /// Reads and proves a file.
  ///
  /// - Throws: ``FileError``, ``CommandFailure/fileRefused(file:sentence:)``.
  init(file path: String, given: ReadingOptions, account: Account?, in context: Context) throws {
    let bytes = try path == "-" ? context.host.readStandardInput() : context.read(path)
    let currency = try account?.currency ?? context.ledger.currency()
    do throws(ImportError) {
      let detected = try Statement(bytes: bytes, options: given, defaultCurrency: currency).detected
      var settings = ReadingSettings(detected, given: given).lasting
      settings.values["encoding"] = given.encoding?.rawValue ?? settings.values["encoding"]
      self.settings = settings
      header = detected.header
    } catch {
      throw CommandFailure.fileRefused(file: path, sentence: ImportErrorSentence.sentence(error))
    }
    self.account = nil
  }

  /// Takes what an import has remembered, and over it what is given now.
  ///
  /// - Parameters:
  ///   - number: the import; nil takes the latest that was not undone.
  ///   - given: what is given now.
  ///   - ledger: the ledger.
  /// - Throws: ``LedgerError/unknownImport(_:known:)``, ``CommandFailure``.
  init(import number: Int64?, given: ReadingOptions, in ledger: Ledger) throws {
    let latest = try number.map(ledger.importBatch) ?? ledger.imports().first { $0.undoneAt == nil }
    guard let batch = latest else { throw CommandFailure.noImportToSave }
    if batch.reading.isEmpty { throw CommandFailure.readingUnknown(batch.number) }
    let kept = ReadingSettings.known(among: batch.reading).lasting
    settings = ReadingSettings(values: kept.values.merging(ReadingSettings(given).values) { $1 })
    header = batch.reading["header"].map {
      $0.split(separator: "\u{1f}", omittingEmptySubsequences: false).map(String.init)
    }
    account = batch.account.flatMap { $0.isArchived ? nil : $0 }
  }
}
