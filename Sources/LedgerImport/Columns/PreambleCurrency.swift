import LedgerDomain

/// The currency that the text in front of the header names, such as `Saldo: 1 000,00 CZK`.
enum PreambleCurrency {
  /// The currency; nil when there is none, or more than one.
  static func currency(_ bytes: SourceBytes, _ records: ArraySlice<Record>) -> Currency? {
    var found: Set<Currency> = []
    for record in records {
      for cell in record.cells {
        guard cell.range.count < 400, let text = bytes.text(cell), text.utf8.count < 120 else { continue }
        for word in text.split(whereSeparator: { !$0.isLetter && $0 != "€" && $0 != "£" && $0 != "$" }) {
          if word == "€" || word == "£", case .exact(let currency)? = CurrencyMark(String(word)) {
            found.insert(currency)
          }
          if word.utf8.count == 3, word.allSatisfy({ $0.isASCII && $0.isUppercase }),
            HeaderCurrency.isUsual(word) || isAloneOrBesideNumber(word, in: text),
            let currency = HeaderCurrency.currency(in: String(word))
          {
            found.insert(currency)
          }
        }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether a word is all that a text says, or says what the number beside it is counted in.
  private static func isAloneOrBesideNumber(_ word: Substring, in text: String) -> Bool {
    let before = text[..<word.startIndex].last { !$0.isWhitespace }
    let after = text[word.endIndex...].first { !$0.isWhitespace }
    return before == nil && after == nil || before?.isNumber == true || after?.isNumber == true
  }
}
