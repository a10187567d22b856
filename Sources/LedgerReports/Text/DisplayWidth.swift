/// The number of columns that a text takes in a terminal.
public enum DisplayWidth {
  /// The width of a text: 2 for wide characters and emoji, 0 for marks that join the character before, else 1.
  public static func of(_ text: String) -> Int {
    NarrowText.width(of: text) ?? text.reduce(0) { $0 + of($1) }
  }

  /// The width of one character as a person sees it, which may be a sequence such as a family or a flag.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    return isEmoji(scalars) ? 2 : scalars.reduce(0) { $0 + of($1) }
  }

  /// Whether the sequence is drawn as one emoji (Unicode Technical Standard 51, §1.4.5).
  private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if isRegionalIndicator(first) { return scalars.count == 2 }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji, let second = scalars.dropFirst().first else { return false }
    return second == "\u{fe0f}" || second.properties.isEmojiModifier || second == "\u{200d}"
  }

  /// A letter of the pairs that stand for flags; one alone is no emoji.
  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1f1e6...0x1f1ff).contains(scalar.value)
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7f: return 1
    // The vowels and final consonants of Hangul join the leading consonant.
    case 0x1160...0x11ff, 0xd7b0...0xd7fb: return 0
    // These signs span the digits behind them, but have a place of their own.
    case 0x600...0x605, 0x6dd, 0x70f, 0x8e2, 0x110bd, 0x110cd: return 1
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return EastAsianWide.contains(scalar) ? 2 : 1
    }
  }
}
