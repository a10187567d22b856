internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage
internal import SQLiteKit

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An error as a person gets it: one sentence or two that say what, where and what to do, and the exit status.
struct Failure {
  let status: ExitStatus
  let message: String

  init(status: ExitStatus, message: String) {
    self.status = status
    self.message = message
  }

  /// Writes the message to standard error.
  ///
  /// - Parameters:
  ///   - host: what the process offers.
  ///   - hasStored: whether the command had stored its change before it failed, which a person must know before trying again.
  /// - Returns: the exit status.
  func report(to host: Host, hasStored: Bool) -> Int32 {
    let message = hasStored ? message + " What the command changed is stored; do not repeat it." : message
    host.standardError.write("ledger: \(VisibleText.of(message, keeping: .lines))\n")
    _ = host.standardError.flush()
    return status.rawValue
  }

  /// Turns any error into its sentence.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - path: the command that ran, for errors of the command line that do not say.
  init(_ error: any Error, path: [String]) {
    switch error {
    case let error as CommandLineError: self.init(status: .usage, message: error.located(at: path).message)
    case let error as LedgerError: self.init(error)
    case let error as BackupError: self.init(error)
    case let error as CommandFailure: self.init(error)
    case let error as ExportError: self.init(error)
    case let error as WholeImportError: self.init(error)
    case let error as FileError: self.init(error)
    case let error as TemporaryFileError: self.init(error)
    case let error as SplitError: self.init(error)
    case let error as MoneyError: self.init(error)
    case let error as RuleError: self.init(error)
    case let error as SQLiteError: self.init(error)
    case let error as MigrationError:
      self.init(error)
    case let error as StatementError:
      self.init(error)
    default: self.init(status: .failed, message: "Something unexpected went wrong: \(error).")
    }
  }

  private init(_ error: CommandFailure) {
    switch error {
    case .noHome:
      self.init(
        status: .cannotCreate,
        message: "There is no home folder to keep the ledger in. Name a file with --db or $LEDGER_DB, or set $HOME.")
    case .rowsRejected(let file, let count, let first, let profile, let remedy):
      let rows = count == 1 ? "One row" : "\(count) rows"
      let reading = profile.map { ", read with the profile '\($0)'," } ?? ""
      let more = count > first.count ? ["… and \(count - first.count) more."] : []
      self.init(
        status: .data,
        message: (["\(rows) of \(file)\(reading) cannot be read, and nothing was imported:"]
          + (first + more).map { "  \($0)" } + [remedy]).joined(separator: "\n"))
    case .fileRefused(let file, let sentence): self.init(status: .data, message: "\(file): \(sentence).")
    case .unusableProfile(let name, let reason):
      self.init(status: .data, message: "The profile '\(name)' cannot be used: \(reason). Save it anew with --replace.")
    case .noImportToSave:
      self.init(
        status: .data,
        message: "There is no import whose reading could be saved. Name a file: ledger profile save NAME FILE.")
    case .readingUnknown(let number):
      self.init(
        status: .data,
        message: """
          How the file of import \(number) was read is not known: an early version made it. Name a file: ledger profile \
          save NAME FILE.
          """)
    case .importEdited(let number, let count, let first):
      let entries = count == 1 ? "An entry" : "\(count) entries"
      let more = count > first.count ? ["… and \(count - first.count) more."] : []
      self.init(
        status: .data,
        message: ([
          "\(entries) of import \(number) \(count == 1 ? "was" : "were") changed since, and nothing was taken back:"
        ]
          + (first + more).map { "  \($0)" } + ["--force deletes what was changed as well."]).joined(separator: "\n"))
    case .outputIsLedger(let path):
      self.init(status: .cannotCreate, message: "'\(path)' is the ledger itself; write the output to another file.")
    case .outputIsDatabase(let path):
      self.init(
        status: .cannotCreate,
        message: "'\(path)' is a database, and may be a backup; write the output to another file, or remove it first.")
    case .outputIsInput(let path):
      self.init(
        status: .cannotCreate, message: "'\(path)' is a file that the command reads; write the output to another file.")
    case .inputIsLedger(let path):
      self.init(status: .data, message: "'\(path)' is the ledger itself, and no file that it can take in.")
    case .sumTooLarge(let file, let line):
      self.init(
        status: .data,
        message: """
          \(file)\(line.map { ", line \($0)" } ?? ""): \(Failure.sumTooLarge). Nothing was imported.
          """)
    case .dateOutOfRange: self.init(status: .usage, message: "The date lies outside the years 1 to 9999.")
    case .tooManyMonths(let count, let first, let last):
      self.init(
        status: .usage,
        message:
          "A page from \(first) to \(last) would have \(count) months. Choose some with --from and --to; if a date "
          + "is wrong, 'ledger list' shows the entries.")
    }
  }

  private init(_ error: FileError) {
    switch error {
    case .cannotRead(let path, let number):
      self.init(
        status: number == EIO ? .inputOutput : .noInput,
        message: "'\(path)' cannot be read: \(Failure.reason(number)).")
    case .cannotWrite(let path, let number):
      self.init(
        status: Failure.isMissingPlace(number) ? .cannotCreate : .inputOutput,
        message: "'\(path)' cannot be written: \(Failure.reason(number)).")
    case .emptyFolder(let path):
      self.init(status: .noInput, message: "The folder '\(path)' has no files to import.")
    case .cannotReadInFolder(let path, let number):
      self.init(
        status: number == EIO ? .inputOutput : .noInput,
        message: """
          '\(path)' cannot be read: \(Failure.reason(number)). Mend or move it, or name the other files one by one.
          """)
    case .unusableName(let path):
      self.init(
        status: .noInput,
        message: "The name of '\(path)' is not UTF-8. Rename the file, or name the other files one by one.")
    }
  }

