/// The three letters of a currency's code as one number, the first highest: numbers are in the order of the codes, and to compare
/// them takes no look at bytes.
enum CurrencyLetters {
  /// The letters of a code, in capitals or not; nil when it is not three letters of ASCII.
  static func capitals(of code: String) -> UInt32? {
    guard code.utf8.count == 3 else { return nil }
    var letters: UInt32 = 0
    for byte in code.utf8 {
      // Some letters outside ASCII have capitals inside it, such as ß: bytes are looked at, and not what Unicode says.
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters = letters << 8 | UInt32(byte)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letters = letters << 8 | UInt32(byte & 0xdf)
      default: return nil
      }
    }
    return letters
  }

  /// The letters of all codes of a text, in capitals with a blank between them.
  static func all(in codes: String) -> [UInt32] {
    var all: [UInt32] = []
    var letters: UInt32 = 0
    for byte in codes.utf8 {
      if byte == UInt8(ascii: " ") {
        all.append(letters)
        letters = 0
      } else {
        letters = letters << 8 | UInt32(byte)
      }
    }
    return all + [letters]
  }

  /// The code that has the letters.
  static func code(_ letters: UInt32) -> String {
    String(unsafeUninitializedCapacity: 3) { bytes in
      for place in 0..<3 { bytes[place] = UInt8(truncatingIfNeeded: letters >> (16 - 8 * place)) }
      return 3
    }
  }
}
