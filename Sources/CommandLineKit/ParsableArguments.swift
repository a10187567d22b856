/// A type whose properties are read from the command line: a command, or a group of options that commands share.
///
/// Its properties carry ``Argument``, ``Option``, ``Flag`` or ``OptionGroup``; the parser finds them by reflection.
public protocol ParsableArguments {
  /// Makes a value in which nothing has been given yet: each property has its default, if it has one.
  init()

  /// Checks what no single property can check, and runs after all values are set.
  ///
  /// - Throws: whatever the conforming type throws; the parser passes it on.
  mutating func validate() throws
}

extension ParsableArguments {
  /// Accepts every combination of values.
  public mutating func validate() throws {}
}
