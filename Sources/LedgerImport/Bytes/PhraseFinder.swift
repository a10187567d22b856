/// Finds any of several phrases in a cell quickly: nearly no cell has one. Capitals and small letters are the same.
struct PhraseFinder: Sendable {
  /// The phrases by the bytes that they begin with.
  private let phrases: [UInt32: [[UInt8]]]
  /// How many bytes these are: as many as the shortest phrase has, four at most.
  private let width: Int
  /// One bit for what any of the beginnings is scattered to.
  private let beginnings: [UInt64]

  /// A finder of phrases of two bytes or more.
  init(_ phrases: [String]) {
    let folded = phrases.map { phrase in phrase.utf8.map { $0 | 0x20 } }
    let width = min(4, folded.map(\.count).min() ?? 4)
    self.width = width
    self.phrases = Dictionary(grouping: folded) { $0.prefix(width).reduce(0) { $0 << 8 | UInt32($1) } }
    var beginnings = [UInt64](repeating: 0, count: 1024)
    for beginning in self.phrases.keys {
      let bit = PhraseFinder.scattered(beginning)
      beginnings[bit >> 6] |= 1 << UInt64(bit & 63)
    }
    self.beginnings = beginnings
  }

  /// Whether a phrase occurs in a range.
  func occurs(in bytes: SourceBytes, _ range: Range<Int>) -> Bool {
    guard range.count >= width else { return false }
    let mask = UInt32.max >> UInt32(32 - 8 * width)
    return bytes.withPiece(range) { piece in
      beginnings.withUnsafeBufferPointer { beginnings in
        var last: UInt32 = 0
        for index in 0..<piece.count {
          last = (last << 8 | UInt32(piece[index] | 0x20)) & mask
          let bit = PhraseFinder.scattered(last)
          if beginnings[bit >> 6] & (1 << UInt64(bit & 63)) == 0 || index < width - 1 { continue }
          for phrase in phrases[last] ?? [] where PhraseFinder.matches(piece, index + 1 - width, phrase) { return true }
        }
        return false
      }
    }
  }

  /// A number below 2¹⁶ for some bytes (Knuth, "The Art of Computer Programming" 6.4: multiplicative hashing).
  private static func scattered(_ bytes: UInt32) -> Int { Int((bytes &* 0x9e37_79b1) >> 16) }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ phrase: [UInt8]) -> Bool {
    guard index + phrase.count <= bytes.count else { return false }
    for offset in phrase.indices where bytes[index + offset] | 0x20 != phrase[offset] { return false }
    return true
  }
}
