/// Options that are declared in a type of their own, so that several commands share them.
///
/// Within one command line all groups of the same type hold the same values, wherever they are declared and wherever
/// their options were given.
@propertyWrapper
public final class OptionGroup<Value>: DeclaredProperty {
  private let group: DeclaredGroup
  private let assign: (Value) -> Void

  /// Declares a group.
  ///
  /// NB: what `Value` conforms to is asked for here and not by the class, which would have it proved anew, among all
  /// conformances of the program, wherever the type of a property is looked up.
  ///
  /// - Parameters:
  ///   - scope: where its options are accepted when the declaring command has subcommands.
  ///   - title: the heading in help, `OPTIONS` if it is `nil`.
  public init(scope: GroupScope = .whereDeclared, title: String? = nil) where Value: ParsableArguments {
    let group = DeclaredGroup(Value(), scope: scope, title: title)
    self.group = group
    assign = { group.contents.value = $0 }
    super.init { _ in .group(group) }
  }

  /// The group with its values.
  ///
  /// NB: copies of a command share the group.
  public var wrappedValue: Value {
    get {
      guard let value = group.contents.value as? Value else { preconditionFailure("a group holds its own type") }
      return value
    }
    set { assign(newValue) }
  }
}
