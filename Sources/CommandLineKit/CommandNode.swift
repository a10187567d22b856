/// One command on the way from the root to the command that runs: an instance with what it declares.
final class CommandNode {
  /// One declared argument with the group it stands in, if any.
  struct Declaration {
    let definition: ArgumentDefinition
    let group: Group?
  }

  /// A group as the command declares it; a nested group takes the wider scope of the two.
  struct Group {
    let identifier: ObjectIdentifier
    let scope: GroupScope
    let title: String?
    let validate: () throws -> Void
  }

  let configuration: CommandConfiguration
  let narrowedValues: [String: [String]]
  private(set) var command: any ParsableCommand
  private(set) var declarations: [Declaration] = []
  /// All groups, a nested one before the one around it.
  private(set) var groups: [Group] = []
  private var identifiers: Set<ObjectIdentifier> = []

  /// Makes an instance and finds its declarations; groups take their values from the cells.
  init(_ type: any ParsableCommand.Type, cells: inout [ObjectIdentifier: AnyObject]) {
    configuration = type.configuration
    narrowedValues = type.narrowedValues
    command = type.init()
    collect(from: command, in: nil, cells: &cells)
  }

  var arguments: [ArgumentDefinition] {
    declarations.lazy.map(\.definition).filter { $0.kind == .argument }
  }

  /// Whether the command declares a group of this type, nested ones included.
  func declares(_ group: Group) -> Bool { identifiers.contains(group.identifier) }

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
  func validate(for leaf: CommandNode, validated: inout Set<ObjectIdentifier>) throws {
    for group in groups where passesOn(group, to: leaf) {
      if validated.insert(group.identifier).inserted { try group.validate() }
    }
    try command.validate()
  }

  private func collect(
    from value: any ParsableArguments, in outer: Group?, cells: inout [ObjectIdentifier: AnyObject]
  ) {
    for child in Mirror(reflecting: value).children {
      guard let label = child.label, let wrapper = child.value as? any DeclaredProperty else { continue }
      // The storage of a wrapped property `perPage` is called `_perPage`.
      switch wrapper.declaration(property: label.hasPrefix("_") ? String(label.dropFirst()) : label) {
      case .argument(let definition): declarations.append(Declaration(definition: definition, group: outer))
      case .group(let group): collect(group, in: outer, cells: &cells)
      }
    }
  }

  private func collect(
    _ declared: any DeclaredGroup, in outer: Group?, cells: inout [ObjectIdentifier: AnyObject]
  ) {
    declared.share(through: &cells)
    guard identifiers.insert(declared.typeIdentifier).inserted else { return }
    let group = Group(
      identifier: declared.typeIdentifier,
      scope: outer?.scope == .everywhere ? .everywhere : declared.scope,
      title: declared.title ?? outer?.title, validate: declared.validate)
    collect(from: declared.contents, in: group, cells: &cells)
    groups.append(group)
  }
}
