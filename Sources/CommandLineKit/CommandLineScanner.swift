/// The first step of parsing: finds the command that is to run and cuts the line into options and arguments.
///
/// No value is read yet, because an option may stand before the command that decides what it means.
struct CommandLineScanner {
  /// What the line asks for.
  enum Request { case run, help, version }

  /// A part of the line, in the order in which it was given.
  enum Piece: Equatable {
    /// The name with its dashes, and the value, `nil` for a flag.
    case option(name: String, value: String?)
    case argument(String)
  }

  private(set) var nodes: [CommandNode]
  private(set) var pieces: [Piece] = []
  private(set) var request = Request.run
  /// How many of the nodes were named, the root included; the others are default subcommands.
  private(set) var namedCount = 1

  private var groups: [DeclaredGroup] = []
  private var words: ArraySlice<String>
  /// Whether `help` was given as a command, so that the words behind it are only looked up.
  private var isHelpCommand = false
  /// The default subcommands below the current node, as far as it was asked for them: see ``prepareDefaults()``.
  private(set) var defaults: [CommandNode] = []

  init(root: any ParsableCommand.Type, words: [String]) {
    self.words = words[...]
    nodes = [CommandNode(root, met: &groups)]
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { request = .help }
  }

  var current: CommandNode { nodes[nodes.count - 1] }
  var path: [String] { nodes.map(\.configuration.name) }

  /// Reads all words.
  mutating func scan() throws(CommandLineError) {
    var isAfterTerminator = false
    while let word = words.popFirst() {
      if request == .version { return }
      if isAfterTerminator || !isOption(word) {
        try scanArgument(word)
      } else if word == "--" {
        isAfterTerminator = true
      } else if word.utf8.starts(with: "--".utf8) {
        try scanLongOption(word)
      } else {
        try scanShortOptions(word)
      }
    }
    if request == .run { try enterDefaults() }
  }

  // MARK: Arguments

  private mutating func scanArgument(_ word: String) throws(CommandLineError) {
    let subcommands = current.configuration.subcommands
    if let type = subcommands.first(where: { $0.configuration.answers(to: word) }) {
      nodes.append(CommandNode(type, met: &groups))
      namedCount = nodes.count
      defaults = []
    } else if word == "help" && !subcommands.isEmpty {
      isHelpCommand = true
      request = .help
    } else if isHelpCommand || (!subcommands.isEmpty && current.configuration.defaultSubcommand == nil) {
      throw unknownCommand(word)
    } else if !subcommands.isEmpty {
      prepareDefaults()
      nodes.append(defaults.removeFirst())
      try scanArgument(word)
    } else {
      pieces.append(.argument(word))
    }
  }

  private mutating func enterDefaults() throws(CommandLineError) {
    prepareDefaults()
    nodes += defaults
    defaults = []
    guard current.configuration.subcommands.isEmpty else {
      throw .missingCommand(subcommands: current.configuration.visibleSubcommands.map(\.name), path: path)
    }
  }

  /// Makes the default subcommands below the current node, before it is known whether they will run. Most lines name the
  /// command, and none is made for them.
  mutating func prepareDefaults() {
    guard defaults.isEmpty else { return }
    while let type = (defaults.last ?? current).configuration.defaultSubcommand {
      defaults.append(CommandNode(type, met: &groups))
    }
  }

  // MARK: Options

  private mutating func scanLongOption(_ word: String) throws(CommandLineError) {
    // Bytes are compared, because a combining mark behind the sign would hide it from a comparison of characters.
    let sign = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(sign ?? word.endIndex)])
    let value = sign.map { String(word[word.utf8.index(after: $0)...]) }
    guard let option = option(named: name) else { return try scanBuiltIn(name, value: value) }
    if option.takesValue {
      try appendOption(name, option, value: value)
    } else {
      try appendFlag(name, value: value)
    }
  }

  private mutating func scanShortOptions(_ word: String) throws(CommandLineError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-" + String(letter)
      let value = letters.first == "=" ? String(letters.dropFirst()) : nil
      if let option = option(named: name), option.takesValue {
        return try appendOption(name, option, value: value ?? (letters.isEmpty ? nil : String(letters)))
      } else if option(named: name) != nil {
        try appendFlag(name, value: value)
      } else if name == "-h" || request == .help {
        try scanBuiltIn(name, value: value)
      } else {
        // An unknown first letter may begin a long name behind one dash: the whole word is reported.
        throw unknownOption(letters.count == word.count - 2 ? String(word.prefix { $0 != "=" }) : name)
      }
      if value != nil { return }
    }
  }

  private mutating func appendOption(
    _ name: String, _ option: ArgumentDefinition, value: String?
  ) throws(CommandLineError) {
    if let value {
      pieces.append(.option(name: name, value: value))
    } else if let next = words.first, !isOption(next) {
      words.removeFirst()
      pieces.append(.option(name: name, value: next))
    } else if request != .help {
      let next = words.first.flatMap { isKnownOption($0) ? nil : $0 }
      throw .missingValue(option: name, valueName: option.displayValueName, next: next, path: path)
    }
  }

  private mutating func appendFlag(_ name: String, value: String?) throws(CommandLineError) {
    if let value, request != .help { throw .unexpectedValue(flag: name, value: value, path: path) }
    pieces.append(.option(name: name, value: nil))
  }

  /// Handles the options that no command declares; any other name is unknown, which help forgives.
  private mutating func scanBuiltIn(_ name: String, value: String?) throws(CommandLineError) {
    let isHelp = name == "--help" || name == "-h"
    let isVersion = name == "--version" && nodes.count == 1
    if isHelp || isVersion {
      if let value { throw .unexpectedValue(flag: name, value: value, path: path) }
      if isHelp { request = .help } else if request == .run { request = .version }
    } else if request != .help {
      throw unknownOption(name)
    }
  }

  /// The option of this name that the current command, one above it or a default below it accepts.
  private mutating func option(named name: String) -> ArgumentDefinition? {
    for node in nodes.reversed() {
      if let declaration = node.option(named: name) { return declaration.definition }
    }
    prepareDefaults()
    return defaults.lazy.compactMap { $0.option(named: name)?.definition }.first
  }

  /// Whether the word is an option that is known here, or begins with one, or ends the options.
  private mutating func isKnownOption(_ word: String) -> Bool {
    let isLong = word.utf8.starts(with: "--".utf8)
    let name = isLong ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
    return word == "--" || option(named: name) != nil
  }

  /// Whether the word begins like an option: with a dash, but is neither the dash alone nor a negative number.
  private mutating func isOption(_ word: String) -> Bool {
    let bytes = word.utf8
    guard bytes.count > 1, bytes.first == UInt8(ascii: "-") else { return false }
    let second = bytes[bytes.index(after: bytes.startIndex)]
    let isDigit = second >= UInt8(ascii: "0") && second <= UInt8(ascii: "9")
    return !isDigit || option(named: "-" + String(UnicodeScalar(second))) != nil
  }
}
