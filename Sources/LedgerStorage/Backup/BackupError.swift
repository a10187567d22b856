public import LedgerDomain
internal import SQLiteKit

/// Why a backup was not written, read or restored: values without text, which the program turns into sentences.
public enum BackupError: Error, Equatable, Sendable {
  /// What cannot be the place of a backup that is written.
  public enum Obstacle: Equatable, Sendable {
    /// It is the ledger itself, or a file that belongs to it.
    case isLedger
    /// A file is there, and nobody said that it is to be replaced.
    case exists
    /// It is a file that is to be replaced and no ledger.
    case isNoBackup
    /// It holds so many entries, and the ledger none.
    case holdsEntries(Int)
    /// It is a folder.
    case isFolder
    /// It is a pipe, a device or another thing that is no regular file.
    case isNoFile
    /// It is a symbolic link that leads nowhere.
    case danglingLink
    /// A log of SQLite lies beside it: another program has it open, or did not end well.
    case hasLog
  }

  /// Why a copy could not be made.
  public enum Cause: Equatable, Sendable {
    /// The system refused it; the number is the system's `errno`.
    case system(Int32)
    /// SQLite found the disk full.
    case full
    /// SQLite could not read or write, in its own words.
    case sqlite(String)
    /// The copy was made and is not sound.
    case unsound
  }

  /// There is no ledger that could be backed up.
  case noLedger(path: String)
  /// A backup cannot be written there.
  case cannotReplace(path: String, Obstacle)
  /// A backup could not be written; nothing of it is left.
  case cannotWrite(path: String, Cause)
  /// The ledger that was copied is not sound, so that no backup was written.
  case unsoundLedger(CheckReport)
  /// There is no such file, or it cannot be read; the number is the system's `errno`.
  case cannotRead(path: String, errno: Int32)
  /// The file is no backup of a ledger.
  case notALedger(path: String, LedgerError.NotALedger)
  /// The backup contradicts itself, and nothing was restored.
  case unsoundBackup(BackupVerification)
  /// The ledger would be restored from itself.
  case restoredFromItself(path: String)
  /// A ledger in memory is gone when the command ends.
  case inMemory
  /// There is no such snapshot; `known` are the names there are.
  case unknownSnapshot(String, known: [String])
  /// The ledger that would be replaced is damaged, so that no sound copy of it can be kept.
  case damagedLedger(path: String, words: String)
  /// What lies in the place of the ledger is none, so that no copy of it can be kept.
  case cannotKeep(path: String, LedgerError.NotALedger)
  /// Other processes wrote again and again between the copy of the ledger and its replacement.
  case keptChanging(path: String)
  /// The copy that is kept before something large could not be made, so that it was not done.
  case snapshotFailed(SnapshotReason, ledger: String, folder: String, Cause)
}

extension BackupError.Cause {
  /// The cause that an error while copying tells; nil for one that is about something else.
  init?(_ error: any Error) {
    switch error {
    case BackupError.cannotWrite(_, let cause): self = cause
    case SQLiteError.ResultCode.full: self = .full
    case SQLiteError.ResultCode.ioError, SQLiteError.ResultCode.cannotOpen, SQLiteError.ResultCode.readOnly:
      self = .sqlite((error as? SQLiteError)?.message ?? "")
    default: return nil
    }
  }
}
