import LedgerDomain

/// Currencies that the name of a column states: `Amount (USD)`, `Umsatz in EUR`, `CAD$`, `Montant(EUROS)`.
enum HeaderCurrency {
  /// The currency; nil when the name states none.
  static func currency(in name: String) -> Currency? {
    let words = FoldedName.fold(name).split(separator: " ")
    for word in words.reversed() {
      if let code = spelled[String(word)] { return Currency(code: code) }
      let letters = word.hasSuffix("$") ? word.dropLast() : word
      // Coins are named after too many things: ETH is a school and LTC a company as well.
      guard letters.count == 3, let currency = Currency(code: String(letters)), !currency.isCoin else { continue }
      if name.contains(currency.code) { return currency }
    }
    return nil
  }

  /// A folded name without the words that state a currency, and without the "in" in front of them.
  static func withoutCurrency(_ folded: String) -> String {
    var words = folded.split(separator: " ").filter { word in
      let letters = word.hasSuffix("$") ? word.dropLast() : word
      return !(spelled[String(word)] != nil || word == "$" || (letters.count == 3 && codes.contains(String(letters))))
    }
    if words.count > 1, let last = words.last, ["in", "en", "i", "w", "v"].contains(last) { words.removeLast() }
    return words.joined(separator: " ")
  }

  private static let spelled = [
    "euro": "EUR", "euros": "EUR", "€": "EUR", "£": "GBP", "kr": "SEK", "zl": "PLN", "kc": "CZK", "円": "JPY",
    "元": "CNY", "eur": "EUR", "r$": "BRL", "us$": "USD", "c$": "CAD", "nz$": "NZD", "hk$": "HKD", "s$": "SGD",
    "грн": "UAH", "руб": "RUB",
  ]

  /// Whether a code is a currency wherever it stands: `ALL`, `TOP` and `TRY` are words as well.
  static func isUsual(_ code: some StringProtocol) -> Bool { codes.contains(code.lowercased()) }

  /// Codes that headers name; a list of its own, because words such as "all" and "top" are codes too.
  private static let codes: Set<String> = [
    "eur", "usd", "gbp", "chf", "sek", "nok", "dkk", "isk", "pln", "czk", "huf", "ron", "bgn", "hrk", "rsd", "rub",
    "uah", "jpy", "cny", "hkd", "sgd", "aud", "nzd", "cad", "inr", "brl", "mxn", "zar", "ils", "krw", "twd", "thb",
    "php", "idr", "myr", "aed", "sar", "kwd", "bhd", "egp", "ngn", "kes", "clp", "cop", "ars", "pen", "ltl", "lvl",
    "eek", "vnd", "kzt", "gel",
  ]
}
