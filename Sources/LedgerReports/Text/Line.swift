/// One line of a text report, made of labels in different inks.
struct Line: Hashable, Sendable {
  private struct Span: Hashable, Sendable {
    let label: Label
    let ink: Ink
  }

  private var spans: [Span]

  /// A line without text.
  init() { spans = [] }

  /// A line of one text, which is made safe.
  init(_ text: String, _ ink: Ink = .plain) { spans = [Span(label: Label(text), ink: ink)] }

  /// The number of columns it takes.
  var width: Int { spans.reduce(0) { $0 + $1.label.width } }

  /// Both lines, one behind the other.
  static func + (left: Line, right: Line) -> Line {
    var line = left
    line.spans += right.spans
    return line
  }

  /// Puts another line behind this one.
  static func += (left: inout Line, right: Line) { left.spans += right.spans }

  /// Puts a text behind this one.
  mutating func append(_ label: Label, _ ink: Ink) { spans.append(Span(label: label, ink: ink)) }

  /// Blanks.
  static func blanks(_ count: Int) -> Line {
    count > 0 ? Line(String(repeating: " ", count: count)) : Line()
  }

  /// The line with blanks behind or in front of it, up to a width.
  func padded(to width: Int, _ alignment: Alignment = .leading) -> Line {
    let missing = Line.blanks(width - self.width)
    return switch alignment {
    case .leading: self + missing
    case .trailing: missing + self
    case .center: Line.blanks((width - self.width) / 2) + self + Line.blanks((width - self.width + 1) / 2)
    }
  }

  /// The line with another one at its right end, `width` columns in all, or behind it when there is no room.
  func spread(_ right: Line, over width: Int) -> Line {
    self + .blanks(max(2, width - self.width - right.width)) + right
  }

  /// The line, cut so that it takes no more than a number of columns.
  func clipped(to limit: Int, ellipsis: String) -> Line {
    guard width > limit else { return self }
    let end = Label(ellipsis).prefix(limit)
    var line = Line()
    var room = limit - end.width
    for span in spans {
      let kept = span.label.prefix(room)
      line.spans.append(Span(label: kept, ink: span.ink))
      room -= kept.width
      if kept != span.label {
        line.spans.append(Span(label: end, ink: span.ink))
        break
      }
    }
    return line
  }

  /// The line in pieces that fit, parted behind blanks, colons, hyphens and slashes, or within a word that fits nowhere.
  ///
  /// - Parameter limit: the number of columns that a piece may take.
  /// - Returns: one piece or more.
  func wrapped(to limit: Int) -> [Line] {
    if width <= limit { return [self] }
    var lines = [Line()]
    for span in spans {
      for var word in span.label.words {
        if lines[lines.count - 1].width + word.trimmedWidth > limit, lines[lines.count - 1].width > 0 {
          lines.append(Line())
        }
        while word.trimmedWidth > limit, case let piece = word.prefix(limit), !piece.text.isEmpty {
          lines[lines.count - 1].spans.append(Span(label: piece, ink: span.ink))
          lines.append(Line())
          word = Label(String(word.text.dropFirst(piece.text.count)))
        }
        lines[lines.count - 1].spans.append(Span(label: word, ink: span.ink))
      }
    }
    return lines.map(\.withoutBlankAtEnd)
  }

  private var withoutBlankAtEnd: Line {
    guard let last = spans.last, last.label.text.last == " " else { return self }
    var line = self
    line.spans[spans.count - 1] = Span(label: Label(String(last.label.text.dropLast())), ink: last.ink)
    return line
  }

  /// The line on a gradient from its left to its right end; what is faint has the colour of the gradient itself.
  func painted(on gradient: ReadableGradient) -> Line {
    var line = Line()
    var column = 0
    let last = Double(max(1, width - 1))
    for span in spans {
      for character in span.label.text {
        let label = Label(String(character))
        let background = gradient.colors.color(at: Double(column) / last)
        line.append(
          label,
          .painted(
            background: background, text: span.ink == .faint ? background : gradient.ink, isStrong: span.ink == .strong)
        )
        column += label.width
      }
    }
    return line
  }

  /// The line as it is printed, without blanks at its end.
  func text(_ depth: ColorDepth) -> String {
    var runs: [(ink: Ink, text: String)] = []
    for span in spans {
      if runs.last?.ink == span.ink {
        runs[runs.count - 1].text += span.label.text
      } else {
        runs.append((span.ink, span.label.text))
      }
    }
    while let last = runs.last, !last.ink.showsBlanks {
      let bytes = last.text.utf8
      guard let end = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") }) else {
        runs.removeLast()
        continue
      }
      runs[runs.count - 1].text = String(last.text[..<bytes.index(after: end)])
      break
    }
    return runs.reduce(into: "") { text, run in
      if let parameters = run.ink.parameters(depth) {
        text += "\u{1b}[\(parameters)m\(run.text)\u{1b}[0m"
      } else {
        text += run.text
      }
    }
  }
}

/// Where a text stands in the room it has.
enum Alignment: Sendable {
  case leading, trailing, center
}
