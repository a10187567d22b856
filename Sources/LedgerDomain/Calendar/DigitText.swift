/// Numbers of a fixed count of ASCII digits, as dates have them.
enum DigitText {
  /// The number that exactly `digits` ASCII digits stand for.
  static func number(_ text: some StringProtocol, digits: Int) -> Int? {
    guard text.utf8.count == digits,
      text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    return Int(text)
  }

  /// A number of 0 or above with zeros in front, up to a width.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
