/// A value that is given by a name: `--date 2026-11-03`.
///
/// An array takes one value from each occurrence; any other option can be given once.
@propertyWrapper
public struct Option<Value> {
  private let box: ValueBox<Value>
  private let name: NameSpecification
  private let help: ArgumentHelp
  private let valueName: String?

  private init(
    _ shape: ValueShape<Value>, _ name: NameSpecification, _ help: ArgumentHelp, _ valueName: String?,
    _ completion: CompletionKind?
  ) {
    box = ValueBox(shape.completed(by: completion))
    self.name = name
    self.help = help
    self.valueName = valueName
  }

  /// The value given, else the default.
  ///
  /// NB: copies of a command share the value. Reading a required value before parsing traps.
  public var wrappedValue: Value {
    get { box.value(of: help) }
    nonmutating set { box.set(newValue) }
  }
}

extension Option where Value: ParsableValue {
  /// Declares an option without a default: required, unless it is optional.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil
  ) {
    self.init(Value.valueShape(default: nil), name, help, valueName, completion)
  }

  /// Declares an option with a default.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil
  ) {
    self.init(Value.valueShape(default: wrappedValue), name, help, valueName, completion)
  }
}

extension Option {
  /// Declares a required option that a function reads.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(default: nil, transform: transform), name, help, valueName, completion)
  }

  /// Declares an option with a default that a function reads.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(default: wrappedValue, transform: transform), name, help, valueName, completion)
  }

  /// Declares an option that may be left out and that a function reads.
  public init<Wrapped>(
    name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    self.init(.optional(default: nil, transform: transform), name, help, valueName, completion)
  }

  /// Declares an option that is given at least once, each value read by a function.
  public init<Element>(
    name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(.repeated(default: nil, transform: transform), name, help, valueName, completion)
  }

  /// Declares a repeatable option with a default, each value read by a function.
  public init<Element>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(.repeated(default: wrappedValue, transform: transform), name, help, valueName, completion)
  }
}

extension Option: DeclaredProperty {
  func declaration(property: String) -> PropertyDeclaration {
    .argument(
      ArgumentDefinition(
        kind: .option, names: name.names(for: property), negativeNames: [],
        valueName: valueName ?? help.valueName ?? property.kebabCased, help: help, box: box))
  }
}
