/// A property wrapper that the parser looks for.
///
/// One protocol serves all wrappers, so that one cast for each property finds them.
protocol DeclaredProperty {
  /// What the wrapper declares, once the name of its property is found.
  func declaration(property: String) -> PropertyDeclaration
}

/// What a property wrapper declares.
enum PropertyDeclaration {
  /// An argument, an option or a flag.
  case argument(ArgumentDefinition)
  case group(any DeclaredGroup)
}
