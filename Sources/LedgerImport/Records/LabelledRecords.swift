/// Records whose cells stand each on a line of its own, behind a label: `Date: 30/01/2025`.
struct LabelledRecords: Sendable {
  /// The labels, in the order in which they first appear.
  let labels: [String]

  /// Looks whether a text is made of labelled lines; nil when it is not.
  init?(_ bytes: SourceBytes) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    var lines = 0
    var index = 0
    while index < bytes.count, lines < 400 {
      var end = index
      while end < bytes.count, bytes[end] != 0x0a, bytes[end] != 0x0d { end += 1 }
      let range = bytes.trimmed(index..<end)
      index = RecordReader.skipLineEnd(bytes, at: end)
      if range.isEmpty { continue }
      lines += 1
      guard let label = LabelledRecords.label(bytes, range) else { return nil }
      let name = bytes.text(bytes.trimmed(range.lowerBound..<label))
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
      if order.count > 60 { return nil }
    }
    let repeated = order.filter { counts[$0, default: 0] > 1 || lines <= 8 }
    guard repeated.count >= 2, lines >= 3 else { return nil }
    labels = repeated
  }

  /// Reads one block of labelled lines.
  func next(_ bytes: SourceBytes, position: inout Int, line: inout Int, into record: inout Record) -> Bool {
    record.cells = Array(repeating: .empty, count: labels.count)
    var found = 0
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position] != 0x0a, bytes[position] != 0x0d { position += 1 }
      let range = bytes.trimmed(start..<position)
      let lineEnd = position
      position = RecordReader.skipLineEnd(bytes, at: position)
      line += 1
      if range.isEmpty {
        if found > 0 { return true }
        continue
      }
      guard let label = LabelledRecords.label(bytes, range),
        let column = labels.firstIndex(of: bytes.text(bytes.trimmed(range.lowerBound..<label)))
      else {
        record.range = record.range.lowerBound..<lineEnd
        continue
      }
      if !record.cells[column].range.isEmpty {
        // A label comes again without a blank line between: the next record has begun.
        position = start
        line -= 1
        return true
      }
      if found == 0 { (record.line, record.range) = (line - 1, start..<start) }
      record.range = record.range.lowerBound..<lineEnd
      found += 1
      record.cells[column] = Cell(range: (label + 1)..<lineEnd)
    }
    return found > 0
  }

  /// The index of the colon behind the label of a line.
  private static func label(_ bytes: SourceBytes, _ range: Range<Int>) -> Int? {
    guard let colon = range.prefix(40).first(where: { bytes[$0] == UInt8(ascii: ":") }), colon > range.lowerBound,
      bytes.digit(at: range.lowerBound) == nil,
      !range.prefix(colon - range.lowerBound).contains(where: {
        bytes[$0] == UInt8(ascii: ",") || bytes[$0] == UInt8(ascii: ";") || bytes[$0] == 0x22
      })
    else { return nil }
    return colon
  }
}
