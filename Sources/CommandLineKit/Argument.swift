/// A value that is given by its place: `AMOUNT` in `add AMOUNT CATEGORY`.
///
/// Places follow the order of the properties. A property with a default, an optional one and an array with a default
/// may be left out; an array takes all words that remain.
@propertyWrapper
public final class Argument<Value>: DeclaredProperty {
  private let box: ValueBox<Value>
  private let help: ArgumentHelp

  private init(_ shape: ValueShape<Value>, _ help: ArgumentHelp, _ valueName: String?, _ completion: CompletionKind?) {
    let box = ValueBox(shape.completed(by: completion))
    self.box = box
    self.help = help
    super.init { property in
      .argument(
        ArgumentDefinition(
          kind: .argument, names: [], negativeNames: [],
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

extension Argument where Value: ParsableValue {
  /// Declares an argument without a default: required, unless it is optional.
  public convenience init(help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil) {
    self.init(Value.valueShape(default: nil), help, valueName, completion)
  }

  /// Declares an argument with a default.
  public convenience init(
    wrappedValue: Value, help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil
  ) {
    self.init(Value.valueShape(default: wrappedValue), help, valueName, completion)
  }
}

extension Argument {
  /// Declares a required argument that a function reads.
  public convenience init(
    help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(default: nil, transform: transform), help, valueName, completion)
  }

  /// Declares an argument with a default that a function reads.
  public convenience init(
    wrappedValue: Value, help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(default: wrappedValue, transform: transform), help, valueName, completion)
  }

  /// Declares an optional argument that a function reads.
  public convenience init<Wrapped>(
    help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    self.init(.optional(default: nil, transform: transform), help, valueName, completion)
  }

  /// Declares an argument that takes all remaining words, at least one, each read by a function.
  public convenience init<Element>(
    help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(.repeated(default: nil, transform: transform), help, valueName, completion)
  }

  /// Declares an argument with a default that takes all remaining words, each read by a function.
  public convenience init<Element>(
    wrappedValue: [Element], help: ArgumentHelp, valueName: String? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(.repeated(default: wrappedValue, transform: transform), help, valueName, completion)
  }
}
