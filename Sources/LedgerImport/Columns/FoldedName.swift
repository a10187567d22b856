/// A name reduced to what counts when names are compared: small letters without accents, one blank between words.
enum FoldedName {
  /// Reduces a name: `Libellé :` and `LIBELLE` become `libelle`, `Debit/Credit` becomes `debit credit`.
  static func fold(_ name: String) -> String {
    var folded = String.UnicodeScalarView()
    var pendingBlank = false
    for original in name.unicodeScalars {
      for scalar in plain(original) {
        if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || signs.contains(scalar) {
          if pendingBlank, !folded.isEmpty { folded.append(" ") }
          pendingBlank = false
          folded.append(scalar)
        } else {
          pendingBlank = true
        }
      }
    }
    return String(folded)
  }

  /// Signs that tell names apart where nothing else does.
  private static let signs: Set<Unicode.Scalar> = ["+", "%", "$", "€", "£"]

  /// The small letters, without accents, that stand for a character.
  private static func plain(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar.value {
    case 0x41...0x5a: return String.UnicodeScalarView([Unicode.Scalar(scalar.value + 32)!])
    case 0..<0x80: return String.UnicodeScalarView([scalar])
    case 0x300...0x36f: return String.UnicodeScalarView()
    case 0xff01...0xff5e: return plain(Unicode.Scalar(scalar.value - 0xfee0)!)
    default:
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      guard let first = small.first else { return small }
      if let base = bases[first] { return base.unicodeScalars }
      return small.count > 1 ? String.UnicodeScalarView([first]) : small
    }
  }

  private static let bases: [Unicode.Scalar: String] = {
    let letters = [
      "a": "àáâãäåāăąǎ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı",
      "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏőơ", "r": "ŕŗř", "s": "śŝşšș", "t": "ţťŧț",
      "u": "ùúûüũūŭůűųư", "w": "ŵ", "y": "ýÿŷ", "z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ", "th": "þ",
    ]
    var bases: [Unicode.Scalar: String] = [:]
    for (base, accented) in letters {
      for scalar in accented.unicodeScalars { bases[scalar] = base }
    }
    return bases
  }()
}
