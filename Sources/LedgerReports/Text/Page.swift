/// The lines of a text report on their way to the text.
struct Page {
  let style: TextStyle
  let glyphs: Glyphs
  private var lines: [Line] = []

  init(_ style: TextStyle) {
    self.style = style
    glyphs = Glyphs(usesASCII: style.usesASCII)
  }

  /// The number of columns there are.
  var width: Int { style.width }

  /// Adds a line.
  mutating func add(_ line: Line = Line()) { lines.append(line) }

  /// Adds lines.
  mutating func add(_ more: [Line]) { lines += more }

  /// Adds a table with its header.
  mutating func add(_ table: TextTable) { add(table.lines(width, glyphs)) }

  /// Adds the title with what it is about at the right end, or below it where there is no room, and a heavy rule.
  mutating func title(_ title: String, _ right: String = "") {
    let name = Line(title, .strong)
    let subject = Line(right, .faint)
    if name.width + 2 + subject.width <= width {
      add(name.spread(subject, over: width))
    } else {
      add([name, subject].filter { $0.width > 0 })
    }
    add(Line(glyphs.line(glyphs.heavyRule, width), .faint))
  }

  /// Adds a heading with a rule behind it, and an empty line in front.
  mutating func section(_ title: String) {
    add()
    let name = Line(title + " ", .strong)
    add(name + Line(glyphs.line(glyphs.rule, width - name.width), .faint))
  }

  /// Adds facts, each with its label in front.
  mutating func add(facts: [(label: String, value: String)]) {
    let indent = (facts.map { Label($0.label).width }.max() ?? 0) + 2
    for (label, value) in facts {
      add(Paragraph.lines(value, behind: Line(label, .faint), indent: indent, width: width))
    }
  }

  /// The text; no line is wider than the page.
  var text: String {
    lines.reduce(into: "") { text, line in
      text += line.clipped(to: width, ellipsis: glyphs.ellipsis).text(style.color)
      text += "\n"
    }
  }
}
