extension String: ExpressibleByArgument {
  /// Takes the word as it is.
  public init(argument: String) { self = argument }
}

extension Int: ExpressibleByArgument {
  /// Reads a whole number in decimal digits.
  ///
  /// - Throws: an ``ArgumentValueError`` when it is none, or too large.
  public init(argument: String) throws { self = try readInteger(argument) }
}

extension Int64: ExpressibleByArgument {
  /// Reads a whole number in decimal digits.
  ///
  /// - Throws: an ``ArgumentValueError`` when it is none, or too large.
  public init(argument: String) throws { self = try readInteger(argument) }
}

extension Double: ExpressibleByArgument {
  /// Reads a finite number with a decimal point.
  ///
  /// - Throws: an ``ArgumentValueError`` when it is none.
  public init(argument: String) throws {
    guard let value = Double(argument), value.isFinite else {
      throw ArgumentValueError(reason: "it is not a number")
    }
    self = value
  }
}

extension Bool: ExpressibleByArgument {
  /// Reads `true` or `false`.
  ///
  /// - Throws: an ``ArgumentValueError`` without a reason: the allowed values say enough.
  public init(argument: String) throws {
    guard let value = Bool(argument) else { throw ArgumentValueError(reason: "") }
    self = value
  }

  /// Both values.
  public static var allValueStrings: [String] { ["true", "false"] }
}

/// Reads a whole number, telling an oversized one from a word that is no number.
private func readInteger<Value: FixedWidthInteger>(_ text: String) throws -> Value {
  if let value = Value(text) { return value }
  let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
  let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  throw ArgumentValueError(
    reason: isNumber ? "it must lie between \(Value.min) and \(Value.max)" : "it is not a whole number")
}
