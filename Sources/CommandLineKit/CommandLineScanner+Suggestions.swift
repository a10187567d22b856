extension CommandLineScanner {
  /// The error for a word that should be a subcommand of the current command.
  func unknownCommand(_ word: String) -> CommandLineError {
    .unknownCommand(name: word, suggestions: commands(near: word, below: nodes.count), path: path)
  }

  /// The error for an option that neither the current command nor one above it has.
  mutating func unknownOption(_ name: String) -> CommandLineError {
    prepareDefaults()
    let leaf = defaults.last ?? current
    let visible = (nodes.reversed() + defaults).flatMap { node in
      node.declarations.filter { !$0.definition.help.isHidden && node.passesOn($0.group, to: leaf) }
    }
    var names = visible.flatMap { $0.definition.names + $0.definition.negativeNames }
    names += nodes.count == 1 ? ["--help", "--version"] : ["--help"]
    let isShort = name.count == 2
    let typed = name.hasPrefix("--") ? name : "-" + name
    return .unknownOption(
      name: name, suggestions: isShort ? [] : nearest(to: typed, in: names.filter { $0.hasPrefix("--") }),
      path: path)
  }

  /// The commands that the word may have meant, when the first nodes are the ones that were named.
  ///
  /// A word that names no neighbour may be the exact name of a command one step further down.
  func commands(near word: String, below count: Int) -> [String] {
    let configuration = nodes[count - 1].configuration
    let prefix = path.prefix(count).joined(separator: " ") + " "
    let subcommands = configuration.visibleSubcommands
    guard !subcommands.isEmpty else { return [] }
    let near = nearest(to: word, in: subcommands.map(\.name) + ["help"])
    if !near.isEmpty { return near.map { prefix + $0 } }
    return subcommands.flatMap { parent in
      parent.visibleSubcommands.filter { $0.answers(to: word) }.map { prefix + parent.name + " " + $0.name }
    }
  }
}
