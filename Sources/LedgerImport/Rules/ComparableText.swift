internal import LedgerDomain

/// A folded text, ready for parts of it to be found: characters are equal when they are canonically equivalent, so that
/// `Café` in either Unicode form holds the other one.
struct ComparableText {
  private let bytes: [UInt8]
  /// The characters of a text that is not ASCII alone; empty otherwise.
  private let characters: [Character]

  private var isASCII: Bool { characters.isEmpty }

  init(_ text: FoldedText) {
    bytes = Array(text.text.utf8)
    characters = bytes.allSatisfy { $0 < 0x80 } ? [] : Array(text.text)
  }

  /// Whether a text that is not empty is a part of this one.
  func contains(_ part: ComparableText) -> Bool {
    switch (isASCII, part.isASCII) {
    case (true, true): ComparableText.contains(bytes, part.bytes)
    case (true, false): false
    case (false, true): ComparableText.contains(characters, part.bytes.map { Character(UnicodeScalar($0)) })
    case (false, false): ComparableText.contains(characters, part.characters)
    }
  }

  private static func contains<Unit: Equatable>(_ text: [Unit], _ part: [Unit]) -> Bool {
    guard let first = part.first, part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start] == first && text[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
