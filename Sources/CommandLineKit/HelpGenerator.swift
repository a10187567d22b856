/// Writes the help of a command: its usage, what can be given to it, the commands below it and examples.
///
/// The text depends on nothing but the description and the width, counted in characters. It ends with a line break.
public struct HelpGenerator: Sendable {
  /// The longest line, unless a single word is longer; at least 40.
  public let width: Int

  /// Makes a generator for a terminal of this width.
  public init(width: Int = 80) {
    self.width = max(width, 40)
  }

  /// The help for the command.
  public func text(for command: CommandDescription) -> String {
    let sections = sections(of: command)
    let rows = sections.flatMap(\.rows)
    // A label longer than a third of the line stands on a line of its own.
    let column = rows.map(\.label.count).filter { $0 <= width / 3 }.max() ?? 0
    var blocks = [command.abstract.wrapped(to: width), ["USAGE"] + usage(of: command)]
    if !command.discussion.isEmpty { blocks.append(command.discussion.wrapped(to: width)) }
    blocks += sections.map { section in [section.title] + section.rows.flatMap { lines(of: $0, column: column) } }
    if !command.examples.isEmpty { blocks.append(["EXAMPLES"] + examples(of: command)) }
    if !command.subcommands.isEmpty { blocks.append(advice(for: command).wrapped(to: width)) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  // MARK: Usage and examples

  private func usage(of command: CommandDescription) -> [String] {
    let indent = "  " + command.path.joined(separator: " ") + " "
    let lines = command.usageWords.joined(separator: " ").wrapped(to: width - indent.count)
    let blank = String(repeating: " ", count: indent.count)
    return lines.enumerated().map { index, line in (index == 0 ? indent : blank) + line }
  }

  private func examples(of command: CommandDescription) -> [String] {
    command.examples.flatMap { example in
      ["  " + example.commandLine] + example.summary.wrapped(to: width - 6).map { "      " + $0 }
    }
  }

  private func advice(for command: CommandDescription) -> String {
    let name = command.path.joined(separator: " ")
    let advice = "See '\(name) help COMMAND' for one command."
    return command.defaultSubcommand.map { "Without a command, '\(name) \($0)' runs. \(advice)" } ?? advice
  }

  // MARK: Sections

  /// A heading with its rows.
  private struct Section {
    let title: String
    var rows: [Row]
  }

  /// A label in the left column and what it means in the right one.
  private struct Row {
    let label: String
    let text: String
  }

  private func sections(of command: CommandDescription) -> [Section] {
    var sections: [Section] = []
    for argument in command.arguments where !argument.help.isHidden {
      let title = argument.groupTitle ?? (argument.kind == .argument ? "ARGUMENTS" : "OPTIONS")
      let row = Row(label: argument.helpLabel, text: argument.helpText)
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].rows.append(row)
      } else {
        sections.append(Section(title: title, rows: [row]))
      }
    }
    // The command's own options come before those that it shares.
    let first = sections.filter { $0.title == "ARGUMENTS" } + sections.filter { $0.title == "OPTIONS" }
    let shared = sections.filter { $0.title != "ARGUMENTS" && $0.title != "OPTIONS" }
    let subcommands = command.subcommands.filter { !$0.isHidden }.map { subcommand in
      let note = subcommand.name == command.defaultSubcommand ? " (default)" : ""
      return Row(
        label: ([subcommand.name] + subcommand.aliases).joined(separator: ", "), text: subcommand.abstract + note)
    }
    return first + shared + (subcommands.isEmpty ? [] : [Section(title: "SUBCOMMANDS", rows: subcommands)])
  }

  private func lines(of row: Row, column: Int) -> [String] {
    let indent = String(repeating: " ", count: column + 4)
    let text = row.text.isEmpty ? [] : row.text.wrapped(to: width - indent.count)
    let lines = text.map { $0.isEmpty ? "" : indent + $0 }
    let label = "  " + row.label
    guard row.label.count <= column, let first = lines.first else { return [label] + lines }
    return [label + first.dropFirst(label.count)] + lines.dropFirst()
  }
}
