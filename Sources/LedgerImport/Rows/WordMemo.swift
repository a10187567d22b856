/// Remembers what the words of a column mean, so that a million rows with five words fold five texts.
struct WordMemo<Meaning> {
  private var known: [UInt64: Meaning?] = [:]
  private let meaning: (String) -> Meaning?
  private let longest: Int
  private let mostWords: Int?

  /// A memory in front of a look-up.
  ///
  /// - Parameters:
  ///   - longest: cells of more bytes have no meaning.
  ///   - mostWords: beyond so many different words the column holds texts, and new ones have no meaning; nil for no end.
  ///   - meaning: the look-up.
  init(longest: Int, mostWords: Int? = nil, _ meaning: @escaping (String) -> Meaning?) {
    self.longest = longest
    self.mostWords = mostWords
    self.meaning = meaning
  }

  /// The meaning of a range.
  mutating func meaning(_ bytes: SourceBytes, _ range: Range<Int>) -> Meaning? {
    if range.isEmpty || range.count > longest { return nil }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    if let found = known[hash] { return found }
    if let mostWords, known.count >= mostWords { return nil }
    let found = meaning(bytes.text(range))
    if known.count < 4096 { known[hash] = .some(found) }
    return found
  }
}
