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

  /// Compares two payees; nil when neither begins with the other, or both are the same. They are read as far as they agree.
  public init?(_ first: String, _ second: String) {
    var (first, second) = (Letters(first), Letters(second))
    var count = 0
    while true {
      switch (first.next(), second.next()) {
      case (nil, nil): return nil
      case (nil, let further?), (let further?, nil):
        if count >= PayeeBeginning.leastCut {
          self = .cut
        } else if count >= PayeeBeginning.leastWords, further.beginsWord {
          self = .lengthened
        } else {
          return nil
        }
        return
      case (let one?, let other?):
        if one.text != other.text { return nil }
        count += 1
      }
    }
  }

  /// The letters and digits of a payee in lower case.
  private struct Letters {
    private var characters: String.Iterator

    init(_ payee: String) { characters = payee.makeIterator() }

    /// The next one, and whether something else stands in front of it.
    mutating func next() -> (text: String, beginsWord: Bool)? {
      var beginsWord = false
      while let character = characters.next() {
        if character.isLetter || character.isNumber { return (character.lowercased(), beginsWord) }
        beginsWord = true
      }
      return nil
    }
  }
}
