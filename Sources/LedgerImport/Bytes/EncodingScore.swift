/// How plausible a text is when its bytes are read in one encoding: about 1 for a fit, below 0 for nonsense.
struct EncodingScore {
  /// The score.
  let value: Double

  /// Judges bytes under an encoding.
  init(_ sample: [UInt8], as encoding: TextEncoding) {
    var scalars: [Unicode.Scalar?] = []
    LegacyDecoder(encoding).decode(SourceBytes(sample)) { scalars.append($1) }
    let beyond = scalars.filter { $0.map { $0.value >= 0x80 } ?? true }
    guard !beyond.isEmpty else {
      value = 0
      return
    }
    let failures = beyond.count { $0.map { (0x80..<0xa0).contains($0.value) } ?? true }
    let fit = Alphabet.alphabets(of: encoding).map { $0.coverage(of: EncodingScore.characters(scalars)) }.max() ?? 0
    let shape = EncodingScore.brokenWords(scalars)
    value =
      (fit - 3 * Double(failures) - Double(shape)) / Double(beyond.count)
      - EncodingScore.rarePairs(sample, encoding)
      - (encoding == .windows1252 && EncodingScore.hasLoneCurrencySign(scalars) ? 0.05 : 0)
  }

  /// How many of the pairs lie in the later, rarer part of a Korean or Chinese table, where the second byte is below 0xa1.
  private static func rarePairs(_ sample: [UInt8], _ encoding: TextEncoding) -> Double {
    guard encoding == .eucKR || encoding == .gb18030 else { return 0 }
    var pairs = 0
    var rare = 0
    var index = 0
    while index + 1 < sample.count {
      if sample[index] < 0x80 {
        index += 1
        continue
      }
      pairs += 1
      if sample[index] < 0xa1 || sample[index + 1] < 0xa1 { rare += 1 }
      index += 2
    }
    return pairs == 0 ? 0 : 0.5 * Double(rare) / Double(pairs)
  }

  /// The characters beyond ASCII, and whether each stands without a letter beside it.
  private static func characters(_ scalars: [Unicode.Scalar?]) -> [(scalar: Unicode.Scalar, isAlone: Bool)] {
    scalars.indices.compactMap { index in
      guard let scalar = scalars[index], scalar.value >= 0x80 else { return nil }
      // Japanese and Chinese words may have one letter.
      if scalar.value >= 0x2e80 { return (scalar, false) }
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      let hasNeighbour = [before, after].contains { $0?.properties.isAlphabetic ?? false }
      return (scalar, !hasNeighbour)
    }
  }

  /// Whether a letter is of another script than Latin, and one whose words hold no Latin letters.
  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool { (0x370...0x6ff).contains(scalar.value) }

  /// Capitals behind small letters, and signs between letters: what a wrong encoding makes of words.
  private static func brokenWords(_ scalars: [Unicode.Scalar?]) -> Int {
    var count = 0
    for index in scalars.indices.dropFirst() {
      guard let scalar = scalars[index], scalar.value >= 0x80, let before = scalars[index - 1] else { continue }
      let isLatinBefore = before.value < 0x370 && before.properties.isAlphabetic
      if isForeign(scalar), isLatinBefore || (index + 1 < scalars.count && isLatin(scalars[index + 1])) { count += 1 }
      if scalar.properties.isUppercase, before.properties.isLowercase { count += 1 }
      if !scalar.properties.isAlphabetic, index + 1 < scalars.count, let after = scalars[index + 1],
        before.properties.isAlphabetic, after.properties.isAlphabetic, scalar.value < 0x2000, scalar.value != 0xb7
      {
        count += 1
      }
    }
    return count
  }

  private static func isLatin(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.value < 0x370 && $0.properties.isAlphabetic } ?? false
  }

  /// The sign ¤, which nobody writes: ISO 8859-15 has the euro in its place.
  private static func hasLoneCurrencySign(_ scalars: [Unicode.Scalar?]) -> Bool {
    scalars.contains { $0?.value == 0xa4 }
  }
}
