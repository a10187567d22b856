/// A type that can be read from one word of the command line.
///
/// An enum of strings that is `CaseIterable` needs no more than to state its conformance.
public protocol ExpressibleByArgument: ParsableValue {
  /// Reads a value from the word.
  ///
  /// - Throws: an ``ArgumentValueError``, or any error whose description tells the reason.
  init(argument: String) throws

  /// Every text that can be given, if they are few; empty otherwise.
  static var allValueStrings: [String] { get }

  /// What a shell offers to complete a value with.
  static var completionKind: CompletionKind { get }

  /// The value as help shows it when it is a default.
  var defaultValueDescription: String { get }
}

extension ExpressibleByArgument {
  /// None: the values are not listed.
  public static var allValueStrings: [String] { [] }

  /// The allowed values, when they are listed.
  public static var completionKind: CompletionKind { allValueStrings.isEmpty ? .none : .values }

  /// The value's description.
  public var defaultValueDescription: String { String(describing: self) }

  /// One word makes one value.
  public static func valueShape(default value: Self?) -> ValueShape<Self> {
    .single(default: value)
  }
}

extension ExpressibleByArgument where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads the case whose raw value is the word.
  ///
  /// - Throws: an ``ArgumentValueError`` without a reason: the allowed values say enough.
  public init(argument: String) throws {
    guard let value = Self(rawValue: argument) else { throw ArgumentValueError(reason: "") }
    self = value
  }

  /// The raw values of all cases, in their order.
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }

  /// The raw value.
  public var defaultValueDescription: String { rawValue }
}
