/// Words in ASCII letters that give a language away, such as the code of a currency.
struct LanguageHints {
  private let words: Set<String>

  /// Collects the words at the beginning of a file.
  init(_ bytes: ArraySlice<UInt8>) {
    let ascii = bytes.split { byte in
      !((byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z"))
    }
    words = Set(ascii.lazy.filter { $0.count >= 2 }.map { String(decoding: $0, as: UTF8.self).lowercased() })
  }

  /// Whether a word speaks for an encoding.
  func favours(_ encoding: TextEncoding) -> Bool {
    guard let hints = LanguageHints.hints[encoding] else { return false }
    return !words.isDisjoint(with: hints)
  }

  private static let hints: [TextEncoding: Set<String>] = [
    .windows1250: [
      "czk", "pln", "huf", "hrk", "ron", "kwota", "waluta", "opis", "rachunek", "operacji", "popis", "zpr", "castka",
      "mena", "ucet", "zustatek", "osszeg", "egyenleg", "iznos", "suma",
    ],
    .windows1251: ["rub", "rur", "uah", "bgn", "byn", "rsd", "kzt"],
    .windows1254: ["try", "tl", "tarih", "tutar", "bakiye"],
    .windows1257: ["ltl", "lvl", "eek", "vilnius", "riga", "tallinn", "valiuta"],
    .gb18030: ["cny", "rmb"],
    .shiftJIS: ["jpy"],
    .eucKR: ["krw"],
    .big5: ["twd", "ntd"],
  ]
}
