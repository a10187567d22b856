internal import LedgerDomain
internal import SQLiteKit

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Host {
  /// The process itself.
  public static func process() -> Host {
    openClosedDescriptors()
    // A file that grows beyond the process's limit is to be a failure like a full disk, with nothing left half done.
    signal(SIGXFSZ, SIG_IGN)
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let errorIsTerminal = isatty(STDERR_FILENO) == 1
    let environment = environment()
    return Host(
      environment: environment, today: localDate(), now: utcTimestamp(),
      standardOutput: FileOutput(descriptor: STDOUT_FILENO),
      standardError: FileOutput(descriptor: STDERR_FILENO),
      outputIsTerminal: isTerminal, terminalWidth: isTerminal ? width(STDOUT_FILENO) : 80,
      errorIsTerminal: errorIsTerminal, errorWidth: errorIsTerminal ? width(STDERR_FILENO) : 80,
      clock: monotonicNanoseconds, holdLine: InterruptedLine.hold,
      sortInFolder: TemporaryFiles.put,
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      readStandardInput: { encoding in
        try FileBytes.readText(
          STDIN_FILENO, name: "standard input", encoding: encoding, temporaryFolder: Host.temporaryFolder(environment))
      },
      forEachInputPiece: { try FileBytes.forEachPiece(STDIN_FILENO, name: "standard input", $0) },
      readLine: { Swift.readLine() })
  }

  /// Puts the null device on standard input, output and error where they are closed. The ledger's file would else get such a
  /// number when it is opened, and take the program's messages in.
  private static func openClosedDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free is the one that is closed. Reading from it, writing fails, as on a closed one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The variables that the program knows, as far as they are set.
  private static func environment() -> [String: String] {
    let names = [
      "LEDGER_DB", "LEDGER_TODAY", "LEDGER_NOW", "XDG_DATA_HOME", "HOME", "NO_COLOR", "CLICOLOR_FORCE", "TERM",
      "COLORTERM",
      "COLUMNS", "TMPDIR",
    ]
    let found = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(uniqueKeysWithValues: found)
  }

  /// The local date. NB: `TimeZone.current` of Foundation is GMT in a static binary.
  private static func localDate() -> CalendarDate {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return .earliest }
    return CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? .earliest
  }

  private static func utcTimestamp() -> String {
    let seconds = time(nil)
    let (day, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let date = CalendarDate(dayNumber: Int32(clamping: day)) ?? .earliest
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(date)T\(twoDigits(rest / 3600)):\(twoDigits(rest / 60 % 60)):\(twoDigits(rest % 60))Z"
  }

  private static func monotonicNanoseconds() -> UInt64 {
    var moment = timespec()
    clock_gettime(CLOCK_MONOTONIC, &moment)
    return UInt64(moment.tv_sec) * 1_000_000_000 + UInt64(moment.tv_nsec)
  }

  private static func width(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
