internal import CommandLineKit
internal import LedgerReports

/// A command that does something, as opposed to one that only has subcommands.
protocol LedgerCommand: ParsableCommand {
  /// Does it.
  ///
  /// - Throws: any error that ``Failure`` has a sentence for.
  func run(in context: Context) throws

  /// The formats of the document that the command writes, if it writes one.
  static var formats: [OutputFormat] { get }

  /// Whether the name of its output may end in anything, since what it writes there has one form alone.
  static var hasOneForm: Bool { get }

  /// The files that the command reads, and folders of such, which its output must not take the place of; `-` is standard
  /// input.
  var inputs: [String] { get }
}

extension LedgerCommand {
  /// Text and data, which each document has. A command whose document has more says so.
  static var formats: [OutputFormat] { OutputFormat.common }

  /// No: the ending of the output's name is one of the formats.
  static var hasOneForm: Bool { false }

  /// None, as most commands read the ledger alone.
  var inputs: [String] { [] }

  /// What `--format` takes follows from the document.
  static var narrowedValues: [String: [String]] { ["--format": formats.map(\.rawValue)] }
}

extension ParsableCommand {
  /// The command as one that does something; nil where it only has subcommands.
  var asLedgerCommand: (any LedgerCommand)? { self as? any LedgerCommand }
}
