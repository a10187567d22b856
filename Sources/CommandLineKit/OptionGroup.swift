/// Options that are declared in a type of their own, so that several commands share them.
///
/// Within one command line all groups of the same type hold the same values, wherever they are declared and wherever
/// their options were given.
@propertyWrapper
public struct OptionGroup<Value: ParsableArguments> {
  private let storage: Storage
  let scope: GroupScope
  let title: String?

  /// Declares a group.
  ///
  /// - Parameters:
  ///   - scope: where its options are accepted when the declaring command has subcommands.
  ///   - title: the heading in help, `OPTIONS` if it is `nil`.
  public init(scope: GroupScope = .whereDeclared, title: String? = nil) {
    storage = Storage()
    self.scope = scope
    self.title = title
  }

  /// The group with its values.
  ///
  /// NB: copies of a command share the group.
  public var wrappedValue: Value {
    get { storage.cell.value }
    nonmutating set { storage.cell.value = newValue }
  }

  /// The group itself, apart from the property that declares it.
  private final class Cell {
    var value = Value()
  }

  /// Gives copies of the wrapper one place in which the cell can be exchanged for a shared one.
  private final class Storage {
    var cell = Cell()
  }
}

extension OptionGroup: DeclaredGroup {
  var contents: any ParsableArguments { storage.cell.value }

  var typeIdentifier: ObjectIdentifier { ObjectIdentifier(Value.self) }

  func share(through cells: inout [ObjectIdentifier: AnyObject]) {
    if let cell = cells[typeIdentifier] as? Cell {
      storage.cell = cell
    } else {
      cells[typeIdentifier] = storage.cell
    }
  }

  func validate() throws {
    try storage.cell.value.validate()
  }
}

extension OptionGroup: DeclaredProperty {
  func declaration(property: String) -> PropertyDeclaration { .group(self) }
}
