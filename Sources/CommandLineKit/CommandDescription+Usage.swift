extension CommandDescription {
  /// One line that shows how the command is written: `tool copy SOURCE [TARGET] [OPTIONS]`.
  public var usage: String { (path + usageWords).joined(separator: " ") }

  /// What follows the names of the command.
  var usageWords: [String] {
    let shown = arguments.filter { !$0.help.isHidden }
    let required = shown.filter { $0.kind == .option && !$0.isOptional }
    var words = required.map { "\($0.displayName) \($0.valueName ?? "")" }
    words += shown.filter { $0.kind == .argument }.map(\.usageWord)
    if !subcommands.isEmpty { words.append(defaultSubcommand == nil ? "COMMAND" : "[COMMAND]") }
    return words + ["[OPTIONS]"]
  }
}

extension ArgumentDescription {
  /// An argument in the usage line: its brackets tell whether it can be left out, its dots that it repeats.
  fileprivate var usageWord: String {
    let word = displayName + (isRepeating ? "..." : "")
    return isOptional ? "[\(word)]" : word
  }
}
