internal import CommandLineKit
internal import LedgerDomain

/// Reads `--split CATEGORY=AMOUNT`.
enum SplitReading {
  /// The lines with the sign of the account.
  static func lines(
    _ words: [String], currency: Currency, _ direction: Direction, _ sorter: CategoryChoice
  ) throws -> [Split.Line] {
    try words.map { word in
      guard let mark = word.lastIndex(of: "="), mark != word.startIndex else {
        throw CommandLineError.invalidValue(
          argument: "--split", value: word, reason: "it has not the form CATEGORY=AMOUNT")
      }
      let amount = try AmountReading.amount(
        String(word[word.index(after: mark)...]), argument: "--split", currency: currency,
        negativeAdvice: "for money that came back use --refund")
      let category = try sorter.category(String(word[..<mark]))
      return Split.Line(category: category, amount: try direction.signed(amount, in: category))
    }
  }

  /// The split whose lines add up to a typed amount, and that amount with the lines' sign.
  ///
  /// - Throws: ``SplitError/doesNotAddUp(total:lines:)``.
  static func allocation(of lines: [Split.Line], typed: Money) throws -> (Allocation, Money) {
    let sum = try Money.sum(lines.map(\.amount), in: typed.currency)
    // Lines of spending and income together may come out either way.
    let total = sum.isNegative ? try typed.negated() : typed
    return (.split(try Split(total: total, lines: lines)), total)
  }
}
