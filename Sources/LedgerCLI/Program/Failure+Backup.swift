internal import LedgerDomain
internal import LedgerStorage

extension Failure {
  /// The sentence for a backup that was not written, read or restored.
  init(_ error: BackupError) {
    switch error {
    case .noLedger(let path):
      self.init(status: .noInput, message: "There is no ledger '\(path)' to back up. Name the right one with --db.")
    case .cannotReplace(let path, let obstacle): self.init(cannotReplace: path, obstacle)
    case .cannotWrite(let path, let cause):
      let isMissing = if case .system(let number) = cause { Failure.isMissingPlace(number) } else { false }
      self.init(
        status: isMissing ? .cannotCreate : .inputOutput,
        message: "The backup '\(path)' cannot be written: \(Failure.clause(cause)). Nothing of it is left.")
    case .unsoundLedger(let report):
      self.init(
        status: .failed,
        message: """
          The ledger itself is not sound (\(Failure.counted(report))), and no backup was written. 'ledger check' shows what is \
          wrong and 'ledger check --repair' mends sums.
          """)
    case .cannotRead(let path, let number):
      self.init(status: .noInput, message: "'\(path)' cannot be read: \(Failure.reason(number)).")
    case .notALedger(let path, let what):
      self.init(status: .data, message: "'\(path)' is no backup of a ledger: \(Failure.clause(what)).")
    case .unsoundBackup(let backup):
      self.init(
        status: .failed,
        message: """
          '\(backup.path)' is not sound (\(Failure.counted(backup.report))), and nothing was restored. 'ledger backup \
          --verify' shows what is wrong.
          """)
    case .restoredFromItself(let path):
      self.init(
        status: .data,
        message: "'\(path)' is the ledger itself. Name a backup; 'ledger backup --list' shows what was kept.")
    case .inMemory:
      self.init(status: .data, message: "A ledger in memory is gone when the command ends. Name a file with --db.")
    case .unknownSnapshot(let name, let known):
      let names = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
      self.init(
        status: .noInput,
        message: known.isEmpty
          ? "There is no snapshot '\(name)': the ledger has kept none yet."
          : "There is no snapshot '\(name)'. There are latest, \(names).")
    case .damagedLedger(let path, let words):
      self.init(
        status: .failed,
        message: """
          The ledger '\(path)' is damaged, so that no sound copy of it can be kept: \(words). Nothing was restored. Move it \
          away together with '\(path)-wal' and '\(path)-shm', as far as they are there, and restore again: the ledger is then \
          made anew.
          """)
    case .cannotKeep(let path, let what):
      self.init(
        status: .failed,
        message: """
          '\(path)' is not a ledger, so that no copy of it can be kept: \(Failure.clause(what)). Nothing was restored. If it is \
          what is left of one, move it away together with '\(path)-wal' and '\(path)-shm', as far as they are there, and \
          restore again: the ledger is then made anew.
          """)
    case .keptChanging(let path):
      self.init(
        status: .busy,
        message: "Other processes kept writing to \(path), and nothing was restored. Try again when they are done.")
    case .snapshotFailed(let reason, let ledger, let folder, let cause):
      let advice =
        reason.isObligatory
        ? "Make room, or let '\(folder)' be written to." : "To go on without copies: ledger config snapshots 0"
      self.init(
        status: .inputOutput,
        message: """
          A copy of '\(ledger)' is kept in '\(folder)' before \(Failure.clause(reason)), and cannot be made: \
          \(Failure.clause(cause)). Nothing was changed. \(advice)
          """)
    }
  }

  private init(cannotReplace path: String, _ obstacle: BackupError.Obstacle) {
    let sentence =
      switch obstacle {
      case .isLedger: "'\(path)' is the ledger itself; write the backup to another file."
      case .exists: "'\(path)' exists already. Choose another name, or replace it with --replace."
      case .isNoBackup: "'\(path)' is no ledger, and --replace replaces nothing else. Choose another name."
      case .holdsEntries(let count):
        """
        '\(path)' holds \(count == 1 ? "1 entry" : "\(count) entries"), and the ledger none. Was it moved, or is --db another one? To replace the \
        backup all the same, remove it first.
        """
      case .isFolder:
        "'\(path)' is a folder; name a file in it, as in \(path.hasSuffix("/") ? path : path + "/")ledger.sqlite."
      case .isNoFile: "'\(path)' is a pipe, a device or something else that is no file; name a file."
      case .danglingLink:
        "'\(path)' is a symbolic link to a file that is not there. Mount what it leads to, or choose another name."
      case .hasLog:
        "A log lies beside '\(path)': another program has it open, or did not end well. Choose another name."
      }
    self.init(status: .cannotCreate, message: sentence)
  }

  private static func clause(_ cause: BackupError.Cause) -> String {
    switch cause {
    case .system(let number): reason(number)
    case .full: "the disk is full"
    case .sqlite(let words): words
    case .unsound: "the copy is not sound, although it was written"
    }
  }

  private static func clause(_ reason: SnapshotReason) -> String {
    switch reason {
    case .upgrade(let version): "it is upgraded from schema \(version)"
    case .restore: "a backup takes its place"
    case .importing: "many rows are imported"
    case .bulkEdit: "many entries are changed"
    case .importUndo: "large imports are taken back"
    }
  }

  private static func counted(_ report: CheckReport) -> String {
    let count = report.findings.count { $0.severity == .damage } + report.unlistedCount
    return count == 1 ? "1 finding" : "\(count) findings"
  }
}
