/// Texts between tags.
enum MarkupText {
  /// The text of a range with its entities decoded and white space collapsed; nil when nothing is left.
  static func text(_ bytes: SourceBytes, _ range: Range<Int>, isLiteral: Bool) -> String? {
    if isLiteral || !bytes[range].contains(UInt8(ascii: "&")) { return bytes.plainText(range) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "&"), let (scalar, end) = entity(bytes, at: index, before: range.upperBound) {
        decoded += Array(String(Character(scalar)).utf8)
        index = end
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded.plainText
  }

  /// The character that an entity stands for, and the place behind it; nil for a lone ampersand.
  private static func entity(_ bytes: SourceBytes, at index: Int, before end: Int) -> (Unicode.Scalar, Int)? {
    let limit = min(end, index + 12)
    guard let close = bytes[(index + 1)..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes.text((index + 1)..<close).lowercased()
    if let scalar = names[name] { return (scalar, close + 1) }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    guard let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10), value > 0,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, close + 1)
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]
}
