/// A piece of an XML document (XML 1.0, fifth edition). Texts and the values of attributes enter it in no other way than as
/// values, and are escaped when it is written: no name or payee can become markup.
public struct Markup: Sendable {
  private enum Content {
    case element(name: StaticString, attributes: [(name: StaticString, value: String)], children: [Markup])
    case text(String)
    case lineBreak
  }

  private let content: Content

  /// An element. Names of elements and attributes are written in the program, never made from data.
  init(_ name: StaticString, _ attributes: [(StaticString, any MarkupValue)] = [], _ children: [Markup] = []) {
    content = .element(
      name: name, attributes: attributes.map { ($0, $1.markupText) }, children: children)
  }

  /// An element that holds a text.
  init(_ name: StaticString, _ attributes: [(StaticString, any MarkupValue)] = [], text: String) {
    self.init(name, attributes, [Markup(text: text)])
  }

  /// A text.
  init(text: String) { content = .text(text) }

  private init(_ content: Content) { self.content = content }

  /// The end of a line between elements, where white space says nothing.
  static let lineBreak = Markup(.lineBreak)

  /// The piece as it stands in a document.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to output: inout String) {
    switch content {
    case .text(let text): Markup.escape(text, into: &output)
    case .lineBreak: output += "\n"
    case .element(let name, let attributes, let children):
      output += "<\(name)"
      for (attribute, value) in attributes {
        output += " \(attribute)=\""
        Markup.escape(value, into: &output)
        output += "\""
      }
      if children.isEmpty {
        output += "/>"
      } else {
        output += ">"
        for child in children { child.write(to: &output) }
        output += "</\(name)>"
      }
    }
  }

  /// Writes a text so that it is nothing but text, between quotes too, with what is obeyed instead of shown made visible. What
  /// XML forbids even as a reference (§2.2 "Char") becomes U+FFFD; white space other than blanks stays what it is in attributes
  /// (§3.3.3).
  private static func escape(_ text: String, into output: inout String) {
    for scalar in VisibleText.of(text, keeping: .whole).unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      // `]]>` must not stand in a text (§2.4).
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      case "'": output += "&#39;"
      case "\t": output += "&#9;"
      case "\n": output += "&#10;"
      case "\r": output += "&#13;"
      default: output.unicodeScalars.append(isForbidden(scalar) ? "\u{fffd}" : scalar)
      }
    }
  }

  /// The two that are no characters.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0xfffe || scalar.value == 0xffff }
}

/// A value that an attribute can have.
protocol MarkupValue {
  /// The value before it is escaped.
  var markupText: String { get }
}

extension String: MarkupValue {
  var markupText: String { self }
}

extension Int: MarkupValue {
  var markupText: String { String(self) }
}

extension Double: MarkupValue {
  /// The number without exponent and with two decimals at most, from 10 on with one, which is a place within a twentieth of a
  /// point; what is no number is 0.
  var markupText: String {
    guard isFinite, abs(self) < 1e12 else { return "0" }
    let hundredths = abs(self) < 10 ? Int((self * 100).rounded()) : Int((self * 10).rounded()) * 10
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let decimals = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
    return (hundredths < 0 ? "-" : "") + "\(whole)\(decimals)"
  }
}
