/// Goes through the fields of SWIFT messages: `:61:` and what follows up to the next field.
struct Mt940Fields {
  /// One field.
  struct Field {
    /// The tag without its colons, such as `60F`.
    let tag: String
    /// The line on which it begins.
    let line: Int
    /// Where it stands, from the beginning of its first line.
    var range: Range<Int>
    /// Its lines, the first without the tag.
    var lines: [Range<Int>]
  }

  private let bytes: SourceBytes
  private var lines: TextLines
  private var field: Field?

  /// The fields of a text.
  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    lines = TextLines(bytes)
  }

  /// The next field; nil at the end.
  mutating func next() -> Field? {
    while let line = lines.next() {
      if let (tag, value) = tag(line) {
        let last = field
        field = Field(tag: tag, line: lines.number, range: line, lines: [value])
        if let last { return last }
      } else if endsMessage(line) {
        if let last = field.take() { return last }
      } else if let open = field {
        field?.range = open.range.lowerBound..<line.upperBound
        if open.lines.count < Mt940Fields.mostLines { field?.lines.append(line) }
      }
    }
    return field.take()
  }

  /// The lines that a field can have at most with room to spare; SWIFT allows six.
  private static let mostLines = 200

  /// The tag at the beginning of a line, and what stands behind it; the block that a message begins with is passed over.
  private func tag(_ line: Range<Int>) -> (String, Range<Int>)? {
    var start = line.lowerBound
    if start < line.upperBound, bytes[start] == UInt8(ascii: "{") {
      guard let block = bytes[line].lastIndex(of: UInt8(ascii: ":")), block > start else { return nil }
      // `{4::20:X` has the first field on the line of the block.
      guard let open = bytes[line].lastIndex(of: UInt8(ascii: "{")),
        bytes[open..<line.upperBound].starts(with: "{4:".utf8)
      else { return nil }
      start = open + 3
    }
    var index = start + 1
    guard start < line.upperBound, bytes[start] == UInt8(ascii: ":") else { return nil }
    while index < line.upperBound, index - start <= 4, bytes[index] != UInt8(ascii: ":") { index += 1 }
    guard index < line.upperBound, bytes[index] == UInt8(ascii: ":"), index - start >= 3,
      bytes.digit(at: start + 1) != nil, bytes.digit(at: start + 2) != nil
    else { return nil }
    return (bytes.text((start + 1)..<index).uppercased(), (index + 1)..<line.upperBound)
  }

  /// Whether a line ends a message: `-`, `-}`, or the blocks of the next one.
  private func endsMessage(_ line: Range<Int>) -> Bool {
    let content = bytes.trimmed(line)
    guard let first = content.first else { return false }
    if bytes[first] == UInt8(ascii: "{") { return content.count > 2 && bytes[first + 2] == UInt8(ascii: ":") }
    return bytes[first] == UInt8(ascii: "-")
      && (content.count == 1 || bytes[first + 1] == UInt8(ascii: "}"))
  }
}
