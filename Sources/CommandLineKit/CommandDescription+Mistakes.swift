extension CommandDescription {
  /// What is wrong with the declarations of this command and those below it, one sentence each.
  ///
  /// These are bugs of the program, not of its user; a test expects none. The parser does not look for them, because
  /// each start of the program would pay for it.
  public var mistakes: [String] { walk.flatMap(\.ownMistakes) }

  private var ownMistakes: [String] {
    let found = textMistakes + nameMistakes + placeMistakes + subcommandMistakes
    return found.map { "\(path.joined(separator: " ")): \($0)" }
  }

  private var textMistakes: [String] {
    var found: [String] = []
    if abstract.isEmpty { found.append("the command has no abstract") }
    for argument in arguments where argument.help.abstract.isEmpty && !argument.isInherited {
      found.append("\(argument.displayName) has no help")
    }
    for example in examples where example.summary.isEmpty {
      found.append("the example '\(example.commandLine)' is not explained")
    }
    return found
  }

  private var nameMistakes: [String] {
    var seen: Set<String> = []
    return arguments.flatMap { $0.names + $0.negativeNames }.compactMap { name in
      seen.insert(name).inserted ? nil : "\(name) is declared twice"
    }
  }

  private var placeMistakes: [String] {
    let places = arguments.filter { $0.kind == .argument }
    var found: [String] = []
    if !places.isEmpty && !subcommands.isEmpty {
      found.append("a command with subcommands takes no arguments of its own")
    }
    for (place, next) in zip(places, places.dropFirst()) {
      if place.isRepeating { found.append("nothing can follow \(place.displayName), which takes all words") }
      if place.isOptional && !next.isOptional {
        found.append("\(next.displayName) is required and follows \(place.displayName), which is not")
      }
    }
    return found
  }

  private var subcommandMistakes: [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for word in subcommands.flatMap({ [$0.name] + $0.aliases }) where !seen.insert(word).inserted {
      found.append("two subcommands answer to \(word)")
    }
    if let defaultSubcommand, !subcommands.contains(where: { $0.name == defaultSubcommand }) {
      found.append("the default subcommand \(defaultSubcommand) is not among the subcommands")
    }
    return found
  }
}
