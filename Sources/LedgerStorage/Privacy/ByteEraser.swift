/// Writes over a name where it stands in bytes, and over whole rows, so that what is left has the same length and lines.
struct ByteEraser {
  /// What takes the place of each byte.
  static let blank = UInt8(ascii: "x")

  private let name: [UInt8]

  /// Looks for a name; letters of ASCII in either case are the same.
  init(_ name: String) { self.name = name.utf8.map(ByteEraser.folded) }

  /// Whether a text has the name in it.
  func isFound(in text: String) -> Bool {
    var bytes = Array(text.utf8)
    return erase(in: &bytes) > 0
  }

  /// The text with an ellipsis in the place of the name.
  func erased(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let ends = places(in: bytes)
    for start in ends.reversed() { bytes.replaceSubrange(start..<start + name.count, with: Array("…".utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes over the name.
  ///
  /// - Returns: how often it was there.
  @discardableResult
  func erase(in bytes: inout [UInt8]) -> Int {
    let found = places(in: bytes)
    for start in found { for index in start..<start + name.count { bytes[index] = ByteEraser.blank } }
    return found.count
  }

  private func places(in bytes: [UInt8]) -> [Int] {
    guard !name.isEmpty, bytes.count >= name.count else { return [] }
    var found: [Int] = []
    var start = 0
    while start <= bytes.count - name.count {
      if ByteEraser.folded(bytes[start]) == name[0],
        (1..<name.count).allSatisfy({ ByteEraser.folded(bytes[start + $0]) == name[$0] })
      {
        found.append(start)
        start += name.count
      } else {
        start += 1
      }
    }
    return found
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
