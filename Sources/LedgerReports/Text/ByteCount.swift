internal import LedgerDomain

/// A number of bytes as a person reads it: `512 bytes`, `4.1 kB`, `12 MB`.
struct ByteCount {
  let bytes: Int

  init(_ bytes: Int) { self.bytes = bytes }

  /// The words: at least two figures, rounded to the nearest.
  var text: String {
    if bytes < 1000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var (size, index) = (Double(bytes) / 1000, 0)
    let units = ["kB", "MB", "GB", "TB"]
    while size >= 999.5, index < units.count - 1 { (size, index) = (size / 1000, index + 1) }
    let rounded = size < 9.95 ? "\((size * 10).rounded() / 10)" : FixedPoint.grouped("\(Int(size.rounded()))")
    return "\(rounded) \(units[index])"
  }
}
