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
    guard range.count >= shortest, range.count >= 2 else { return false }
    return bytes.withPiece(range) { piece in
      var pair = UInt16(piece[0] | 0x20)
      for index in 1..<piece.count {
        pair = pair << 8 | UInt16(piece[index] | 0x20)
        if beginnings[Int(pair >> 6)] & (1 << UInt64(pair & 63)) == 0 { continue }
        for phrase in phrases[Int(pair)] ?? [] where PhraseFinder.matches(piece, index - 1, phrase) { return true }
      }
      return false
    }
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ phrase: [UInt8]) -> Bool {
    guard index + phrase.count <= bytes.count else { return false }
    for offset in phrase.indices where bytes[index + offset] | 0x20 != phrase[offset] { return false }
    return true
  }
}
