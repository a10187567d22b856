/// Writes JSON values as text: the same value always gives the same bytes.
struct JSONWriter {
  /// Where the text is to stand.
  enum Layout {
    /// In a file of its own: a line for each value, two blanks for each level of nesting.
    case document
    /// In the script element of an HTML page: without blanks, and without `<`, which alone could end the element (HTML,
    /// "Restrictions on the contents of script elements").
    case embedded
  }

  private let layout: Layout
  private(set) var text = ""

  /// Begins with nothing.
  init(layout: Layout = .document) { self.layout = layout }

  /// Writes a value.
  mutating func write(_ value: JSONValue, depth: Int = 0) {
    switch value {
    case .object(let members):
      list(members, between: ("{", "}"), depth: depth) { writer, member in
        writer.write(string: member.0)
        writer.text += writer.layout == .document ? ": " : ":"
        writer.write(member.1, depth: depth + 1)
      }
    case .array(let values):
      list(values, between: ("[", "]"), depth: depth) { $0.write($1, depth: depth + 1) }
    case .string(let string): write(string: string)
    case .number(let number): write(number: number)
    case .integer(let integer): text += String(integer)
    case .bool(let bool): text += bool ? "true" : "false"
    case .null: text += "null"
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], between marks: (String, String), depth: Int,
    element write: (inout JSONWriter, Element) -> Void
  ) {
    text += marks.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine(depth + 1)
      write(&self, element)
    }
    if !elements.isEmpty { breakLine(depth) }
    text += marks.1
  }

  private mutating func breakLine(_ depth: Int) {
    if layout == .embedded { return }
    text += "\n"
    for _ in 0..<depth { text += "  " }
  }

  /// The shortest digits that read back as the same number; a whole one has no decimals.
  private mutating func write(number: Double) {
    precondition(number.isFinite, "JSON has no \(number)")
    let digits = String(number == 0 ? 0 : number)
    text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  /// A string with the escapes of RFC 8259 §7. What ``VisibleText`` holds for unsafe on a terminal is escaped too, so
  /// that a document shown there runs nothing.
  private mutating func write(string: String) {
    text += "\""
    defer { text += "\"" }
    let lessThan = layout == .embedded ? UInt8(ascii: "<") : 0
    // Most strings need no escape at all.
    if string.utf8.allSatisfy({
      $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != lessThan
    }) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{c}": text += "\\f"
      default:
        if VisibleText.isUnsafe(scalar) || layout == .embedded && scalar == "<" {
          text += JSONWriter.escape(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// `\u` and four digits for each UTF-16 unit of the scalar.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}
