/// Cuts the text of a file into blocks of whole lines while it comes in. Lines end with LF, CR LF or CR.
struct ImportTextBlocks {
  /// How many bytes a block has before a new one begins at the next line: the last page of each block is half empty.
  private static let size = 1 << 18

  private let keep: (ImportTextBlock) throws -> Void
  private var block: [UInt8] = []
  private var line = 1
  private var firstLine = 1
  private var endsWithCR = false

  private init(_ keep: @escaping (ImportTextBlock) throws -> Void) {
    self.keep = keep
    block.reserveCapacity(2 * ImportTextBlocks.size)
  }

  /// Cuts a text.
  ///
  /// - Parameters:
  ///   - forEachPiece: hands out the text.
  ///   - keep: gets each block, in order.
  /// - Throws: what the two throw.
  static func cut(_ forEachPiece: ImportTextStoring.Text, into keep: (ImportTextBlock) throws -> Void) throws {
    try withoutActuallyEscaping(keep) { keep in
      var blocks = ImportTextBlocks(keep)
      try forEachPiece { try blocks.append($0) }
      if !blocks.block.isEmpty { try blocks.store() }
    }
  }

  /// Takes in the next bytes.
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) throws {
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

  private mutating func endLine() throws {
    line += 1
    if block.count >= ImportTextBlocks.size { try store() }
  }

  private mutating func store() throws {
    try keep(ImportTextBlock(block, firstLine: firstLine))
    block.removeAll(keepingCapacity: true)
    firstLine = line
  }
}
