/// A property that is read from the command line: ``Argument``, ``Option``, ``Flag`` or ``OptionGroup``.
///
/// NB: a class and no protocol. Whether a type inherits from a class is seen at once; whether it conforms to a protocol is
/// searched for among all conformances of the program, for each type anew, at each start.
public class DeclaredProperty {
  /// What the wrapper declares, once the name of its property is found.
  let declaration: (_ property: String) -> PropertyDeclaration

  init(_ declaration: @escaping (_ property: String) -> PropertyDeclaration) {
    self.declaration = declaration
  }
}

/// What a property wrapper declares.
enum PropertyDeclaration {
  /// An argument, an option or a flag.
  case argument(ArgumentDefinition)
  case group(DeclaredGroup)
}
