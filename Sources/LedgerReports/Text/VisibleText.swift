/// Makes characters visible that a terminal would obey instead of showing them: control characters, and the invisible
/// ones that reorder or break lines (Unicode Technical Report 36, §2.8 "Bidirectional Text Spoofing").
public enum VisibleText {
  /// The text with an escape such as `\u{1B}` in the place of each unsafe character.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - keepingLayout: whether tabs, line feeds and carriage returns stay.
  /// - Returns: the text without unsafe characters.
  public static func of(_ text: String, keepingLayout: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar), !(keepingLayout && isLayout(scalar)) {
        visible += escape(scalar)
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Whether a terminal may obey the character, or show it in another place than the text has it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f: true
    // The soft hyphen has a width that terminals do not agree on.
    case 0xad: true
    case 0x2028, 0x2029: true
    // Invisible ones that make two names look alike, apart from the joiners and marks that scripts and emoji need.
    case 0x200b, 0x2060, 0xfeff, 0xe0001: true
    case 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isLayout(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "\n" || scalar == "\r"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
