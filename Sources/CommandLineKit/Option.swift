/// A value that is given by a name: `--date 2026-11-03`.
///
/// An array takes one value from each occurrence; any other option can be given once.
@propertyWrapper
public final class Option<Value>: DeclaredProperty {
  private let box: ValueBox<Value>
  private let help: ArgumentHelp

  private init(
    _ shape: ValueShape<Value>, _ name: NameSpecification, _ help: ArgumentHelp, _ valueName: String?,
    _ completion: CompletionKind?
  ) {
    let box = ValueBox(shape.completed(by: completion))
    self.box = box
    self.help = help
    super.init { property in
      .argument(
        ArgumentDefinition(
          kind: .option, names: name.names(for: property), negativeNames: [],
          valueName: valueName ?? help.valueName ?? property.kebabCased, help: help, box: box))
    }
  }

  /// The value given, else the default.
  ///
  /// NB: copies of a command share the value. Reading a required value before parsing traps.
  public var wrappedValue: Value {
    get { box.value(of: help) }
    set { box.set(newValue) }
  }
}

extension Option where Value: ParsableValue {
  /// Declares an option without a default: required, unless it is optional.
  public convenience init(
    name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil
  ) {
    self.init(Value.valueShape(default: nil), name, help, valueName, completion)
  }

  /// Declares an option with a default.
  public convenience init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil
  ) {
    self.init(Value.valueShape(default: wrappedValue), name, help, valueName, completion)
  }
}

extension Option {
  /// Declares a required option that a function reads.
  public convenience init(
    name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(default: nil, transform: transform), name, help, valueName, completion)
  }

  /// Declares an option with a default that a function reads.
  public convenience init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(default: wrappedValue, transform: transform), name, help, valueName, completion)
  }

  /// Declares an option that may be left out and that a function reads.
  public convenience init<Wrapped>(
    name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    self.init(.optional(default: nil, transform: transform), name, help, valueName, completion)
  }

  /// Declares an option that is given at least once, each value read by a function.
  public convenience init<Element>(
    name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(.repeated(default: nil, transform: transform), name, help, valueName, completion)
  }

  /// Declares a repeatable option with a default, each value read by a function.
  public convenience init<Element>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp, valueName: String? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(.repeated(default: wrappedValue, transform: transform), name, help, valueName, completion)
  }
}
