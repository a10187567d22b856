internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

/// What a command runs with: the ledger, today, and where its output goes.
final class Context {
  let host: Host
  let today: CalendarDate
  /// The moment in UTC.
  let now: String
  private let options: GlobalOptions
  private var opened: Ledger?

  /// The command line, quoted as a shell takes it.
  private let commandLine: String

  init(host: Host, options: GlobalOptions, arguments: [String]) throws {
    self.host = host
    self.options = options
    commandLine = ShellQuoting.commandLine(["ledger"] + arguments)
    today =
      try Context.injected("LEDGER_TODAY", host, kind: "a date such as 2026-11-29", CalendarDate.init(iso:))
      ?? host.today
    now =
      try Context.injected(
        "LEDGER_NOW", host, kind: "a moment in UTC such as 2026-11-29T08:30:00Z", Context.moment) ?? host.now
  }

  /// What an environment variable says instead of the clock, for output that is the same each time.
  private static func injected<T>(
    _ name: String, _ host: Host, kind: String, _ read: (String) -> T?
  ) throws -> T? {
    guard let text = host.environment[name], !text.isEmpty else { return nil }
    if let value = read(text) { return value }
    throw CommandLineError.invalidValue(argument: name, value: text, reason: "it is not \(kind)")
  }

  /// The text itself when it is a moment as the ledger writes it.
  private static func moment(_ text: String) -> String? {
    let shape = text.utf8.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) ? UInt8(ascii: "0") : $0 }
    return shape == Array("0000-00-00T00:00:00Z".utf8) && CalendarDate(iso: String(text.prefix(10))) != nil ? text : nil
  }

  /// The ledger, opened when a command first asks for it.
  var ledger: Ledger {
    get throws {
      if let opened { return opened }
      let isLost = try isLost()
      // A disk with room for the ledger has room for sorting it, whatever lies in the folder for temporary files.
      if let path = try ledgerPath { host.sortInFolder(FileBytes.folder(of: path)) }
      let ledger = try Ledger(
        at: try location(), today: today, now: now, timeoutMilliseconds: options.timeout * 1000)
      if isLost {
        tell(
          "ledger: There was no ledger, and an empty one was made, but copies of an earlier one lie beside it: "
            + "'ledger backup --list' shows them, and 'ledger restore --snapshot latest' takes one back.")
      }
      ledger.command = commandLine
      ledger.overridesLock = options.force
      opened = ledger
      return ledger
    }
  }

  /// Whether the ledger is not there, and copies beside its place tell that it was.
  private func isLost() throws -> Bool {
    guard let path = try ledgerPath, !LedgerBackup.exists(path) else { return false }
    return !LedgerBackup.snapshots(ofLedgerAt: path).isEmpty
  }

  /// Whether `--force` was given.
  var isForced: Bool { options.force }

  /// The ledger's file, whether it is there or not; nil for a ledger in memory.
  var ledgerPath: String? {
    get throws {
      if case .file(let path) = try location() { path } else { nil }
    }
  }

  /// What --db named; nil where the environment decides.
  var namedDatabase: String? { options.db }

  /// How long another process that writes is waited for.
  var timeoutSeconds: Int { options.timeout }

  /// Whether the command has stored something already, whatever fails after it.
  var hasStored: Bool { opened?.hasWritten ?? false }

  /// Lets go of the ledger, so that its file is complete without the log beside it. Everything is committed by then, which
  /// is why a failure here changes nothing.
  func close() {
    try? opened?.close()
    opened = nil
  }

  /// Reads a file that is to be text, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - encoding: the encoding that an option names; nil lets the bytes tell.
  /// - Returns: the bytes.
  /// - Throws: ``FileError``; `ImportError` for what is no text, as soon as that shows.
  func readText(_ path: String, encoding: TextEncoding?) throws -> SourceBytes {
    if path == "-" { return try host.readStandardInput(encoding) }
    return try FileBytes.readText(path: path, encoding: encoding, temporaryFolder: host.temporaryFolder)
  }

  /// Gives its argument the bytes of a file in pieces, or those of standard input for `-`.
  ///
  /// - Throws: ``FileError``; ``CommandFailure/inputIsLedger(path:)``; what `body` throws.
  func forEachPiece(of path: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    if path == "-" { return try host.forEachInputPiece(body) }
    // Closing it again would take the ledger's locks away.
    if case .file(let ledger) = try location(), FileBytes.leads(path, toDatabase: ledger) {
      throw CommandFailure.inputIsLedger(path: path)
    }
    try FileBytes.forEachPiece(path: path, body)
  }

  /// Writes data to standard output.
  func print(_ text: String) { host.standardOutput.write(text) }

  /// Writes a message to standard error.
  func tell(_ message: String) { host.standardError.write(message + "\n") }

  /// Writes a document in the format and to the place that the options ask for.
  func write<Document: ReportDocument>(_ document: Document, as output: OutputOptions) throws {
    let format = try output.resolvedFormat(among: Document.formats)
    guard let file = output.file else {
      print(document.rendered(as: format, style: style(output)))
      return
    }
    try refuse(output, over: [])
    let style = TextStyle(width: 80, color: .none, usesASCII: output.ascii)
    try FileBytes.replace(path: file, with: Array(document.rendered(as: format, style: style).utf8))
  }

  /// Refuses an output that would take the place of what the command works on.
  ///
  /// - Parameters:
  ///   - output: where the output goes.
  ///   - inputs: the files that the command reads, and folders of such; `-` is standard input.
  /// - Throws: ``CommandFailure/outputIsLedger(path:)``, ``CommandFailure/outputIsInput(path:)``.
  func refuse(_ output: OutputOptions, over inputs: [String]) throws {
    guard let file = output.file else { return }
    if case .file(let ledger) = try location(), FileBytes.leads(file, toDatabase: ledger) {
      throw CommandFailure.outputIsLedger(path: file)
    }
    if FileBytes.isDatabase(file) { throw CommandFailure.outputIsDatabase(path: file) }
    if InputFiles.include(file, inputs) { throw CommandFailure.outputIsInput(path: file) }
  }

  /// How text is drawn on standard output.
  func style(_ output: OutputOptions) -> TextStyle {
    TextStyle(width: width, color: color, usesASCII: output.ascii)
  }

  private var width: Int {
    if let columns = host.environment["COLUMNS"].flatMap(Int.init), columns > 0 { return min(max(columns, 40), 400) }
    return min(max(host.terminalWidth, 40), 400)
  }

  /// Colour where a person looks and nothing speaks against it (https://no-color.org).
  private var color: ColorDepth {
    let environment = host.environment
    let isWanted =
      switch options.color {
      case .always: true
      case .never: false
      case .auto:
        (host.outputIsTerminal || environment["CLICOLOR_FORCE"].map { $0 != "0" } ?? false)
          && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
      }
    guard isWanted else { return .none }
    return ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .trueColor : .ansi256
  }

  /// Where the ledger lies (DESIGN §2).
  private func location() throws -> LedgerLocation {
    if let path = options.db ?? host.environment["LEDGER_DB"], !path.isEmpty {
      return path == ":memory:" ? .memory : .file(path)
    }
    if let folder = host.environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
      return .file("\(folder)/ledger/ledger.sqlite")
    }
    guard let home = host.environment["HOME"], !home.isEmpty else { throw CommandFailure.noHome }
    return .file("\(home)/.local/share/ledger/ledger.sqlite")
  }
}
