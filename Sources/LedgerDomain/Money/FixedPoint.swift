/// Decimal text for scaled integers: the one place where digits become counts of a small unit, and back.
public enum FixedPoint {
  /// Prints a count of small units as a decimal number: `text(-4250, decimals: 2)` is `-42.50`.
  public static func text(_ scaled: Int64, decimals: Int) -> String {
    // From the last digit to the sign.
    var bytes: [UInt8] = []
    var rest = scaled.magnitude
    while rest > 0 || bytes.count <= decimals {
      if decimals > 0, bytes.count == decimals { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.reverse()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Puts a comma between the groups of three digits of a decimal number: `1234567.00` becomes `1,234,567.00`.
  public static func grouped(_ text: String) -> String {
    let first = text.utf8.first == UInt8(ascii: "-") ? 1 : 0
    let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
    // How many digits are left up to the point.
    var left = text.utf8.distance(from: text.startIndex, to: point)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if bytes.count > first, left > 0, left.isMultiple(of: 3) { bytes.append(UInt8(ascii: ",")) }
      bytes.append(byte)
      left -= 1
    }
    return String(decoding: bytes, as: UTF8.self)
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
