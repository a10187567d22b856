internal import LedgerDomain

/// Writes over a payee in the text of an imported file, whose blocks of whole lines come by in order, so that what is left has
/// the same length and lines.
///
/// Rows of the payee's entries go as a whole. In rows of other entries nothing changes. What belongs to no entry, such as a row
/// that an earlier file had brought already, loses the name.
struct FileTextEraser {
  /// What takes the place of each byte.
  static let blank = UInt8(ascii: "x")

  /// The name as formats of files write it; none when it cannot be told from what else stands in a file.
  private let spellings: [PayeeName]
  private var own: RowPlaces
  private var others: RowPlaces
  private var isQIF: Bool?

  /// Prepares to go through a file.
  ///
  /// - Parameters:
  ///   - spellings: the name as files write it; nothing is looked for without one.
  ///   - own: the rows of the payee's entries.
  ///   - others: the rows of other entries.
  init(_ spellings: [PayeeName], own: [ImportedRow], others: [ImportedRow]) {
    self.spellings = spellings
    self.own = RowPlaces(own)
    self.others = RowPlaces(others)
  }

  /// Writes over the payee in the next block.
  ///
  /// - Returns: in how many places of other entries' rows, or where the name cannot be told, it still stands.
  mutating func erase(in block: inout [UInt8], firstLine: Int, name: PayeeName) -> Int {
    let kept = others.ranges(in: block, firstLine: firstLine)
    for range in own.ranges(in: block, firstLine: firstLine) {
      for index in range where block[index] != 0x0a && block[index] != 0x0d { block[index] = FileTextEraser.blank }
    }
    if isQIF == nil { isQIF = block.first == UInt8(ascii: "!") }
    guard name.mayStand(in: block[...]) else { return 0 }
    var (start, left) = (0, 0)
    while start < block.count {
      let end = LineEnd(ofLineFrom: start, in: block)
      let line = start..<end.index
      if name.mayStand(in: block[line]) {
        let searched = searchable(block[line])
        for range in spellings.flatMap({ FileTextEraser.places(of: $0, in: searched) }) {
          let range = line.lowerBound + range.lowerBound..<line.lowerBound + range.upperBound
          if kept.contains(where: { $0.overlaps(range) }) { continue }
          for index in range { block[index] = FileTextEraser.blank }
        }
        left += FileTextEraser.places(of: name, in: searchable(block[line])).count
      }
      start = end.next
    }
    return left
  }

  /// A line with blanks where marks of fields stand right in front of their text, as in QIF and MT940.
  private func searchable(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var line = Array(line)
    if isQIF == true, !line.isEmpty { line[0] = UInt8(ascii: " ") }
    for index in line.indices.dropLast(2) where line[index] == UInt8(ascii: "?") {
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      if digits.contains(line[index + 1]), digits.contains(line[index + 2]) {
        (line[index + 1], line[index + 2]) = (UInt8(ascii: "?"), UInt8(ascii: "?"))
      }
    }
    return line
  }

  private static func places(of name: PayeeName, in line: [UInt8]) -> [Range<Int>] {
    // A block may end within a character when a line is longer than one; such a line has other bytes as a text.
    guard let text = String(validating: line, as: UTF8.self) else { return [] }
    return name.ranges(in: text).map { range in
      let utf8 = text.utf8
      return utf8.distance(
        from: utf8.startIndex, to: range.lowerBound)..<utf8.distance(from: utf8.startIndex, to: range.upperBound)
    }
  }
}