  private init(_ error: TemporaryFileError) {
    self.init(
      status: .inputOutput,
      message: """
        A temporary file in '\(error.folder)' cannot be read back: \(Failure.reason(error.errno)). Nothing was changed. Try \
        again, or name another folder with $TMPDIR.
        """)
  }

  private init(_ error: SplitError) {
    switch error {
    case .noLines: self.init(status: .data, message: "A split needs at least one line: --split CATEGORY=AMOUNT.")
    case .doesNotAddUp(let total, let lines):
      // Typed amounts have no sign; both have the same one unless income and spending are mixed.
      let isTyped = total.isNegative && lines.isNegative
      let (sum, amount) =
        isTyped ? ("\(lines)".dropFirst(), "\(total)".dropFirst()) : ("\(lines)"[...], "\(total)"[...])
      self.init(
        status: .data,
        message: """
          The lines of the split add up to \(sum) and not to the amount \(amount). Change the amount or a line; they \
          must be equal.
          """)
    }
  }

  private init(_ error: MoneyError) {
    switch error {
    case .outOfRange:
      self.init(
        status: .data,
        message: "\(Failure.sumTooLarge.prefix(1).uppercased())\(Failure.sumTooLarge.dropFirst()).")
    case .differentCurrencies(let left, let right):
      self.init(status: .data, message: "Amounts in \(left) and \(right) cannot be added.")
    }
  }

  private init(_ error: MigrationError) {
    let what =
      switch error {
      case .newer: "a newer version of ledger made it"
      case .edited(let name): "its migration \(name) differs from the one of this version"
      case .renamed(let number, let expected, let found):
        "its migration \(number) is called \(found) and not \(expected)"
      case .gap(let number): "its migration \(number) is missing"
      case .missingBookkeeping, .wrongUserVersion: "its list of migrations does not fit its schema"
      case .foreignKeyViolations(let name, let table, _): "rows of \(table) would be left without others by \(name)"
      }
    let isNewer = if case .newer = error { true } else { false }
    self.init(
      status: isNewer ? .newer : .data,
      message: "The ledger's schema is not one that this version can work with: \(what). It was left as it is.")
  }

  private init(_ error: SQLiteError) {
    let status: ExitStatus
    let sentence: String
    switch error.code {
    case .busy, .locked:
      (status, sentence) = (
        .busy,
        "Another process is writing to the ledger and did not finish in time. Try again, or wait longer with --timeout."
      )
    case .tooBig:
      (status, sentence) = (
        .data,
        "A text, or something else in one piece, is larger than the 64 MiB that the ledger keeps; nothing was changed."
      )
    case .full: (status, sentence) = (.inputOutput, "The disk that the ledger lies on is full; nothing was changed.")
    case .readOnly: (status, sentence) = (.cannotCreate, "The ledger's file, or the folder it lies in, is read-only.")
    case .cannotOpen:
      (status, sentence) = (
        .cannotCreate, "The ledger's file cannot be opened or made; check the folder's permissions."
      )
    case .notADatabase, .corrupt:
      (status, sentence) = (.data, "The ledger's file is damaged: \(error.message). Restore a backup.")
    case .ioError: (status, sentence) = (.inputOutput, "The ledger's file cannot be read or written: \(error.message).")
    case .interrupt: (status, sentence) = (.failed, "Interrupted; nothing was changed.")
    default: (status, sentence) = (.failed, "The ledger's file refused the change: \(error.message).")
    }
    self.init(status: status, message: sentence)
  }

  private init(_ error: StatementError) {
    let what =
      switch error {
      case .wrongStorageClass(let column, let expected, let found, _):
        "'\(column)' holds \(Failure.words(found)) where \(Failure.words(expected)) belongs"
      case .unexpectedValue(let column, _): "'\(column)' holds a value that it cannot have"
      case .invalidText(let column, _): "the text in '\(column)' is not UTF-8"
      case .noSuchColumn(let name, _): "the column '\(name)' is missing"
      case .noRow: "a row is missing"
      case .wrongNumberOfBindings, .severalStatements, .noStatement, .nulInSQL:
        preconditionFailure("statements of the program are whole: \(error)")
      }
    self.init(
      status: .data, message: "The ledger's file is damaged: \(what). 'ledger check' tells more; else restore a backup."
    )
  }

  private static func words(_ storageClass: StorageClass) -> String {
    switch storageClass {
    case .null: "nothing"
    case .integer: "a whole number"
    case .real: "a fraction"
    case .text: "text"
    case .blob: "bytes"
    }
  }

  /// What is wrong with a sum beyond ``Money/limit``, as a clause.
  static let sumTooLarge =
    "a sum is too large for the ledger, which adds up to 2,305,843,009,213,693,951 of the smallest unit of a currency"

  /// Whether a number says that there is no place where a file could be made, and not that writing it failed.
  static func isMissingPlace(_ number: Int32) -> Bool {
    [ENOENT, ENOTDIR, EACCES, EROFS, EISDIR, EPERM, ELOOP, ENAMETOOLONG].contains(number)
  }

  /// What the C library says about a number, as the end of a sentence.
  static func reason(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    let reason = String(cString: text)
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }
}
