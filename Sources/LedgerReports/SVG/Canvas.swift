internal import LedgerDomain

/// What is drawn of a picture so far: shapes in their order, gradients and rules that they refer to.
struct Canvas: Sendable {
  private(set) var shapes: [Markup] = []
  private(set) var definitions: [Markup] = []
  private(set) var styles = ""
  private var gradients: [Paint: String] = [:]
  private var textColors: [HexColor: String] = [:]
  private var inks: [HexColor: String] = [:]

  /// A gradient with its direction.
  private struct Paint: Hashable {
    let colors: Gradient
    let direction: Direction
  }

  /// Where a gradient runs.
  enum Direction: Hashable {
    /// From the left to the right end of the shape.
    case rightwards
    /// From the lower to the upper end of the shape.
    case upwards
    /// From one place of the picture to another in a line, whatever the shape, so that several shapes share it.
    case across(from: Double, to: Double)
  }

  /// Adds a shape.
  mutating func add(_ shape: Markup) { shapes.append(shape) }

  /// Adds an element.
  mutating func add(_ name: StaticString, _ attributes: [(StaticString, any MarkupValue)]) {
    shapes.append(Markup(name, attributes))
  }

  /// Adds a text whose base line begins, ends or has its middle at a place, as its class says.
  mutating func add(
    text: String, x: Double, y: Double, size: Double, class style: String = ""
  ) {
    var attributes: [(StaticString, any MarkupValue)] = [("x", x), ("y", y)]
    if size != Picture.textSize { attributes.append(("font-size", size)) }
    if !style.isEmpty { attributes.append(("class", style)) }
    shapes.append(Markup("text", attributes, text: VisibleText.of(text)))
  }

  /// Adds a text whose middle is at a place, turned around it clockwise.
  mutating func add(text: String, around middle: Point, degrees: Double, size: Double, class style: String) {
    let place = "\(middle.x.markupText) \(middle.y.markupText)"
    shapes.append(
      Markup(
        "text",
        [
          // A third of the size lies above the base line's middle in letters of all fonts.
          ("x", middle.x), ("y", middle.y + size / 3), ("font-size", size), ("class", style),
          ("transform", "rotate(\(degrees.markupText) \(place))"),
        ], text: VisibleText.of(text)))
  }

  /// Draws a definition once more.
  ///
  /// - Parameters:
  ///   - name: the definition's identifier, written in the program.
  ///   - x: how far to the right.
  ///   - y: how far below.
  mutating func use(_ name: StaticString, x: Double = 0, y: Double) {
    var attributes: [(StaticString, any MarkupValue)] = [("href", "#\(name)")]
    if x != 0 { attributes.append(("x", x)) }
    add("use", attributes + [("y", y)])
  }

  /// A part of a text with a size and look of its own.
  struct Run: Sendable {
    let text: String
    let size: Double
    let style: String
  }

  /// Adds a text of several parts, each of which begins where the one before ends, whatever the font.
  mutating func add(runs: [Run], x: Double, y: Double) {
    shapes.append(
      Markup(
        "text", [("x", x), ("y", y)],
        runs.map { Markup("tspan", [("font-size", $0.size), ("class", $0.style)], text: VisibleText.of($0.text)) }))
  }

  /// The reference to a gradient, which is defined when it is first asked for.
  mutating func paint(_ colors: Gradient, _ direction: Direction = .rightwards) -> String {
    let paint = Paint(colors: colors, direction: direction)
    if let known = gradients[paint] { return known }
    let name = "g\(gradients.count)"
    var attributes: [(StaticString, any MarkupValue)] = [("id", name)]
    switch direction {
    case .rightwards: break
    case .upwards: attributes += [("x1", 0), ("y1", 1), ("x2", 0), ("y2", 0)]
    case .across(let start, let end):
      attributes += [("gradientUnits", "userSpaceOnUse"), ("x1", start), ("x2", end), ("y1", 0), ("y2", 0)]
    }
    definitions.append(
      Markup(
        "linearGradient", attributes,
        [
          Markup("stop", [("stop-color", "\(colors.from)")]),
          Markup("stop", [("offset", 1), ("stop-color", "\(colors.to)")]),
        ]))
    gradients[paint] = "url(#\(name))"
    return "url(#\(name))"
  }

  /// The class of texts in a colour, or the nearest to it that can be read in light and dark.
  mutating func textClass(_ color: HexColor) -> String {
    if let known = textColors[color] { return known }
    let name = "c\(textColors.count)"
    styles += Stylesheet.readable(name, color)
    textColors[color] = name
    return name
  }

  /// The class of texts that have exactly a colour, on something coloured.
  mutating func inkClass(_ color: HexColor) -> String {
    if let known = inks[color] { return known }
    let name = "i\(inks.count)"
    // A rule for all texts would win over an attribute, so the colour is a rule too.
    styles += ".\(name){fill:\(color)}"
    inks[color] = name
    return name
  }

  /// Adds a definition, such as a filter or a shape that is drawn several times.
  mutating func define(_ definition: Markup) { definitions.append(definition) }
}
