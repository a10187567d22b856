/// The characters beyond ASCII that the texts of one language have.
struct Alphabet: Sendable {
  private let weight: @Sendable (Unicode.Scalar) -> Double

  /// How many of the characters belong to the language. A character that every text of the script may have counts
  /// less than one that is frequent; signs that all languages use count
  /// almost in full, and a letter without a letter beside it counts half.
  func coverage(of characters: [(scalar: Unicode.Scalar, isAlone: Bool)]) -> Double {
    characters.reduce(0) { sum, character in
      if Alphabet.signs.contains(character.scalar) { return sum + 0.95 }
      return sum + weight(character.scalar) * (character.isAlone ? 0.5 : 1)
    }
  }

  /// The alphabets that are written in an encoding.
  static func alphabets(of encoding: TextEncoding) -> [Alphabet] {
    switch encoding {
    case .windows1252, .iso8859Part1, .iso8859Part15, .macRoman, .ibm850, .ibm437: western
    case .windows1250, .iso8859Part2, .ibm852, .iso8859Part16: central
    case .windows1251, .koi8r, .koi8u, .ibm866, .iso8859Part5: cyrillic
    case .windows1253, .iso8859Part7: [range(0x386...0x3ce)]
    case .windows1254, .iso8859Part9: [letters("çğıiöşüâîûİ")]
    case .windows1255: [range(0x5d0...0x5ea)]
    case .windows1256: [range(0x621...0x6d2)]
    case .windows1257, .iso8859Part13, .iso8859Part4: baltic
    case .shiftJIS, .eucJP: [japanese]
    case .gb18030: [chinese(of: .gb18030)]
    case .big5: [chinese(of: .big5)]
    case .eucKR: [range(0xac00...0xd7a3)]
    case .utf8, .utf16LittleEndian, .utf16BigEndian, .windows1258: []
    }
  }

  private static let western = [
    letters("äöüß"), letters("àâæçéèêëîïôœùûüÿ"), letters("áéíñóúüªº¿¡"), letters("àáâãçéêíóôõúüªº"),
    letters("àèéìíîòóùú"), letters("åäöæøéü"), letters("éëèïóöüáê"), letters("áðéíóúýþæö"), letters("äöüàéèêëïôçâ"),
  ]
  private static let central = [
    letters("ąćęłńóśźż"), letters("áčďéěíňóřšťúůýž"), letters("áäčďéíĺľňóôŕšťúýž"), letters("áéíóöőúüű"),
    letters("čćđšž"), letters("ăâîşţșț"),
  ]
  private static let baltic = [letters("ąčęėįšųūž"), letters("āčēģīķļņšūž"), letters("äõöüšž")]
  private static let cyrillic = [range(0x410...0x44f, and: "ёЁ№"), range(0x410...0x44f, and: "іїєґІЇЄҐ№’")]
  private static let japanese = Alphabet { scalar in
    switch scalar.value {
    case 0x3040...0x30ff: 1
    case 0x3000...0x303f, 0xff01...0xff5e: 0.95
    case 0x4e00...0x9fa5: 0.8
    case 0xff61...0xff9f: 0.7
    default: 0
    }
  }

  private static func chinese(of encoding: TextEncoding) -> Alphabet {
    let simplified = "交易日期时间金额余收入支出摘要账户类型方状态备注商品名称付款人民币元月年转消费工资退还信用卡银行的有限公司中国网络单号明细导出姓起始终止全部共笔记录不计特别提示本回可表已成功"
    let traditional = "交易日期時間金額餘收入支出摘要帳戶類型狀態備註商品名稱付款新台幣元月年轉消費工資退還信用卡銀行的有限公司網路單號明細"
    let common = Set((encoding == .big5 ? traditional : simplified).unicodeScalars)
    return Alphabet { scalar in
      switch scalar.value {
      case 0x4e00...0x9fa5: common.contains(scalar) ? 1 : 0.82
      case 0x3000...0x303f, 0xff01...0xff5e: 0.9
      default: 0
      }
    }
  }

  private static func letters(_ text: String) -> Alphabet {
    let scalars = Set(text.unicodeScalars).union(text.uppercased().unicodeScalars)
    return Alphabet { scalars.contains($0) ? 1 : 0 }
  }

  private static func range(_ range: ClosedRange<UInt32>, and others: String = "") -> Alphabet {
    let scalars = Set(others.unicodeScalars)
    return Alphabet { range.contains($0.value) || scalars.contains($0) ? 1 : 0 }
  }

  private static let signs = Set("€£§°´–—‘’“”„«»…•©®·±²³½\u{a0}¥†№′″×".unicodeScalars)
}
