internal import LedgerDomain

/// What is drawn of a picture so far: shapes in their order, gradients and rules that they refer to.
struct Canvas: Sendable {
  private(set) var shapes: [Markup] = []
  private(set) var definitions: [Markup] = []
  private(set) var styles = ""
  private var gradients: [Paint: String] = [:]
  private var textColors: [HexColor: String] = [:]

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

  /// Adds a text whose base line begins, ends or has its middle at a place, as its class says. Where it is a short form,
  /// a pointer on it shows the title.
  mutating func add(
    text: String, x: Double, y: Double, size: Double, class style: String = "", title: String? = nil
  ) {
    var attributes: [(StaticString, any MarkupValue)] = [("x", x), ("y", y)]
    if size != Picture.textSize { attributes.append(("font-size", size)) }
    if !style.isEmpty { attributes.append(("class", style)) }
    let shape = Markup("text", attributes, text: VisibleText.of(text))
    guard let title else { return shapes.append(shape) }
    shapes.append(Markup("g", [], [Markup("title", text: VisibleText.of(title)), shape]))
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

  /// Adds a part of the picture with a beginning of its own: its shapes have their heights from a place of the picture on.
  ///
  /// - Parameters:
  ///   - top: where the part begins.
  ///   - color: what `currentColor` is in it.
  ///   - draw: draws the part on a canvas without definitions.
  mutating func add(partAt top: Double, color: HexColor, _ draw: (inout Canvas) -> Void) {
    var part = Canvas()
    draw(&part)
    shapes.append(Markup("svg", [("y", top), ("color", "\(color)")], part.shapes))
  }

  /// Draws a definition once more.
  ///
  /// - Parameters:
  ///   - name: the definition's identifier, written in the program.
  ///   - x: how far to the right.
  ///   - y: how far below.
  mutating func use(_ name: StaticString, x: Double = 0, y: Double = 0) {
    var attributes: [(StaticString, any MarkupValue)] = [("href", "#\(name)")]
    if x != 0 { attributes.append(("x", x)) }
    if y != 0 { attributes.append(("y", y)) }
    add("use", attributes)
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

  /// Adds a definition, such as a filter or a shape that is drawn several times.
  mutating func define(_ definition: Markup) { definitions.append(definition) }
}
