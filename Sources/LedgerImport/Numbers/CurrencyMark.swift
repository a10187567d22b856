import LedgerDomain

/// A currency beside a number: a code that says it exactly, or a sign that several currencies share.
enum CurrencyMark: Hashable, Sendable {
  /// A code, or a sign of one currency alone.
  case exact(Currency)
  /// A sign of several currencies, the likeliest first: `$`, `kr`, `¥`.
  case shared([Currency])

  /// Reads a sign, code or name; nil for any other word.
  init?(_ word: String) {
    if let mark = CurrencyMark.marks[word] ?? CurrencyMark.marks[word.lowercased()] {
      self = mark
    } else if word.utf8.count == 3, word == word.uppercased() || word == word.lowercased(),
      let currency = Currency(code: word)
    {
      self = .exact(currency)
    } else {
      return nil
    }
  }

  /// Whether a word is a sign or name of a currency.
  static func isKnown(_ word: String) -> Bool { marks[word] != nil || marks[word.lowercased()] != nil }

  /// The currency, where `preferred` decides between those that share a sign.
  func currency(preferring preferred: Currency) -> Currency {
    switch self {
    case .exact(let currency): currency
    case .shared(let currencies): currencies.contains(preferred) ? preferred : currencies[0]
    }
  }

  private static let marks: [String: CurrencyMark] = {
    let table = """
      €:EUR eur.:EUR euro:EUR euros:EUR £:GBP $:USD,CAD,AUD,NZD,SGD,HKD,TWD,MXN,ARS,CLP,COP us$:USD usd$:USD cad$:CAD \
      c$:CAD ca$:CAD a$:AUD au$:AUD nz$:NZD s$:SGD hk$:HKD nt$:TWD r$:BRL mx$:MXN ¥:JPY,CNY ￥:CNY,JPY 円:JPY 元:CNY \
      圆:CNY rmb:CNY 人民币:CNY 人民币元:CNY 美元:USD 欧元:EUR 日元:JPY 港币:HKD 新台幣:TWD 원:KRW ₩:KRW kr:SEK,NOK,DKK,ISK \
      kr.:DKK,SEK,NOK,ISK zł:PLN zl:PLN kč:CZK ft:HUF lei:RON лв:BGN лв.:BGN ₽:RUB rur:RUB руб:RUB руб.:RUB р.:RUB ₴:UAH \
      грн:UAH грн.:UAH ₸:KZT ₺:TRY tl:TRY ₹:INR rs:INR,PKR,LKR rs.:INR,PKR,LKR inr.:INR ₪:ILS ฿:THB ₱:PHP ₫:VND ₦:NGN fr:CHF \
      fr.:CHF sfr.:CHF chf.:CHF rp:IDR rp.:IDR rm:MYR q:GTQ s/:PEN s/.:PEN ₡:CRC дин:RSD дин.:RSD
      """
    var marks: [String: CurrencyMark] = [:]
    for entry in table.split(separator: " ") {
      guard let colon = entry.lastIndex(of: ":") else { continue }
      let currencies = entry[entry.index(after: colon)...].split(separator: ",").compactMap {
        Currency(code: String($0))
      }
      marks[String(entry[..<colon])] = currencies.count == 1 ? .exact(currencies[0]) : .shared(currencies)
    }
    return marks
  }()
}
