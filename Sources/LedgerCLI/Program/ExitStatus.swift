/// The exit statuses of the program (DESIGN §3; 64 and up as in sysexits.h).
enum ExitStatus: Int32 {
  /// All was done.
  case done = 0
  /// A check found damage, or something failed that no other status names.
  case failed = 1
  /// A budget is over (`budget check` alone).
  case overBudget = 2
  /// The command line cannot be read.
  case usage = 64
  /// What was given can be read and does not fit.
  case data = 65
  /// An input file is not there or cannot be read.
  case noInput = 66
  /// A file cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// Another process holds the ledger.
  case busy = 75
  /// A newer version made the ledger.
  case newer = 76
}
