/// Physical lines, which end with LF, CR LF or CR.
enum LineCount {
  /// The number of the line, from 1, on which a byte stands.
  static func line(of index: Int, in bytes: SourceBytes) -> Int {
    var line = 1
    for position in 0..<Swift.min(index, bytes.count) {
      if bytes[position] == 0x0a {
        line += 1
      } else if bytes[position] == 0x0d, position + 1 >= bytes.count || bytes[position + 1] != 0x0a {
        line += 1
      }
    }
    return line
  }
}
