internal import LedgerDomain

/// The characters that pictures are drawn with.
struct Glyphs: Sendable {
  /// Whether all of them are ASCII.
  let usesASCII: Bool

  var ellipsis: String { usesASCII ? "..." : "…" }
  /// Between the ends of a range.
  var until: String { usesASCII ? ".." : "…" }
  /// Between two facts on one line.
  var separator: String { usesASCII ? " | " : " · " }
  /// Between what was and what is.
  var arrow: String { usesASCII ? "->" : "→" }
  /// Behind how many times something is.
  var times: String { usesASCII ? "x" : "×" }
  /// In the place of a value that does not exist.
  var noValue: String { usesASCII ? "-" : "–" }
  var full: String { usesASCII ? "#" : "█" }
  /// The part of a bar that is not filled.
  var track: String { usesASCII ? "." : "░" }
  /// The track of a bar that cannot be filled, because there is nothing to compare with.
  var bareTrack: String { usesASCII ? ":" : "┆" }
  /// At the end of a bar that is longer than can be drawn.
  var overflow: String { usesASCII ? ">" : "▸" }
  /// The colour of something, in a legend.
  var square: String { usesASCII ? "#" : "■" }
  var rule: String { usesASCII ? "-" : "─" }
  var heavyRule: String { usesASCII ? "=" : "━" }
  var dot: String { usesASCII ? "*" : "●" }
  var hollowDot: String { usesASCII ? "o" : "○" }
  /// Above a column that goes over its budget.
  var over: String { usesASCII ? "^" : "▲" }
  /// Around the chosen one of several.
  var chosen: (left: String, right: String) { usesASCII ? (">", "<") : ("▸", "◂") }
  /// In front of a part of the line above, and of the last part.
  var branch: (middle: String, last: String) { usesASCII ? ("|", "`") : ("├", "└") }
  /// The corners of a card from the top left on, clockwise.
  var corners: [String] { usesASCII ? ["+", "+", "+", "+"] : ["╭", "╮", "╯", "╰"] }
  var side: String { usesASCII ? "|" : "│" }

  /// The parts of a cell that are filled from the left, in equal steps: eighths, or the half in ASCII.
  var leftParts: [String] { usesASCII ? ["-"] : ["▏", "▎", "▍", "▌", "▋", "▊", "▉"] }
  /// From one eighth to seven eighths of a cell, filled from below; empty where a cell cannot be divided.
  var lowerEighths: [String] { usesASCII ? [] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇"] }

  /// The percent of SEMANTICS §2, or the sign for no value without a base.
  func percent(_ ratio: Ratio) -> String { ratio.hasBase ? ratio.percentText : noValue }

  /// The same where there is little room: beyond three digits no more than that, `>999 %`.
  func shortPercent(_ ratio: Ratio) -> String {
    guard let percent = ratio.percent() else { return noValue }
    if percent > 999 { return ">999 %" }
    return percent < -999 ? "<-999 %" : ratio.percentText
  }

  /// A text repeated to fill a number of columns.
  func line(_ glyph: String, _ width: Int) -> String { String(repeating: glyph, count: max(0, width)) }
}
