/// One argument, option or flag of a command, as help, completions and manual pages need it.
public struct ArgumentDescription: Equatable, Sendable {
  /// How it is given.
  public enum Kind: Equatable, Sendable {
    /// By its place.
    case argument
    /// By a name that is followed by a value.
    case option
    /// By a name alone.
    case flag
  }

  /// How it is given.
  public let kind: Kind
  /// All names with their dashes, short ones first; none for an argument.
  public let names: [String]
  /// The names that take a flag back: `--no-color`.
  public let negativeNames: [String]
  /// The value's name in upper case, `nil` for a flag.
  public let valueName: String?
  /// What it means.
  public let help: ArgumentHelp
  /// The default as text, `nil` if there is none worth showing.
  public let defaultText: String?
  /// Every value that is accepted, if they are few.
  public let allowedValues: [String]
  /// Whether it can be given more than once.
  public let isRepeating: Bool
  /// Whether it can be left out.
  public let isOptional: Bool
  /// What a shell completes the value with.
  public let completion: CompletionKind
  /// The heading of the group it stands in, `nil` if it has none of its own.
  public let groupTitle: String?
  /// Whether a command above declares it.
  public let isInherited: Bool

  /// The name in messages: the first long name, else the first one; the value's name for an argument.
  public var displayName: String {
    names.first { $0.hasPrefix("--") } ?? names.first ?? valueName ?? ""
  }
}

extension ArgumentDescription {
  /// Describes what a command declares, or a command above it.
  init(_ declaration: CommandNode.Declaration, of command: CommandNode, isInherited: Bool) {
    let definition = declaration.definition
    let isFlag = definition.kind == .flag
    kind = definition.kind
    names = definition.names
    negativeNames = definition.negativeNames
    valueName = isFlag ? nil : definition.displayValueName
    help = definition.help
    defaultText = isFlag ? definition.flagDefaultText : definition.box.defaultText
    allowedValues = isFlag ? [] : command.allowedValues(of: definition)
    isRepeating = definition.box.isRepeating
    isOptional = !definition.box.isRequired
    completion = isFlag ? .none : definition.box.completion
    groupTitle = declaration.group?.title
    self.isInherited = isInherited
  }

  /// A flag that every command understands without declaring it.
  init(builtIn names: [String], help: ArgumentHelp) {
    kind = .flag
    self.names = names
    negativeNames = []
    valueName = nil
    self.help = help
    defaultText = nil
    allowedValues = []
    isRepeating = false
    isOptional = true
    completion = .none
    groupTitle = nil
    isInherited = false
  }
}

extension ArgumentDefinition {
  /// The name that says the same as leaving the flag out, for a flag that can be given both ways.
  fileprivate var flagDefaultText: String? {
    guard let negative = negativeNames.first, let value = box.defaultText else { return nil }
    return value == "true" ? displayName : negative
  }
}
