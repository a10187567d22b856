/// A name reduced to what counts when names are compared: small letters without accents, one blank between words.
enum FoldedName {
  /// Reduces a name: `Libellé :` and `LIBELLE` become `libelle`, `Debit/Credit` becomes `debit credit`.
  static func fold(_ name: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.utf8.count)
    var pendingBlank = false
    for scalar in name.unicodeScalars {
      if scalar.value < 0x80 {
        append(UInt8(scalar.value), to: &folded, &pendingBlank)
      } else {
        appendWide(scalar, to: &folded, &pendingBlank)
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Letters in small form, digits, and the signs that tell names apart where nothing else does.
  @inline(__always)
  private static func append(_ byte: UInt8, to folded: inout [UInt8], _ pendingBlank: inout Bool) {
    var plain = byte
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): plain |= 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
    case UInt8(ascii: "+"), UInt8(ascii: "%"), UInt8(ascii: "$"): break
    default:
      pendingBlank = true
      return
    }
    if pendingBlank && !folded.isEmpty { folded.append(0x20) }
    pendingBlank = false
    folded.append(plain)
  }

  private static func appendWide(
    _ scalar: Unicode.Scalar, to folded: inout [UInt8], _ pendingBlank: inout Bool
  ) {
    switch scalar.value {
    // Accents that stand for themselves belong to the letter in front.
    case 0x300...0x36f: return
    case 0xff01...0xff5e: return append(UInt8(scalar.value - 0xfee0), to: &folded, &pendingBlank)
    default: break
    }
    if let base = bases[scalar] {
      for byte in base.utf8 { append(byte, to: &folded, &pendingBlank) }
      return
    }
    guard scalar.properties.isAlphabetic || scalar == "€" || scalar == "£" else {
      pendingBlank = true
      return
    }
    if pendingBlank && !folded.isEmpty { folded.append(0x20) }
    pendingBlank = false
    let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    folded += UTF8.encode(small)!
  }

  /// Accented Latin letters, small and capital, and the letters that stand for them.
  private static let bases: [Unicode.Scalar: String] = {
    let letters = [
      "a": "àáâãäåāăąǎ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ", "i": "ìíîïĩīĭįı",
      "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏőơ", "r": "ŕŗř", "s": "śŝşšș", "t": "ţťŧț",
      "u": "ùúûüũūŭůűųư", "w": "ŵ", "y": "ýÿŷ", "z": "źżž", "ss": "ß", "ae": "æ", "oe": "œ", "th": "þ",
    ]
    var bases: [Unicode.Scalar: String] = [:]
    for (base, accented) in letters {
      for scalar in accented.unicodeScalars {
        bases[scalar] = base
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        if capital.count == 1, let first = capital.first, first.value >= 0x80 { bases[first] = base }
      }
    }
    bases["İ"] = "i"
    return bases
  }()
}
