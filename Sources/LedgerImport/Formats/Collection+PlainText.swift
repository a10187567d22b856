/// Texts of formats that have no quotes and no guards of spreadsheets.
extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The text of a range with one blank for each run of white space and control characters, and none at the ends; nil
  /// when
  /// nothing is left.
  func plainText(_ range: Range<Int>) -> String? {
    let range = trimmed(range)
    if range.isEmpty { return nil }
    if isPlain(range) { return text(range) }
    var collapsed: [UInt8] = []
    collapsed.reserveCapacity(range.count)
    var index = range.lowerBound
    var pendingBlank = false
    while index < range.upperBound {
      let width = self[index] < 0x20 ? 1 : whiteSpaceWidth(at: index, before: range.upperBound)
      if width > 0 {
        pendingBlank = true
        index += width
        continue
      }
      if pendingBlank && !collapsed.isEmpty { collapsed.append(0x20) }
      pendingBlank = false
      collapsed.append(self[index])
      index += 1
    }
    return collapsed.isEmpty ? nil : String(decoding: collapsed, as: UTF8.self)
  }

  private func isPlain(_ range: Range<Int>) -> Bool {
    for index in range {
      let byte = self[index]
      if byte < 0x20 || (byte == 0x20 && self[index + 1] == 0x20)
        || (byte >= 0xc2 && whiteSpaceWidth(at: index, before: range.upperBound) > 0)
      {
        return false
      }
    }
    return true
  }

  /// All bytes as a plain text.
  var plainText: String? { plainText(startIndex..<endIndex) }
}
