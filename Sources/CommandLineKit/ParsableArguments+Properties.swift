@_spi(Reflection) internal import Swift

extension ParsableArguments {
  /// Hands out the properties that are read from the command line with their names, in the order of their declaration.
  ///
  /// NB: what a `Mirror` tells of each property costs several times as much as all that a parser does.
  func forEachDeclaredProperty(_ body: (_ name: String, DeclaredProperty) -> Void) {
    withUnsafeBytes(of: self) { bytes in
      let isStruct = _forEachField(of: Self.self, options: _EachFieldOptions(rawValue: 0)) { name, offset, type, _ in
        if type is DeclaredProperty.Type {
          // The storage of a wrapped property `perPage` is called `_perPage`.
          let isStorage = name.pointee == CChar(UInt8(ascii: "_"))
          body(
            String(cString: isStorage ? name + 1 : name), bytes.load(fromByteOffset: offset, as: DeclaredProperty.self))
        }
        return true
      }
      precondition(isStruct, "commands and groups of options are structs")
    }
  }
}
