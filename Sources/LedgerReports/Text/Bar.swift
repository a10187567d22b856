internal import LedgerDomain

/// A bar filled from the left. Its length is the only thing that is clamped; the number beside it is not.
struct Bar: Sendable {
  /// The filled part, 0…1.
  let fraction: Double
  /// Whether it is marked as longer than can be drawn.
  let isOver: Bool
  /// The colours from its left to its right end.
  let colors: Gradient?
  /// What the rest is drawn in; nil where it is left blank.
  let trackInk: Ink?

  /// A bar of a part of a whole.
  init(fraction: Double, isOver: Bool = false, colors: Gradient? = nil, trackInk: Ink? = .faint) {
    self.fraction = fraction
    self.isOver = isOver
    self.colors = colors
    self.trackInk = trackInk
  }

  /// A bar of what a budget has consumed; nil without a budget (SEMANTICS §2).
  init?(_ position: BudgetPosition, colors: Gradient? = nil) {
    if position.status == .unbudgeted { return nil }
    self.init(fraction: position.drawnFraction, isOver: position.status == .over, colors: colors)
  }

  /// The bar, drawn `width` columns wide.
  func line(_ width: Int, _ glyphs: Glyphs) -> Line {
    if width <= 0 { return Line() }
    let steps = glyphs.leftParts.count + 1
    let filled = Bar.filledSteps(fraction, of: width * steps)
    let (whole, part) = filled.quotientAndRemainder(dividingBy: steps)
    // The last cell is the mark's where there is one.
    let room = isOver ? width - 1 : width
    var line = fill(min(whole, room), of: width, glyphs)
    if part > 0, whole < room { line += Line(glyphs.leftParts[part - 1], ink(at: whole, of: width)) }
    let rest = room - line.width
    if rest > 0 { line += trackInk.map { Line(glyphs.line(glyphs.track, rest), $0) } ?? .blanks(rest) }
    if isOver { line += Line(glyphs.overflow, .alarm) }
    return line
  }

  /// The cells that are filled altogether, in one piece as long as they have one colour.
  private func fill(_ count: Int, of width: Int, _ glyphs: Glyphs) -> Line {
    if colors == nil, count > 0 { return Line(glyphs.line(glyphs.full, count), ink(at: 0, of: width)) }
    let full = Label(glyphs.full)
    return (0..<count).reduce(into: Line()) { line, cell in line.append(full, ink(at: cell, of: width)) }
  }

  /// The number of steps that are filled: none only for 0 and below, all only for 1 and above.
  static func filledSteps(_ fraction: Double, of steps: Int) -> Int {
    if fraction <= 0 || steps == 0 { return 0 }
    if fraction >= 1 { return steps }
    return min(max(Int((fraction * Double(steps)).rounded(.down)), 1), steps - 1)
  }

  private func ink(at cell: Int, of width: Int) -> Ink {
    if isOver, colors == nil { return .alarm }
    guard let colors else { return .plain }
    return .colored(colors.color(at: width > 1 ? Double(cell) / Double(width - 1) : 0))
  }
}
