/// Finds any of several phrases in a cell quickly: nearly no cell has one. Capitals and small letters are the same.
struct PhraseFinder: Sendable {
  /// The phrases by the two bytes that they begin with.
  private let phrases: [Int: [[UInt8]]]
  /// One bit for each two bytes that a phrase begins with.
  private let beginnings: [UInt64]
  private let shortest: Int

  /// A finder of phrases of two bytes or more.
  init(_ phrases: [String]) {
    let folded = phrases.map { phrase in phrase.utf8.map { $0 | 0x20 } }
    shortest = folded.map(\.count).min() ?? 0
    self.phrases = Dictionary(grouping: folded) { Int($0[0]) << 8 | Int($0[1]) }
    var beginnings = [UInt64](repeating: 0, count: 1024)
    for pair in self.phrases.keys { beginnings[pair >> 6] |= 1 << UInt64(pair & 63) }
    self.beginnings = beginnings
  }

  /// Whether a phrase occurs in a range.
  func occurs(in bytes: SourceBytes, _ range: Range<Int>) -> Bool {
    guard range.count >= shortest else { return false }
    var before = bytes[range.lowerBound] | 0x20
    for index in (range.lowerBound + 1)..<range.upperBound {
      let byte = bytes[index] | 0x20
      let pair = Int(before) << 8 | Int(byte)
      before = byte
      if beginnings[pair >> 6] & (1 << UInt64(pair & 63)) == 0 { continue }
      for phrase in phrases[pair] ?? [] where matches(bytes, index - 1, range.upperBound, phrase) { return true }
    }
    return false
  }

  private func matches(_ bytes: SourceBytes, _ index: Int, _ end: Int, _ phrase: [UInt8]) -> Bool {
    guard index + phrase.count <= end else { return false }
    for offset in phrase.indices where bytes[index + offset] | 0x20 != phrase[offset] { return false }
    return true
  }
}
