/// One command on the way from the root to the command that runs: an instance with what it declares.
final class CommandNode {
  /// One declared argument with the group it stands in, if any.
  struct Declaration {
    let definition: ArgumentDefinition
    let group: Group?
  }

  /// A group as the command declares it; a nested group takes the wider scope of the two.
  struct Group {
    let contents: DeclaredGroup.Contents
    let typeIdentifier: ObjectIdentifier
    let scope: GroupScope
    let title: String?
  }

  let configuration: CommandConfiguration
  let narrowedValues: [String: [String]]
  private(set) var command: any ParsableCommand
  private(set) var declarations: [Declaration] = []
  /// All groups, a nested one before the one around it.
  private(set) var groups: [Group] = []
  private var identifiers: [ObjectIdentifier] = []

  /// Makes an instance and finds its declarations; groups share their values with those that were met before.
  init(_ type: any ParsableCommand.Type, met groups: inout [DeclaredGroup]) {
    configuration = type.configuration
    narrowedValues = type.narrowedValues
    command = type.init()
    collect(from: command, in: nil, met: &groups)
  }

  var arguments: [ArgumentDefinition] {
    declarations.lazy.map(\.definition).filter { $0.kind == .argument }
  }

  /// Whether the command declares a group of this type, nested ones included.
  func declares(_ group: Group) -> Bool { identifiers.contains(group.typeIdentifier) }

  /// The option or flag of this name, wherever this command declares it.
  func option(named name: String) -> Declaration? {
    declarations.first { $0.definition.answers(to: name) }
  }

  /// The values that the command takes for the argument, if they are few.
  func allowedValues(of definition: ArgumentDefinition) -> [String] {
    narrowedValues[definition.displayName] ?? definition.box.allowedValues
  }

  /// Whether a declaration of this node holds when another node below it is the command that runs.
  func passesOn(_ group: Group?, to leaf: CommandNode) -> Bool {
    guard let group else { return true }
    return leaf === self || group.scope == .everywhere || leaf.declares(group)
  }

  /// Runs the checks of the groups that hold for the leaf, each group once in a command line, then the command's own.
  func validate(for leaf: CommandNode, validated: inout [ObjectIdentifier]) throws {
    for group in groups where passesOn(group, to: leaf) && !validated.contains(group.typeIdentifier) {
      validated.append(group.typeIdentifier)
      try group.contents.value.validate()
    }
    try command.validate()
  }

  private func collect(from value: any ParsableArguments, in outer: Group?, met groups: inout [DeclaredGroup]) {
    value.forEachDeclaredProperty { name, property in
      switch property.declaration(name) {
      case .argument(let definition): declarations.append(Declaration(definition: definition, group: outer))
      case .group(let group): collect(group, in: outer, met: &groups)
      }
    }
  }

  private func collect(_ declared: DeclaredGroup, in outer: Group?, met known: inout [DeclaredGroup]) {
    declared.share(among: &known)
    guard !identifiers.contains(declared.typeIdentifier) else { return }
    identifiers.append(declared.typeIdentifier)
    let group = Group(
      contents: declared.contents, typeIdentifier: declared.typeIdentifier,
      scope: outer?.scope == .everywhere ? .everywhere : declared.scope, title: declared.title ?? outer?.title)
    collect(from: declared.contents.value, in: group, met: &known)
    groups.append(group)
  }
}
