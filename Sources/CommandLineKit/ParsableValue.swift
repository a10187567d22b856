/// A type that a property read from the command line can have: a single value, an optional one or an array.
///
/// Conform to ``ExpressibleByArgument`` instead; optionals and arrays of such types then follow.
public protocol ParsableValue {
  /// How words become a value of this type, given the property's default or `nil` if the declaration has none.
  static func valueShape(default value: Self?) -> ValueShape<Self>
}

extension Optional: ParsableValue where Wrapped: ExpressibleByArgument {
  /// One word makes the value; without it the value is `nil`.
  public static func valueShape(default value: Self?) -> ValueShape<Self> {
    .optional(
      default: value ?? nil, vocabulary: .of(Wrapped.self), describe: \.defaultValueDescription,
      transform: Wrapped.init(argument:))
  }
}

extension Array: ParsableValue where Element: ExpressibleByArgument {
  /// Each word makes one element; without a default at least one is needed.
  public static func valueShape(default value: Self?) -> ValueShape<Self> {
    .repeated(
      default: value, vocabulary: .of(Element.self), describe: \.defaultValueDescription,
      transform: Element.init(argument:))
  }
}
