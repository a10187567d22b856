internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

/// What a command runs with: the ledger, today, and where its output goes.
final class Context {
  let host: Host
  let today: CalendarDate
  private let options: GlobalOptions
  private var opened: Ledger?

  init(host: Host, options: GlobalOptions) throws {
    self.host = host
    self.options = options
    guard let injected = host.environment["LEDGER_TODAY"], !injected.isEmpty else {
      today = host.today
      return
    }
    guard let date = CalendarDate(iso: injected) else {
      throw CommandLineError.invalidValue(
        argument: "LEDGER_TODAY", value: injected, reason: "it is not a date such as 2026-11-29")
    }
    today = date
  }

  /// The ledger, opened when a command first asks for it.
  var ledger: Ledger {
    get throws {
      if let opened { return opened }
      let ledger = try Ledger(
        at: try location(), today: today, now: host.now, timeoutMilliseconds: options.timeout * 1000)
      opened = ledger
      return ledger
    }
  }

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
