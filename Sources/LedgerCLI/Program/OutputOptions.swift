internal import CommandLineKit
internal import LedgerReports

/// How a command's data is written, and where to.
struct OutputOptions: ParsableArguments {
  @Option(help: "The form of the output; text unless the ending of --output names another.", valueName: "format")
  var format: OutputFormat?

  @Option(
    name: [.customShort("o"), .long], help: "Write to this file, in one step, instead of standard output (-).",
    valueName: "file", completion: .files)
  var output: String?

  /// The file to write to; nil for standard output, named `-` or not at all.
  var file: String? { output == "-" ? nil : output }

  @Flag(help: "Draw with ASCII characters alone.")
  var ascii = false

  /// The format: as asked for, else as the file's name ends, else text.
  ///
  /// - Parameter formats: those that the command's document has.
  /// - Returns: the format.
  /// - Throws: `CommandLineError` when the ending names none of them.
  func resolvedFormat(among formats: [OutputFormat]) throws -> OutputFormat {
    if let format { return format }
    guard let file else { return .text }
    let name = file.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: ".") else { return .text }
    let ending = name[name.index(after: point)...].lowercased()
    if ["txt", "text"].contains(ending) { return .text }
    guard let format = OutputFormat(rawValue: ending), formats.contains(format) else {
      let endings = formats.map { $0 == .text ? ".txt" : ".\($0.rawValue)" }
      throw CommandLineError.invalidValue(
        argument: "--output", value: file,
        reason: "its ending names no format of this command, such as "
          + endings.dropLast().joined(separator: ", ") + " or \(endings.last ?? ""); add --format")
    }
    return format
  }

  func validate() throws {
    // Better to fail before something is changed than after it.
    if let file { try FileBytes.refuseUnwritable(path: file) }
  }
}
