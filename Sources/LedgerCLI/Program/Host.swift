public import LedgerDomain
public import LedgerImport

/// What a process offers to the program. Tests hand in their own, so that output depends on nothing else.
public struct Host {
  /// The environment variables.
  public var environment: [String: String]
  /// Today's local date, unless `LEDGER_TODAY` says otherwise.
  public var today: CalendarDate
  /// The moment in UTC, `2026-11-29T08:30:00Z`.
  public var now: String
  /// Where data goes.
  public var standardOutput: any TextOutput
  /// Where messages go.
  public var standardError: any TextOutput
  /// Whether a person looks at standard output.
  public var outputIsTerminal: Bool
  /// The columns of the terminal.
  public var terminalWidth: Int
  /// Whether a person looks at standard error.
  public var errorIsTerminal: Bool
  /// The columns of the terminal that standard error goes to.
  public var errorWidth: Int
  /// The nanoseconds since some moment; they never go back.
  public var clock: () -> UInt64
  /// Says whether a line is being drawn that has to be cleared when a person interrupts the process.
  public var holdLine: (Bool) -> Void
  /// Puts the files in which SQLite sorts into a folder, before the first ledger is opened.
  public var sortInFolder: (String) -> Void
  /// Whether a person types standard input.
  public var inputIsTerminal: Bool
  /// Reads standard input to its end, as text in an encoding; nil lets the bytes tell.
  public var readStandardInput: (_ encoding: TextEncoding?) throws -> SourceBytes
  /// Gives its argument the bytes of standard input, in pieces up to its end.
  public var forEachInputPiece: ((UnsafeBufferPointer<UInt8>) throws -> Void) throws -> Void
  /// Reads one line of standard input, without its end; nil at the end of the input.
  public var readLine: () -> String?

  /// Describes a process.
  public init(
    environment: [String: String], today: CalendarDate, now: String, standardOutput: any TextOutput,
    standardError: any TextOutput, outputIsTerminal: Bool = false, terminalWidth: Int = 80,
    errorIsTerminal: Bool = false, errorWidth: Int = 80, clock: @escaping () -> UInt64 = { 0 },
    holdLine: @escaping (Bool) -> Void = { _ in },
    sortInFolder: @escaping (String) -> Void = { _ in },
    inputIsTerminal: Bool = false,
    readStandardInput: @escaping (_ encoding: TextEncoding?) throws -> SourceBytes = { _ in SourceBytes([]) },
    forEachInputPiece: @escaping ((UnsafeBufferPointer<UInt8>) throws -> Void) throws -> Void = { _ in },
    readLine: @escaping () -> String? = { nil }
  ) {
    self.environment = environment
    self.today = today
    self.now = now
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.outputIsTerminal = outputIsTerminal
    self.terminalWidth = terminalWidth
    self.errorIsTerminal = errorIsTerminal
    self.errorWidth = errorWidth
    self.clock = clock
    self.holdLine = holdLine
    self.sortInFolder = sortInFolder
    self.inputIsTerminal = inputIsTerminal
    self.readStandardInput = readStandardInput
    self.forEachInputPiece = forEachInputPiece
    self.readLine = readLine
  }

  /// Where temporary files go (POSIX, `TMPDIR`).
  var temporaryFolder: String { Host.temporaryFolder(environment) }

  /// Where temporary files go by the environment.
  static func temporaryFolder(_ environment: [String: String]) -> String {
    environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }
}
