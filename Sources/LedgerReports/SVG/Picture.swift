/// A picture as an SVG document (SVG 1.1 and CSS, with what browsers share of SVG 2): no script, nothing from elsewhere, light
/// or dark as the reader has it.
public struct Picture: Sendable {
  /// The width of all pictures.
  static let width = 720.0
  /// The size of texts that do not say another.
  static let textSize = 15.0

  private let title: String
  private let description: String
  private let height: Double
  private let styles: String
  private let definitions: [Markup]
  private let content: [Markup]

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - title: what it shows, in a few words.
  ///   - description: the figures in words, for those who do not see it.
  ///   - height: its height, in the unit of its width.
  ///   - canvas: what is drawn.
  init(title: String, description: String, height: Double, _ canvas: Canvas) {
    self.title = title
    self.description = description
    self.height = height
    styles = canvas.styles
    definitions = canvas.definitions
    content = canvas.shapes
  }

  /// The picture as an element.
  public var markup: Markup {
    let parts =
      [
        Markup("title", [("id", "title")], text: VisibleText.of(title)),
        Markup("desc", [("id", "desc")], text: VisibleText.of(description)),
        Markup("style", text: Stylesheet.common + styles),
      ] + (definitions.isEmpty ? [] : [Markup("defs", [], definitions)]) + [
        Markup("rect", [("width", Picture.width), ("height", height), ("rx", 24), ("class", "page")])
      ] + content
    return Markup(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", Picture.width), ("height", height),
        ("font-size", Picture.textSize),
        ("viewBox", "0 0 \(Picture.width.markupText) \(height.markupText)"), ("role", "img"),
        ("aria-labelledby", "title desc"),
      ],
      parts.flatMap { [.lineBreak, $0] } + [.lineBreak])
  }

  /// The picture as a file; it ends with a newline.
  public var text: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + markup.text + "\n" }
}
