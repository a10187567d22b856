/// Reads an amount as a person types it (SEMANTICS §4): positive, with a decimal point, or with a decimal comma where
/// exactly the currency's digits follow it.
public enum TypedAmount {
  /// The money that `text` stands for.
  ///
  /// Accepted are `42`, `42.5`, `42.50`, `.50`, `42,50`, `1,234.50` and `1.234,50`. Refused as doubtful are a single mark with
  /// three digits behind it (`1,234`, `1.234`) in a currency that does not have three decimals, and a comma with
  /// another number of digits behind it.
  ///
  /// - Throws: ``AmountError``, naming what is wrong with the text.
  public static func parse(_ text: String, currency: Currency) throws(AmountError) -> Money {
    Money(minorUnits: try scaled(text, decimals: currency.exponent), currency: currency)
  }

  /// The count of small units that `text` stands for, by the same rules, for a unit with `decimals` decimals.
  static func scaled(_ text: String, decimals: Int) throws(AmountError) -> Int64 {
    if text.isEmpty { throw .empty }
    if text.hasPrefix("-") || text.hasPrefix("\u{2212}") { throw try negative(text, decimals: decimals) }
    let commas = text.utf8.count { $0 == UInt8(ascii: ",") }
    let points = text.utf8.count { $0 == UInt8(ascii: ".") }
    switch (commas, points) {
    case (0, 0):
      return try FixedPoint.parse(text, decimals: decimals)
    case (0, 1):
      let isDoubtful = decimals != 3 && digitsBehind(".", in: text) == 3 && text.first != "."
      return try marked(text, by: ".", isDoubtful: isDoubtful, decimals: decimals)
    case (1, 0):
      let isDoubtful = digitsBehind(",", in: text) != decimals
      return try marked(text, by: ",", isDoubtful: isDoubtful, decimals: decimals)
    default:
      return try grouped(text, commas: commas, points: points, decimals: decimals)
    }
  }

  /// Reads a number with one mark. What is no number at all is refused as such, even where the mark is doubtful too.
  private static func marked(
    _ text: String, by mark: Character, isDoubtful: Bool, decimals: Int
  ) throws(AmountError) -> Int64 {
    guard isDoubtful else {
      return try FixedPoint.parse(text.replacing(",", with: "."), decimals: decimals)
    }
    let isNumber = text.last != mark && text.utf8.allSatisfy { FixedPoint.isDigit($0) || $0 == mark.asciiValue }
    throw isNumber ? .doubtfulMark(mark) : .notANumber
  }

  /// Reads a number with both marks, where the last one must be the decimal mark and the groups must have three digits.
  private static func grouped(
    _ text: String, commas: Int, points: Int, decimals: Int
  ) throws(AmountError) -> Int64 {
    guard commas > 0, points > 0, let last = text.lastIndex(where: { $0 == "," || $0 == "." }) else {
      throw .notANumber
    }
    let decimalMark = text[last]
    let groupMark: Character = decimalMark == "," ? "." : ","
    let groups = text[..<last].split(separator: groupMark, omittingEmptySubsequences: false)
    let wellFormed =
      (decimalMark == "," ? commas : points) == 1
      && (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
    guard wellFormed else { throw .notANumber }
    return try FixedPoint.parse(
      groups.joined() + "." + text[text.index(after: last)...], decimals: decimals)
  }

  /// The error for a text with a minus: that it is negative when the rest is an amount, else what is wrong with that.
  private static func negative(_ text: String, decimals: Int) throws(AmountError) -> AmountError {
    let rest = String(text.dropFirst())
    guard let first = rest.first, first != "-", first != "\u{2212}" else { throw .notANumber }
    _ = try scaled(rest, decimals: decimals)
    return .negative
  }

  private static func digitsBehind(_ mark: Character, in text: String) -> Int {
    text.reversed().prefix { $0 != mark }.count
  }
}
