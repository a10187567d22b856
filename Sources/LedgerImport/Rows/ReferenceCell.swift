/// A cell with the bank's own id of a row.
enum ReferenceCell {
  /// The id; nil when the cell holds none: no digit, only zeros, or words.
  static func text(_ bytes: SourceBytes, _ cell: Cell) -> String? {
    isID(bytes, bytes.content(cell)) ? bytes.text(cell) : nil
  }

  /// A short fingerprint of the id, which different ids may share; nil when the cell holds none.
  static func hash(_ bytes: SourceBytes, _ cell: Cell) -> UInt32? {
    let range = bytes.content(cell)
    guard isID(bytes, range) else { return nil }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  private static func isID(_ bytes: SourceBytes, _ range: Range<Int>) -> Bool {
    guard range.count >= 2, range.count <= 100 else { return false }
    var hasDigit = false
    for index in range {
      if bytes[index] <= 0x20 { return false }
      if let digit = bytes.digit(at: index), digit > 0 { hasDigit = true }
    }
    return hasDigit
  }
}
