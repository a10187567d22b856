/// A JSON value (RFC 8259) whose members keep the order in which they are given.
public enum JSONValue: Sendable {
  /// Members, in their order; no name occurs twice.
  case object([(String, JSONValue)])
  /// Values, in their order.
  case array([JSONValue])
  /// A text.
  case string(String)
  /// A fraction, printed unrounded. It is finite: JSON has no other numbers.
  case number(Double)
  /// A whole number.
  case integer(Int64)
  /// `true` or `false`.
  case bool(Bool)
  /// The missing value, which is written and never left out (DESIGN §4).
  case null

  /// A text, or null when it is missing.
  static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// The text of a value, as its description prints it, or null when it is missing.
  static func described(_ value: (some CustomStringConvertible)?) -> JSONValue { text(value?.description) }

  /// A count.
  static func count(_ count: Int) -> JSONValue { .integer(Int64(count)) }

  /// The document with its version in front.
  static func document(_ members: [(String, JSONValue)]) -> JSONValue {
    .object([("version", .integer(1))] + members)
  }
}
