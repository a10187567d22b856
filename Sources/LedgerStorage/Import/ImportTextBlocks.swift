internal import LedgerDomain

/// Cuts the text of a file into blocks of whole lines while it comes in. Lines end with LF, CR LF or CR.
struct ImportTextBlocks {
  /// How many bytes a block has before a new one begins at the next line: the last page of each block is half empty.
  private static let size = 1 << 18

  private let texts: ImportTextDAO
  private let batch: Int64
  private var block: [UInt8] = []
  private var line = 1
  private var firstLine = 1
  private var endsWithCR = false

  init(_ texts: ImportTextDAO, _ batch: Int64) {
    self.texts = texts
    self.batch = batch
    block.reserveCapacity(2 * ImportTextBlocks.size)
  }

  /// Takes in the next bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    // What comes before it is in the block already.
    var start = bytes.startIndex
    func take(upTo end: Int) {
      block.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end
    }
    for (index, byte) in bytes.enumerated() {
      if endsWithCR, byte != 0x0a {
        take(upTo: index)
        try endLine()
      }
      if byte == 0x0a {
        take(upTo: index + 1)
        try endLine()
      }
      endsWithCR = byte == 0x0d
    }
    take(upTo: bytes.endIndex)
  }

  /// Keeps what is left.
  mutating func finish() throws {
    if !block.isEmpty { try store() }
  }

  private mutating func endLine() throws {
    line += 1
    if block.count >= ImportTextBlocks.size { try store() }
  }

  private mutating func store() throws {
    try texts.insert(block, of: batch, firstLine: firstLine)
    block.removeAll(keepingCapacity: true)
    firstLine = line
  }
}
