/// How the bytes of a file stand for characters. The raw value is the name of the IANA registry in small letters.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  /// Unicode in bytes, UTF-8.
  case utf8 = "utf-8"
  /// Unicode in pairs of bytes, the low one first.
  case utf16LittleEndian = "utf-16le"
  /// Unicode in pairs of bytes, the high one first.
  case utf16BigEndian = "utf-16be"
  /// Windows, Central Europe.
  case windows1250 = "windows-1250"
  /// Windows, Cyrillic.
  case windows1251 = "windows-1251"
  /// Windows, Western Europe.
  case windows1252 = "windows-1252"
  /// Windows, Greek.
  case windows1253 = "windows-1253"
  /// Windows, Turkish.
  case windows1254 = "windows-1254"
  /// Windows, Hebrew.
  case windows1255 = "windows-1255"
  /// Windows, Arabic.
  case windows1256 = "windows-1256"
  /// Windows, Baltic.
  case windows1257 = "windows-1257"
  /// Windows, Vietnamese.
  case windows1258 = "windows-1258"
  /// ISO Latin 1, Western Europe.
  case iso8859Part1 = "iso-8859-1"
  /// ISO Latin 2, Central Europe.
  case iso8859Part2 = "iso-8859-2"
  /// ISO Latin 4, Northern Europe.
  case iso8859Part4 = "iso-8859-4"
  /// ISO Cyrillic.
  case iso8859Part5 = "iso-8859-5"
  /// ISO Greek.
  case iso8859Part7 = "iso-8859-7"
  /// ISO Latin 5, Turkish.
  case iso8859Part9 = "iso-8859-9"
  /// ISO Latin 7, Baltic.
  case iso8859Part13 = "iso-8859-13"
  /// ISO Latin 9, Western Europe with the euro sign.
  case iso8859Part15 = "iso-8859-15"
  /// ISO Latin 10, South-Eastern Europe.
  case iso8859Part16 = "iso-8859-16"
  /// KOI8, Russian.
  case koi8r = "koi8-r"
  /// KOI8, Ukrainian.
  case koi8u = "koi8-u"
  /// Old Macintosh, Western Europe.
  case macRoman = "macintosh"
  /// DOS, United States.
  case ibm437 = "ibm437"
  /// DOS, Western Europe.
  case ibm850 = "ibm850"
  /// DOS, Central Europe.
  case ibm852 = "ibm852"
  /// DOS, Cyrillic.
  case ibm866 = "ibm866"
  /// Shift-JIS as Windows has it (code page 932).
  case shiftJIS = "shift_jis"
  /// GB 18030, which contains GBK and GB 2312.
  case gb18030 = "gb18030"
  /// EUC, Japanese.
  case eucJP = "euc-jp"
  /// EUC, Korean, as Windows extends it (code page 949).
  case eucKR = "euc-kr"
  /// Big5 as Windows has it (code page 950).
  case big5 = "big5"

  /// Finds an encoding by one of its usual names, in capitals or not: `utf8`, `latin1`, `cp1252`, `sjis` …
  public init?(name: String) {
    let plain = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    if let match = TextEncoding.allCases.first(where: { $0.rawValue.filter { $0 != "-" && $0 != "_" } == plain }) {
      self = match
      return
    }
    guard let match = TextEncoding.aliases[plain] else { return nil }
    self = match
  }

  private static let aliases: [String: TextEncoding] = [
    "utf16": .utf16LittleEndian, "unicode": .utf16LittleEndian, "ansi": .windows1252, "ascii": .utf8,
    "usascii": .utf8, "latin1": .iso8859Part1, "latin2": .iso8859Part2, "latin5": .iso8859Part9,
    "latin9": .iso8859Part15, "cp1250": .windows1250, "cp1251": .windows1251, "cp1252": .windows1252,
    "cp1253": .windows1253, "cp1254": .windows1254, "cp1255": .windows1255, "cp1256": .windows1256,
    "cp1257": .windows1257, "cp1258": .windows1258, "macroman": .macRoman, "mac": .macRoman, "cp437": .ibm437,
    "cp850": .ibm850, "cp852": .ibm852, "cp866": .ibm866, "sjis": .shiftJIS, "cp932": .shiftJIS,
    "windows31j": .shiftJIS, "gbk": .gb18030, "gb2312": .gb18030, "cp936": .gb18030, "cp949": .eucKR,
    "ks_c_5601": .eucKR, "cp950": .big5,
  ]
}
