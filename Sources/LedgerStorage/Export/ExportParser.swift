/// Reads the JSON of one line (RFC 8259), as far as exports have it: no fractions, exponents, `true` or `false`.
struct ExportParser {
  /// The place from which on a line is not such JSON: bytes from 0.
  struct Malformed: Error, Equatable {
    let offset: Int
  }

  /// How deep values lie in each other at most; a hostile line could else use up the stack.
  private static let deepest = 3

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The value that a line holds.
  ///
  /// - Throws: ``Malformed``.
  static func value(of line: UnsafeBufferPointer<UInt8>) throws(Malformed) -> ExportedValue {
    var parser = ExportParser(line)
    let value = try parser.value(depth: 0)
    guard parser.next() == nil else { throw Malformed(offset: parser.position) }
    return value
  }

  /// The next byte that is no blank; it is not passed over.
  private mutating func next() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0d: position += 1
      case let byte: return byte
      }
    }
    return nil
  }

  private var malformed: Malformed { Malformed(offset: position) }

  private mutating func take(_ byte: UInt8) throws(Malformed) {
    guard next() == byte else { throw malformed }
    position += 1
  }

  private mutating func value(depth: Int) throws(Malformed) -> ExportedValue {
    guard depth <= ExportParser.deepest else { throw malformed }
    switch next() {
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "{"): return .members(try members(depth: depth))
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "n"):
      for byte in "null".utf8 {
        guard position < bytes.count, bytes[position] == byte else { throw malformed }
        position += 1
      }
      return .null
    default: return .integer(try integer())
    }
  }

  private mutating func list(depth: Int) throws(Malformed) -> [ExportedValue] {
    var values: [ExportedValue] = []
    try take(UInt8(ascii: "["))
    if next() == UInt8(ascii: "]") {
      position += 1
      return values
    }
    while true {
      values.append(try value(depth: depth + 1))
      guard next() == UInt8(ascii: ",") else { break }
      position += 1
    }
    try take(UInt8(ascii: "]"))
    return values
  }

  private mutating func members(depth: Int) throws(Malformed) -> [ExportedValue.Member] {
    var members: [ExportedValue.Member] = []
    try take(UInt8(ascii: "{"))
    while true {
      guard next() == UInt8(ascii: "\"") else { throw malformed }
      let name = try text()
      try take(UInt8(ascii: ":"))
      members.append(.init(name: name, value: try value(depth: depth + 1)))
      guard next() == UInt8(ascii: ",") else { break }
      position += 1
    }
    try take(UInt8(ascii: "}"))
    return members
  }

  /// A whole number that fits into 64 bits.
  private mutating func integer() throws(Malformed) -> Int64 {
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
    let digits = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
    let count = position - digits
    guard (1...19).contains(count), count == 1 || bytes[digits] != UInt8(ascii: "0"),
      let number = Int64(String(decoding: bytes[start..<position], as: UTF8.self))
    else { throw Malformed(offset: start) }
    return number
  }

  private mutating func text() throws(Malformed) -> String {
    let start = position
    position += 1
    let end = bytes[position...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
    guard let end else { throw Malformed(offset: bytes.count) }
    let text: String?
    if bytes[end] == UInt8(ascii: "\"") {
      text = String(validating: bytes[position..<end], as: UTF8.self)
      position = end + 1
    } else {
      text = String(validating: try escapedText(), as: UTF8.self)
    }
    guard let text else { throw Malformed(offset: start) }
    return text
  }

  /// The bytes of a text up to its end, with the escapes resolved.
  private mutating func escapedText() throws(Malformed) -> [UInt8] {
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return text
      case UInt8(ascii: "\\"): text.append(contentsOf: try escape())
      case 0..<0x20: throw malformed
      default:
        text.append(byte)
        position += 1
      }
    }
    throw malformed
  }

  private mutating func escape() throws(Malformed) -> [UInt8] {
    let start = position
    guard position + 1 < bytes.count else { throw malformed }
    position += 2
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "/"): return [UInt8(ascii: "/")]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
    default: throw Malformed(offset: start)
    }
  }

  /// The character of a `\u` whose digits come next; one outside the basic plane is two such escapes.
  private mutating func scalar() throws(Malformed) -> Unicode.Scalar {
    let start = position
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xd800..<0xdc00).contains(first), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw Malformed(offset: start) }
    position += 2
    let second = try unit()
    guard (0xdc00..<0xe000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xd800) << 10 + (UInt32(second) - 0xdc00))
    else { throw Malformed(offset: start) }
    return scalar
  }

  private mutating func unit() throws(Malformed) -> UInt16 {
    guard position + 4 <= bytes.count else { throw malformed }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw malformed }
    position += 4
    return unit
  }
}
