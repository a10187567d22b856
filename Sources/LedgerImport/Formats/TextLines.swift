/// Goes through the lines of a text, which end with LF, CR LF or CR.
struct TextLines {
  private let bytes: SourceBytes
  private var index: Int
  /// The number of the line that ``next()`` gave last, from 1.
  private(set) var number: Int

  /// The lines of a text.
  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    index = 0
    number = 0
  }

  /// The next line without its end; nil behind the last.
  mutating func next() -> Range<Int>? {
    guard index < bytes.count else { return nil }
    number += 1
    let start = index
    while index < bytes.count, bytes[index] != 0x0a, bytes[index] != 0x0d { index += 1 }
    let line = start..<index
    if index < bytes.count {
      let isPair = bytes[index] == 0x0d && index + 1 < bytes.count && bytes[index + 1] == 0x0a
      index += isPair ? 2 : 1
    }
    return line
  }
}
