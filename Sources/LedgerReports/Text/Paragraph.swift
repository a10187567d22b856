/// Text that goes on over several lines.
enum Paragraph {
  /// The narrowest text that still stands beside its heading.
  private static let leastWidth = 16

  /// The lines of a text behind a heading; lines after the first begin below the text, not below the heading.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - heading: what stands in front.
  ///   - indent: the column in which the text begins.
  ///   - width: the number of columns there are.
  /// - Returns: the lines, none wider than `width` as long as that is above the indent.
  static func lines(_ text: String, behind heading: Line, indent: Int, width: Int) -> [Line] {
    if width - indent < leastWidth, indent > 2 {
      return (heading.width > 0 ? [heading] : []) + lines(text, behind: Line(), indent: 2, width: width)
    }
    return wrapped(Label(text), width: max(1, width - indent)).enumerated().map { index, line in
      (index == 0 ? heading : Line()).padded(to: indent) + Line(line)
    }
  }

  /// The lines of a text as they stand, blanks included; one that does not fit goes on below itself.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - heading: what stands in front.
  ///   - width: the number of columns there are.
  /// - Returns: the lines, none wider than `width` as long as that is above the width of the heading; one at least.
  static func lines(ofText text: String, behind heading: Line, width: Int) -> [Line] {
    let room = max(1, width - heading.width)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.flatMap { pieces(of: Label(String($0)).text, width: room) }.enumerated().map { index, piece in
      (index == 0 ? heading : .blanks(heading.width)) + Line(piece, .faint)
    }
  }

  /// The text in pieces that fit, parted at blanks, or within a word that fits nowhere. One piece at least.
  private static func wrapped(_ label: Label, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in label.text.split(separator: " ") {
      var rest = String(word)
      if !line.isEmpty {
        if DisplayWidth.of(line) + 1 + DisplayWidth.of(rest) <= width {
          line += " " + rest
          continue
        }
        lines.append(line)
        line = ""
      }
      if DisplayWidth.of(rest) > width {
        var pieces = pieces(of: rest, width: width)
        rest = pieces.removeLast()
        lines += pieces
      }
      line = rest
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
  }

  /// A word in pieces that fit, each of one character at least; one piece or more.
  private static func pieces(of word: String, width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in word {
      let columns = DisplayWidth.of(String(character))
      if used > 0, used + columns > width {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += columns
    }
    return pieces
  }
}
