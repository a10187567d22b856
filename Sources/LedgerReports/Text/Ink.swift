internal import LedgerDomain

/// What a piece of text is to be seen as. It never tells anything that the text itself does not.
enum Ink: Hashable, Sendable {
  /// Ordinary text.
  case plain
  /// Headings and main figures.
  case strong
  /// What stands behind the rest: labels, rules, tracks.
  case faint
  /// Over budget, rejected.
  case alarm
  /// Used up, in doubt.
  case notice
  /// Something of a colour of its own.
  case colored(HexColor)
  /// On a background of its own, in a colour that can be read on it.
  case painted(background: HexColor, text: HexColor, isStrong: Bool)

  /// The parameters of the escape sequence that turns it on (ECMA-48 §8.3.117, SGR); nil when there is none.
  func parameters(_ depth: ColorDepth) -> String? {
    if depth == .none { return nil }
    switch self {
    case .plain: return nil
    case .strong: return "1"
    case .faint: return "2"
    case .alarm: return "1;31"
    case .notice: return "33"
    case .colored(let color): return Ink.parameters(of: color, "38", depth)
    case .painted(let background, let text, let isStrong):
      return (isStrong ? "1;" : "") + Ink.parameters(of: text, "38", depth) + ";"
        + Ink.parameters(of: background, "48", depth)
    }
  }

  /// Whether blanks in it can be seen.
  var showsBlanks: Bool {
    if case .painted = self { true } else { false }
  }

  private static func parameters(of color: HexColor, _ layer: String, _ depth: ColorDepth) -> String {
    let (red, green, blue) = color.components
    return depth == .trueColor ? "\(layer);2;\(red);\(green);\(blue)" : "\(layer);5;\(color.nearestOf256)"
  }
}

extension HexColor {
  /// The number of the nearest colour in the palette of 256: a cube of 6 × 6 × 6 from 16 on, 24 greys from 232 on.
  var nearestOf256: Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let (red, green, blue) = components
    func nearestLevel(_ value: Int) -> Int {
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    func distance(_ other: (Int, Int, Int)) -> Int {
      let (byRed, byGreen, byBlue) = (red - other.0, green - other.1, blue - other.2)
      return byRed * byRed + byGreen * byGreen + byBlue * byBlue
    }
    let cube = (nearestLevel(red), nearestLevel(green), nearestLevel(blue))
    let grey = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
    let greyLevel = 8 + 10 * grey
    let cubeDistance = distance((levels[cube.0], levels[cube.1], levels[cube.2]))
    return distance((greyLevel, greyLevel, greyLevel)) < cubeDistance
      ? 232 + grey : 16 + 36 * cube.0 + 6 * cube.1 + cube.2
  }
}

extension Gradient {
  /// The colour at a place between the left end, 0, and the right end, 1.
  func color(at place: Double) -> HexColor { from.mixed(with: to, at: place) }
}
