/// The second step of parsing: reads the values and puts them into the boxes of the command that was chosen.
struct ValueAssignment {
  private let nodes: [CommandNode]
  private let leaf: CommandNode
  private let pieces: [CommandLineScanner.Piece]
  private let path: [String]
  private let scanner: CommandLineScanner
  /// The flags that were given, by their boxes.
  private var flags: [ObjectIdentifier: (name: String, isNegative: Bool)] = [:]
  private var argumentIndex = 0

  init(_ scanner: CommandLineScanner) {
    nodes = scanner.nodes
    leaf = scanner.current
    pieces = scanner.pieces
    path = scanner.path
    self.scanner = scanner
  }

  /// Reads all pieces in their order, then looks for what is missing.
  mutating func assign() throws(CommandLineError) {
    for piece in pieces {
      switch piece {
      case .option(let name, let value): try assignOption(name, value)
      case .argument(let word): try assignArgument(word)
      }
    }
    try requireAll()
  }

  private mutating func assignOption(_ name: String, _ value: String?) throws(CommandLineError) {
    guard let option = option(named: name), option.takesValue == (value != nil) else {
      throw .inapplicableOption(name: name, path: path)
    }
    guard let value else { return try assignFlag(name, option) }
    guard option.box.isRepeating || !option.box.isGiven else { throw .repeatedOption(name: name, path: path) }
    let allowed = leaf.allowedValues(of: option)
    if leaf.narrowedValues[option.displayName] != nil, !allowed.contains(value) {
      throw .invalidValue(argument: name, value: value, reason: "", allowedValues: allowed, path: path)
    }
    try accept(value, for: name, in: option.box)
  }

  private mutating func assignFlag(_ name: String, _ flag: ArgumentDefinition) throws(CommandLineError) {
    let isNegative = flag.negativeNames.contains(name)
    let earlier = flags.updateValue((name, isNegative), forKey: ObjectIdentifier(flag.box))
    if let earlier, earlier.isNegative != isNegative {
      throw .conflictingFlags(first: earlier.name, second: name, path: path)
    }
    try accept(isNegative ? "false" : "true", for: name, in: flag.box)
  }

  private mutating func assignArgument(_ word: String) throws(CommandLineError) {
    let arguments = leaf.arguments
    guard argumentIndex < arguments.count else {
      throw .unexpectedArgument(
        value: word, suggestions: commandsMeant(by: word), commands: argumentIndex == 0 ? neighbours : nil, path: path)
    }
    let argument = arguments[argumentIndex]
    let isFirst = argumentIndex == 0
    if !argument.box.isRepeating { argumentIndex += 1 }
    try accept(
      word, for: argument.displayValueName, in: argument.box, suggestions: commandsMeant(by: word),
      commands: isFirst ? neighbours : nil)
  }

  private func accept(
    _ word: String, for name: String, in box: any ValueReceiver,
    suggestions: @autoclosure () -> [String] = [], commands: @autoclosure () -> CommandLineError.Commands? = nil
  ) throws(CommandLineError) {
    do {
      try box.accept(word)
    } catch let error as CommandLineError {
      throw error.located(at: path)
    } catch {
      throw .invalidValue(
        argument: name, value: word, reason: String(describing: error), allowedValues: box.allowedValues,
        suggestions: suggestions(), commands: commands(), path: path)
    }
  }

  /// The commands that could have been named where a default subcommand took the word for its argument.
  private var neighbours: CommandLineError.Commands? {
    guard scanner.namedCount < nodes.count else { return nil }
    let group = nodes[scanner.namedCount - 1].configuration
    return CommandLineError.Commands(
      of: path.prefix(scanner.namedCount).joined(separator: " "), names: group.visibleSubcommands.map(\.name))
  }

  /// The subcommands that a word may have meant which a default subcommand took for its argument.
  private func commandsMeant(by word: String) -> [String] {
    guard scanner.namedCount < nodes.count else { return [] }
    return scanner.commands(near: word, below: scanner.namedCount)
  }

  /// The option that the command understands by this name: its own, else one that a command above passes on.
  private func option(named name: String) -> ArgumentDefinition? {
    for node in nodes.reversed() {
      for declaration in node.declarations where declaration.definition.answers(to: name) {
        if node.passesOn(declaration.group, to: leaf) { return declaration.definition }
      }
    }
    return nil
  }

  private func requireAll() throws(CommandLineError) {
    for argument in leaf.arguments where argument.box.isRequired && !argument.box.isGiven {
      throw .missingArgument(name: argument.displayValueName, path: path)
    }
    for node in nodes {
      for declaration in node.declarations where declaration.definition.kind == .option {
        let box = declaration.definition.box
        if box.isRequired && !box.isGiven && node.passesOn(declaration.group, to: leaf) {
          throw .missingOption(name: declaration.definition.displayName, path: path)
        }
      }
    }
  }
}
