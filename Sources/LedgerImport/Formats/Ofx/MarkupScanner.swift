/// Takes SGML and XML apart into tags and the text between them, without asking that tags are closed.
///
/// What begins like a tag but has no end, and a `<` in a text, are text. Each byte is looked at a bounded number of
/// times.
struct MarkupScanner {
  /// A piece of the file.
  enum Token {
    /// `<NAME>`, with the range of the name.
    case open(Range<Int>)
    /// `</NAME>`, with the range of the name.
    case close(Range<Int>)
    /// Text that is not blank; what is literal has no entities.
    case text(Range<Int>, isLiteral: Bool)
  }

  private let bytes: SourceBytes
  private var index = 0
  private var counted = 0
  /// The line on which the last token begins.
  private(set) var line = 1
  /// Where that line begins.
  private(set) var lineStart = 0
  /// Where the last token stands; a text without the blanks around it.
  private(set) var tokenRange = 0..<0
  /// Ends of comments and literal sections that were looked for in vain.
  private var missing: Set<String> = []

  /// A scanner at the beginning of a text.
  init(_ bytes: SourceBytes) { self.bytes = bytes }

  /// The next piece; nil at the end.
  mutating func next() -> Token? {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        if let skipped = comment() {
          if let literal = skipped { return literal }
          continue
        }
        if let tag = tag() { return tag }
      }
      if let text = text() { return text }
    }
    return nil
  }

  /// The text up to the next tag; nil when it is blank.
  private mutating func text() -> Token? {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") || !mayBeginTag(index) { index += 1 }
    let range = bytes.trimmed(start..<index)
    if range.isEmpty { return nil }
    count(to: range.lowerBound)
    tokenRange = range
    return .text(range, isLiteral: false)
  }

  private func mayBeginTag(_ position: Int) -> Bool {
    guard position + 1 < bytes.count else { return false }
    let byte = bytes[position + 1]
    return isLetter(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }

  /// A tag; nil when there is none here.
  private mutating func tag() -> Token? {
    var position = index + 1
    let isClosing = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let start = position
    guard position < bytes.count, isLetter(bytes[position]) else { return nil }
    while position < bytes.count, isLetter(bytes[position]) || isNameByte(bytes[position]) { position += 1 }
    let name = start..<position
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: ">") {
      // Attributes stand behind a blank.
      let isForeign = end == position && bytes[end] > 0x20 && bytes[end] != UInt8(ascii: "/")
      if bytes[end] == UInt8(ascii: "<") || end - start > 1000 || isForeign { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    count(to: index)
    tokenRange = index..<(end + 1)
    index = end + 1
    return isClosing ? .close(name) : .open(name)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ":")
  }

  /// Passes over a comment, an instruction or a declaration, and gives the text of a literal section. Nil when there is
  /// nothing of the kind.
  private mutating func comment() -> Token?? {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "!") || bytes[index + 1] == UInt8(ascii: "?") else {
      return nil
    }
    if begins("<!--") { return pass(4, "-->") ? .some(nil) : nil }
    if begins("<![CDATA[") {
      let start = index + 9
      guard pass(9, "]]>") else { return nil }
      let range = bytes.trimmed(start..<(index - 3))
      if range.isEmpty { return .some(nil) }
      count(to: range.lowerBound)
      tokenRange = range.lowerBound..<index
      return .text(range, isLiteral: true)
    }
    return pass(2, ">") ? .some(nil) : nil
  }

  private func begins(_ mark: String) -> Bool {
    index + mark.utf8.count <= bytes.count && bytes[index..<(index + mark.utf8.count)].elementsEqual(mark.utf8)
  }

  /// Goes behind the next end mark; false, and no move, when there is none.
  private mutating func pass(_ width: Int, _ mark: String) -> Bool {
    if missing.contains(mark) { return false }
    let end = Array(mark.utf8)
    var position = index + width
    while position + end.count <= bytes.count {
      if bytes[position] == end[0], bytes[position..<(position + end.count)].elementsEqual(end) {
        index = position + end.count
        return true
      }
      position += 1
    }
    missing.insert(mark)
    return false
  }

  /// Counts the ends of lines up to a place.
  private mutating func count(to place: Int) {
    while counted < place {
      let byte = bytes[counted]
      if byte == 0x0a || (byte == 0x0d && (counted + 1 >= bytes.count || bytes[counted + 1] != 0x0a)) {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
  }
}
