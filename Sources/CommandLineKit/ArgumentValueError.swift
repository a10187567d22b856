/// The reason why a text is not a value of its type.
public struct ArgumentValueError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A clause that follows the colon in a message, without a full stop: `it is not a whole number`.
  ///
  /// Empty when the list of allowed values says enough.
  public let reason: String

  /// Gives the reason, a clause without a full stop.
  public init(reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
