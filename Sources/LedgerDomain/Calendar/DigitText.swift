/// Numbers of a fixed count of ASCII digits, as dates have them.
enum DigitText {
  /// The number that exactly `digits` ASCII digits stand for.
  static func number(_ text: some StringProtocol, digits: Int) -> Int? {
    var number = 0
    var count = 0
    for byte in text.utf8 {
      guard count < digits, let digit = value(of: byte) else { return nil }
      let (tenfold, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      number = sum
      count += 1
    }
    return count == digits ? number : nil
  }

  private static func value(of byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  /// A number of 0 or above with zeros in front, up to a width.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
