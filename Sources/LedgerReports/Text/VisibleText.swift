internal import LedgerDomain

/// Makes characters visible that a terminal would obey instead of showing them: control characters, and the invisible
/// ones that reorder or break lines (Unicode Technical Report 36, §2.8 "Bidirectional Text Spoofing").
public enum VisibleText {
  /// Which white space stays what it is.
  public enum Layout: Sendable {
    /// None: a name takes one line.
    case none
    /// Line feeds, as in a message of several lines.
    case lines
    /// Line feeds and tabs, as in a cell of a table for spreadsheets.
    case cell
    /// Line feeds, tabs and carriage returns, which a document escapes in its own way.
    case whole
  }

  /// The text with an escape such as `\u{1B}` in the place of each unsafe character.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - layout: which white space stays.
  /// - Returns: the text without unsafe characters. A mark that would join what stands before the text gets a dotted circle
  ///   to stand on (Unicode Standard, §7.9).
  public static func of(_ text: String, keeping layout: Layout = .none) -> String {
    // Nearly all texts are plain; the rest is looked at more closely.
    if NarrowText.width(of: text) != nil { return text }
    var visible = ""
    var previous: Unicode.Scalar?
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if let end = endOfFlag(in: scalars, from: index) {
        visible.unicodeScalars.append(contentsOf: scalars[index..<end])
        previous = scalars[scalars.index(before: end)]
        index = end
        continue
      }
      let scalar = scalars[index]
      index = scalars.index(after: index)
      if isKept(scalar, layout) {
        visible.unicodeScalars.append(scalar)
      } else if isUnsafe(scalar) || isJoiner(scalar) && !canJoin(previous) {
        visible += escape(scalar)
      } else {
        if previous == nil, isMark(scalar) { visible += "\u{25cc}" }
        visible.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return visible
  }

  /// Whether a terminal may obey the character, or show it in another place than the text has it, whatever stands beside it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool { UnsafeCharacters.contain(scalar) }

  /// The end of a flag of a region, such as Wales: a black flag, tags for letters, and the tag that ends them (Unicode
  /// Technical Standard 51, §1.4.6).
  private static func endOfFlag(
    in scalars: String.UnicodeScalarView, from start: String.Index
  ) -> String.Index? {
    guard scalars[start] == "\u{1f3f4}" else { return nil }
    var index = scalars.index(after: start)
    var count = 0
    while index < scalars.endIndex, count < 7 {
      let tag = scalars[index].value
      index = scalars.index(after: index)
      if tag == 0xe007f { return count >= 3 ? index : nil }
      guard (0xe0030...0xe0039).contains(tag) || (0xe0061...0xe007a).contains(tag) else { return nil }
      count += 1
    }
    return nil
  }

  private static func isKept(_ scalar: Unicode.Scalar, _ layout: Layout) -> Bool {
    switch layout {
    case .none: false
    case .lines: scalar == "\n"
    case .cell: scalar == "\n" || scalar == "\t"
    case .whole: scalar == "\n" || scalar == "\t" || scalar == "\r"
    }
  }

  /// Joiners belong behind letters of scripts that have them, and behind emoji. What follows is not looked at, so that a text
  /// that was cut stays what it was.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200c}" || scalar == "\u{200d}" }

  private static func canJoin(_ previous: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    return previous.value >= 0x300 && !isJoiner(previous)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
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
