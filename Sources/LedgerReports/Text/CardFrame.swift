/// The rounded frame of a card.
struct CardFrame {
  private let glyphs: Glyphs

  init(_ glyphs: Glyphs) { self.glyphs = glyphs }

  /// Lines in a frame, `width` columns wide; what is too long is cut.
  ///
  /// On a gradient the whole card is painted, and its frame has the colour of what it stands on: the characters are the same with
  /// colours and without.
  func lines(_ content: [Line], width: Int, on gradient: ReadableGradient? = nil) -> [Line] {
    let edge = glyphs.line(glyphs.rule, width - 2)
    let corners = glyphs.corners
    let inside = content.map { $0.clipped(to: width - 4, ellipsis: glyphs.ellipsis).padded(to: width - 4) }
    guard let gradient else {
      let body = inside.map { Line(glyphs.side + " ", .faint) + $0 + Line(" " + glyphs.side, .faint) }
      return [Line(corners[0] + edge + corners[1], .faint)] + body + [Line(corners[3] + edge + corners[2], .faint)]
    }
    func painted(_ left: String, _ middle: Line, _ right: String) -> Line {
      (Line(left, .faint) + middle + Line(right, .faint)).painted(on: gradient)
    }
    return [painted(corners[0], Line(edge, .faint), corners[1])]
      + inside.map { painted(glyphs.side + " ", $0, " " + glyphs.side) }
      + [painted(corners[3], Line(edge, .faint), corners[2])]
  }
}
