/// Tells the encoding of a file without a byte order mark.
///
/// UTF-8 proves itself: text in an old encoding is almost never well-formed UTF-8 by accident. For the old encodings
/// nothing but plausibility is left: the one whose characters belong to one alphabet wins, and words of the header
/// decide between equals.
enum EncodingDetector {
  /// The likeliest encoding.
  static func encoding(of file: SourceBytes) -> TextEncoding {
    if let wide = utf16(file) { return wide }
    let check = UTF8Check.check(file)
    if check.invalidCount == 0 || check.invalidCount * 4 <= check.wideCount { return .utf8 }
    let sample = linesBeyondASCII(of: file)
    let words = LanguageHints(Array(file.prefix(20_000))[...])
    var best = (encoding: TextEncoding.windows1252, score: -1.0)
    for candidate in candidates {
      let score = EncodingScore(sample, as: candidate).value + (words.favours(candidate) ? 0.2 : 0) - rarity(candidate)
      if score > best.score + 0.0001 { best = (candidate, score) }
    }
    return best.encoding
  }

  /// The candidates; among equals the first wins.
  private static let candidates: [TextEncoding] = [
    .windows1252, .iso8859Part15, .windows1250, .windows1251, .windows1254, .windows1257, .windows1253, .iso8859Part2,
    .macRoman, .ibm850, .ibm852, .koi8r, .koi8u, .ibm866, .iso8859Part5, .iso8859Part7, .iso8859Part13, .windows1255,
    .windows1256, .gb18030, .shiftJIS, .eucJP, .eucKR, .big5,
  ]

  /// How much plainer the signs of an encoding have to be that hardly any bank uses any more.
  private static func rarity(_ encoding: TextEncoding) -> Double {
    switch encoding {
    case .ibm850, .ibm852, .ibm866, .iso8859Part5: 0.15
    case .windows1255, .windows1256: 0.2
    case .macRoman, .koi8r, .koi8u: 0.05
    default: 0
    }
  }

  /// UTF-16 without a mark: every second byte of ASCII text is 0.
  static func utf16(_ file: SourceBytes) -> TextEncoding? {
    let sample = file.prefix(4096)
    let pairs = sample.count / 2
    guard pairs > 1 else { return nil }
    var zeros = (even: 0, odd: 0)
    for index in 0..<pairs {
      if sample[2 * index] == 0 { zeros.even += 1 }
      if sample[2 * index + 1] == 0 { zeros.odd += 1 }
    }
    if zeros.odd * 10 >= pairs * 3, zeros.even == 0 { return .utf16LittleEndian }
    if zeros.even * 10 >= pairs * 3, zeros.odd == 0 { return .utf16BigEndian }
    return nil
  }

  /// The lines that have bytes beyond ASCII, up to a size that is enough to judge.
  private static func linesBeyondASCII(of file: SourceBytes) -> [UInt8] {
    var sample: [UInt8] = []
    for line in file.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }) where line.contains(where: { $0 >= 0x80 }) {
      sample += line
      sample.append(0x0a)
      if sample.count > 100_000 { break }
    }
    return sample
  }
}
