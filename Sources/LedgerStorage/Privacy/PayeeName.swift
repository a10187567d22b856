internal import LedgerDomain

/// The name of a payee that is to be forgotten, compared as the program compares payees: white space collapsed, case folded,
/// canonically equivalent characters the same.
struct PayeeName {
  /// What takes the place of the name in texts that stay.
  static let ellipsis = "…"

  /// A character of a text as far as it counts, and where it stands.
  private struct Unit {
    let character: Character
    let range: Range<String.Index>
  }

  private let folded: FoldedText
  private let characters: [Character]
  /// Names of other payees that have this one in them: where they stand, it is no mention of this one.
  private let longer: [[Character]]
  /// The longest part of the name that looks the same in every Unicode form, but for case; empty when there is none.
  private let plainPart: [UInt8]

  /// Prepares to look for a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - others: the names of the other payees.
  init(_ name: String, others: [String] = []) {
    folded = FoldedText(name)
    let characters = PayeeName.units(of: FoldedText.collapsed(name)).map(\.character)
    self.characters = characters
    longer = others.compactMap { other in
      let units = PayeeName.units(of: FoldedText.collapsed(other))
      return PayeeName.places(of: characters, in: units).isEmpty ? nil : units.map(\.character)
    }
    // The sign of the kelvin is a letter k.
    let plainParts = characters.split { !$0.isASCII || $0 == "k" || !($0.isLetter || $0.isNumber) }
    plainPart = plainParts.max { $0.count < $1.count }.map { $0.compactMap(\.asciiValue) } ?? []
  }

  /// Whether it has a letter, so that it is no number, date or mark.
  var hasLetter: Bool { characters.contains(where: \.isLetter) }

  /// Whether a text is the name.
  func isEqual(to text: String) -> Bool { FoldedText(text) == folded }

  /// Whether a text has the name in it as whole words, be it as a part of another payee's name.
  func isPart(of text: String) -> Bool {
    mayStand(in: Array(text.utf8)[...]) && !PayeeName.places(of: characters, in: PayeeName.units(of: text)).isEmpty
  }

  /// Whether bytes may have the name in them; false is sure.
  func mayStand(in bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = plainPart.first else { return true }
    guard bytes.count >= plainPart.count else { return false }
    for start in bytes.startIndex...bytes.endIndex - plainPart.count where PayeeName.lowered(bytes[start]) == first {
      if plainPart.indices.allSatisfy({ PayeeName.lowered(bytes[start + $0]) == plainPart[$0] }) { return true }
    }
    return false
  }

  /// Where a text has the name in it as whole words: no letter or digit stands beside them, and they are no part of the name
  /// of another payee.
  func ranges(in text: String) -> [Range<String.Index>] {
    guard mayStand(in: Array(text.utf8)[...]) else { return [] }
    let units = PayeeName.units(of: text)
    let found = PayeeName.places(of: characters, in: units)
    if found.isEmpty { return [] }
    let foreign = longer.flatMap { PayeeName.places(of: $0, in: units) }
    return found.filter { place in
      !foreign.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
    }
    .map { units[$0.lowerBound].range.lowerBound..<units[$0.upperBound - 1].range.upperBound }
  }

  /// Whether a text mentions the payee.
  func isMentioned(in text: String) -> Bool { !ranges(in: text).isEmpty }

  /// A text with an ellipsis in the place of each mention.
  func erased(_ text: String) -> String {
    var text = text
    for range in ranges(in: text).reversed() { text.replaceSubrange(range, with: PayeeName.ellipsis) }
    return text
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  /// The characters of a text in small letters, a run of white space as one blank.
  private static func units(of text: String) -> [Unit] {
    var units: [Unit] = []
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let character = text[index]
      if character.isWhitespace {
        if let last = units.last, last.character == " " {
          units[units.count - 1] = Unit(character: " ", range: last.range.lowerBound..<next)
        } else {
          units.append(Unit(character: " ", range: index..<next))
        }
      } else {
        let small = character.lowercased()
        units.append(Unit(character: small.count == 1 ? Character(small) : character, range: index..<next))
      }
      index = next
    }
    return units
  }

  /// Where whole words stand among others.
  private static func places(of words: [Character], in units: [Unit]) -> [Range<Int>] {
    guard let first = words.first, units.count >= words.count else { return [] }
    func isBoundary(_ index: Int) -> Bool {
      !units.indices.contains(index) || !(units[index].character.isLetter || units[index].character.isNumber)
    }
    var found: [Range<Int>] = []
    var start = 0
    while start <= units.count - words.count {
      let end = start + words.count
      if units[start].character == first, isBoundary(start - 1), isBoundary(end),
        words.indices.allSatisfy({ units[start + $0].character == words[$0] })
      {
        found.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return found
  }
}
