/// Decimal text for scaled integers: the one place where digits become counts of a small unit, and back.
public enum FixedPoint {
  /// Prints a count of small units as a decimal number: `text(-4250, decimals: 2)` is `-42.50`.
  public static func text(_ scaled: Int64, decimals: Int) -> String {
    let digits = String(scaled.magnitude)
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// Puts a comma between the groups of three digits of a decimal number: `1234567.00` becomes `1,234,567.00`.
  public static func grouped(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let unsigned = text.dropFirst(sign.count)
    let whole = unsigned.prefix { $0 != "." }
    var groups: [Substring] = []
    var rest = whole
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    groups.insert(rest, at: 0)
    return sign + groups.joined(separator: ",") + unsigned.dropFirst(whole.count)
  }

  /// Reads an unsigned decimal number with a point: digits, then at most `decimals` digits that count, and trailing
  /// zeros.
  ///
  /// - Throws: ``AmountError`` when there is no digit, another character, a digit too many, or the value does not
  ///   fit.
  public static func parse(_ text: some StringProtocol, decimals: Int) throws(AmountError) -> Int64 {
    guard let scaled = Int64(exactly: try magnitude(text, decimals: decimals)) else { throw .outOfRange }
    return scaled
  }

  /// Reads as ``parse(_:decimals:)`` does, but with room for the magnitude of the smallest `Int64`.
  static func magnitude(_ text: some StringProtocol, decimals: Int) throws(AmountError) -> UInt64 {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0].utf8
    let fraction = parts.count == 2 ? Array(parts[1].utf8) : []
    guard !(whole.isEmpty && fraction.isEmpty), parts.count == 1 || !fraction.isEmpty else {
      throw text.isEmpty ? .empty : .notANumber
    }
    guard whole.allSatisfy(isDigit), fraction.allSatisfy(isDigit) else { throw .notANumber }
    guard fraction.dropFirst(decimals).allSatisfy({ $0 == UInt8(ascii: "0") }) else {
      throw .tooManyDecimals(allowed: decimals)
    }
    var result: UInt64 = 0
    let padding = repeatElement(UInt8(ascii: "0"), count: max(0, decimals - fraction.count))
    for digit in Array(whole) + fraction.prefix(decimals) + padding {
      let (tenfold, overflow) = result.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
      if overflow || carry { throw .outOfRange }
      result = sum
    }
    return result
  }

  /// Whether a byte is an ASCII digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
