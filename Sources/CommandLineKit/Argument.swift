/// A value that is given by its place: `AMOUNT` in `add AMOUNT CATEGORY`.
///
/// Places follow the order of the properties. A property with a default, an optional one and an array with a default
/// may be left out; an array takes all words that remain.
@propertyWrapper
public struct Argument<Value> {
  private let box: ValueBox<Value>
  private let help: ArgumentHelp
  private let valueName: String?

  private init(_ shape: ValueShape<Value>, _ help: ArgumentHelp, _ valueName: String?, _ completion: CompletionKind?) {
    box = ValueBox(shape.completed(by: completion))
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

extension Argument where Value: ParsableValue {
  /// Declares an argument without a default: required, unless it is optional.
  public init(help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil) {
    self.init(Value.valueShape(default: nil), help, valueName, completion)
  }

  /// Declares an argument with a default.
  public init(
    wrappedValue: Value, help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil
  ) {
    self.init(Value.valueShape(default: wrappedValue), help, valueName, completion)
  }
}

extension Argument {
  /// Declares a required argument that a function reads.
  public init(
    help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(default: nil, transform: transform), help, valueName, completion)
  }

  /// Declares an argument with a default that a function reads.
  public init(
    wrappedValue: Value, help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(default: wrappedValue, transform: transform), help, valueName, completion)
  }

  /// Declares an optional argument that a function reads.
  public init<Wrapped>(
    help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    self.init(.optional(default: nil, transform: transform), help, valueName, completion)
  }

  /// Declares an argument that takes all remaining words, at least one, each read by a function.
  public init<Element>(
    help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(.repeated(default: nil, transform: transform), help, valueName, completion)
  }

  /// Declares an argument with a default that takes all remaining words, each read by a function.
  public init<Element>(
    wrappedValue: [Element], help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(.repeated(default: wrappedValue, transform: transform), help, valueName, completion)
  }
}

extension Argument: DeclaredProperty {
  func declaration(property: String) -> PropertyDeclaration {
    .argument(
      ArgumentDefinition(
        kind: .argument, names: [], negativeNames: [],
        valueName: valueName ?? help.valueName ?? property.kebabCased, help: help, box: box))
  }
}
