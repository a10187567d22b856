/// A switch that takes no value: `--dry-run`, or `--color` with `--no-color`.
///
/// Giving it twice changes nothing; giving it both ways is an error.
@propertyWrapper
public struct Flag<Value> {
  private let box: ValueBox<Value>
  private let name: NameSpecification
  private let inversion: FlagInversion
  private let help: ArgumentHelp

  /// The value given, else the default.
  ///
  /// NB: copies of a command share the value.
  public var wrappedValue: Value {
    get { box.value(of: help) }
    nonmutating set { box.set(newValue) }
  }
}

extension Flag where Value == Bool {
  /// Declares a flag that is true when it is given; with an inversion it can also be given as false.
  public init(
    wrappedValue: Bool, name: NameSpecification = .long, inversion: FlagInversion = .none, help: ArgumentHelp
  ) {
    box = ValueBox(.single(default: wrappedValue))
    self.name = name
    self.inversion = inversion
    self.help = help
  }
}

extension Flag where Value == Bool? {
  /// Declares a flag that can be given as true, as false or not at all.
  public init(name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp) {
    self.init(wrappedValue: nil, name: name, inversion: inversion, help: help)
  }

  /// Declares a flag that can be given as true or as false, and is the default otherwise.
  public init(
    wrappedValue: Bool?, name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp
  ) {
    box = ValueBox(Value.valueShape(default: wrappedValue))
    self.name = name
    self.inversion = inversion
    self.help = help
  }
}

extension Flag: DeclaredProperty {
  func declaration(property: String) -> PropertyDeclaration {
    let isInverted = inversion == .prefixedNo
    return .argument(
      ArgumentDefinition(
        kind: .flag, names: name.names(for: property),
        negativeNames: isInverted ? name.negativeNames(for: property) : [],
        valueName: property.kebabCased, help: help, box: box))
  }
}
