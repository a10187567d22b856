/// Texts of characters that are known to be safe and to take one column each, whatever stands beside them: those of which nearly
/// all texts and pictures are made. The properties of characters need be looked up for other texts alone.
enum NarrowText {
  /// The number of columns that a text takes; nil when it has other characters.
  static func width(of text: String) -> Int? {
    var width = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Printable ASCII.
      case 0x20..<0x7f: break
      // The middle dot, and the letters of Western Europe.
      case 0xb7, 0xc0...0xff: break
      // Dashes and the ellipsis.
      case 0x2010...0x2015, 0x2026: break
      // Lines, blocks and shapes that pictures are drawn with.
      case 0x2500...0x25cf: break
      default: return nil
      }
      width += 1
    }
    return width
  }
}
