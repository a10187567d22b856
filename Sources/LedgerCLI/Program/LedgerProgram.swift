internal import CommandLineKit

/// The `ledger` program, apart from the process that it runs in: arguments and environment in, text and a status out.
public enum LedgerProgram {
  /// The version that `ledger --version` prints.
  public static let version = "0.1.0"

  /// Runs one command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - host: what the process offers.
  /// - Returns: the exit status (DESIGN §3).
  public static func run(_ arguments: [String], in host: Host) -> Int32 {
    let (status, hasStored) = outcome(of: arguments, in: host)
    guard host.standardOutput.flush() else {
      return Failure(status: .inputOutput, message: "Standard output cannot be written.")
        .report(to: host, hasStored: hasStored)
    }
    _ = host.standardError.flush()
    return status
  }

  private static func outcome(of arguments: [String], in host: Host) -> (status: Int32, hasStored: Bool) {
    let parser = CommandLineParser(root: LedgerRoot.self)
    var path: [String] = []
    var context: Context?
    defer { context?.close() }
    do {
      // To find out what commands declare takes several times as long as to say this.
      switch arguments == ["--version"] ? .version : try parser.parse(arguments) {
      case .version:
        host.standardOutput.write("ledger \(version)\n")
      case .help(let path):
        host.standardOutput.write(parser.helpText(path: path, width: min(host.terminalWidth, 100)) ?? "")
      case .command(let parsed):
        path = parsed.path
        guard let root = parsed.ancestors.first as? LedgerRoot, let command = parsed.command.asLedgerCommand
        else { preconditionFailure("each command of the tree is a ledger command below the root") }
        // Before anything is changed: the ending of the output's name must be one of the command's formats.
        if !type(of: command).hasOneForm { _ = try root.output.resolvedFormat(among: type(of: command).formats) }
        let opened = try Context(host: host, options: root.global, arguments: arguments)
        context = opened
        try opened.refuse(root.output, over: command.inputs)
        try command.run(in: opened)
      }
      return (ExitStatus.done.rawValue, context?.hasStored ?? false)
    } catch let exit as QuietExit {
      return (exit.status.rawValue, context?.hasStored ?? false)
    } catch {
      let hasStored = context?.hasStored ?? false
      // Who holds the lock must be asked before this process lets go of the ledger.
      let failure = Failure(waiting: path, for: error, in: context) ?? Failure(error, path: path)
      return (failure.report(to: host, hasStored: hasStored), hasStored)
    }
  }
}
