/// How much room a text takes in a picture, estimated without a font: the width of what browsers use for `system-ui`, rounded
/// up, so that what fits here fits there.
enum TextFit {
  /// The width in the unit of the font's size.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    VisibleText.of(text).reduce(0) { $0 + advance(of: $1) } * size * (isBold ? boldFactor : 1)
  }

  /// As much of the text as there is room for, with an ellipsis when that is not all.
  static func clipped(_ text: String, to room: Double, size: Double, isBold: Bool = false) -> String {
    let text = VisibleText.of(text)
    if width(of: text, size: size, isBold: isBold) <= room { return text }
    let units = room / (size * (isBold ? boldFactor : 1)) - ellipsisAdvance
    var kept = ""
    var used = 0.0
    for character in text {
      used += advance(of: character)
      if used > units { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// The largest size between two at which the text has room, or the smaller one.
  static func size(of text: String, in room: Double, _ sizes: ClosedRange<Double>, isBold: Bool = false) -> Double {
    let width = width(of: text, size: 1, isBold: isBold)
    guard width > 0 else { return sizes.upperBound }
    return min(sizes.upperBound, max(sizes.lowerBound, (room / width * 2).rounded(.down) / 2))
  }

  private static let ellipsisAdvance = 1.0
  /// How much wider bold letters are.
  private static let boldFactor = 1.1

  /// The average advance of a character in the unit of the font's size.
  private static func advance(of character: Character) -> Double {
    switch character {
    case "i", "j", "l", "I", "|", "'", ".", ",", ":", ";", "!", "·": return 0.32
    case " ", "f", "t", "r", "(", ")", "[", "]", "-", "/": return 0.4
    case "m", "w": return 0.9
    case "M", "W", "@", "%", "…", "—": return 1
    default: break
    }
    if character.isASCII { return character.isUppercase || "&#+=<>~^_".contains(character) ? 0.76 : 0.65 }
    switch DisplayWidth.of(character) {
    case 0: return 0
    case 1: return 0.72
    default: return character.unicodeScalars.contains(where: \.properties.isEmojiPresentation) ? 1.3 : 1.05
    }
  }
}
