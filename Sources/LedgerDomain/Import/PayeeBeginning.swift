/// How one payee begins with the whole of another one, blanks, marks and case left out: the bank may have cut the longer
/// one, or have added to the shorter one.
public enum PayeeBeginning: Hashable, Sendable {
  /// The shorter one is so long that it is hardly another payee, wherever it ends: formats cut names at a fixed length.
  case cut
  /// The longer one goes on with further words: `ACME GmbH`, `ACME GmbH Holding`.
  case lengthened

  /// From how many letters and digits on a payee is taken for one that was cut.
  private static let leastCut = 16
  /// From how many letters and digits on a payee is more than initials.
  private static let leastWords = 3

  /// Compares two payees; nil when neither begins with the other, or both are the same.
  public init?(_ first: String, _ second: String) {
    let (first, second) = (PayeeBeginning.letters(of: first), PayeeBeginning.letters(of: second))
    let (short, long) = first.text.count < second.text.count ? (first, second) : (second, first)
    guard short.text.count < long.text.count, long.text.starts(with: short.text) else { return nil }
    if short.text.count >= PayeeBeginning.leastCut {
      self = .cut
    } else if short.text.count >= PayeeBeginning.leastWords, long.wordEnds.contains(short.text.count) {
      self = .lengthened
    } else {
      return nil
    }
  }

  /// The letters and digits of a payee, and after how many of them a word ends.
  private static func letters(of payee: String) -> (text: [String], wordEnds: Set<Int>) {
    var text: [String] = []
    var wordEnds: Set<Int> = []
    for character in payee {
      if character.isLetter || character.isNumber {
        text.append(character.lowercased())
      } else {
        wordEnds.insert(text.count)
      }
    }
    return (text, wordEnds)
  }
}
