/// A switch that takes no value: `--dry-run`, or `--color` with `--no-color`.
///
/// Giving it twice changes nothing; giving it both ways is an error.
@propertyWrapper
public final class Flag<Value>: DeclaredProperty {
  private let box: ValueBox<Value>
  private let help: ArgumentHelp

  private init(_ shape: ValueShape<Value>, _ name: NameSpecification, _ inversion: FlagInversion, _ help: ArgumentHelp)
  {
    let box = ValueBox(shape)
    self.box = box
    self.help = help
    super.init { property in
      .argument(
        ArgumentDefinition(
          kind: .flag, names: name.names(for: property),
          negativeNames: inversion == .prefixedNo ? name.negativeNames(for: property) : [],
          valueName: property.kebabCased, help: help, box: box))
    }
  }

  /// The value given, else the default.
  ///
  /// NB: copies of a command share the value.
  public var wrappedValue: Value {
    get { box.value(of: help) }
    set { box.set(newValue) }
  }
}

extension Flag where Value == Bool {
  /// Declares a flag that is true when it is given; with an inversion it can also be given as false.
  public convenience init(
    wrappedValue: Bool, name: NameSpecification = .long, inversion: FlagInversion = .none, help: ArgumentHelp
  ) {
    self.init(.single(default: wrappedValue), name, inversion, help)
  }
}

extension Flag where Value == Bool? {
  /// Declares a flag that can be given as true, as false or not at all.
  public convenience init(name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp) {
    self.init(wrappedValue: nil, name: name, inversion: inversion, help: help)
  }

  /// Declares a flag that can be given as true or as false, and is the default otherwise.
  public convenience init(
    wrappedValue: Bool?, name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp
  ) {
    self.init(Value.valueShape(default: wrappedValue), name, inversion, help)
  }
}
