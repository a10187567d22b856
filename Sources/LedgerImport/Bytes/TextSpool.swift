/// Takes in the bytes of a file that is to be text, and stops where they show that it is none: a device or a pipe without end
/// would fill the disk before ``Statement`` refused it.
///
/// It refuses nothing that a statement would read: its rules are those of ``FileText``, as far as the bytes up to there
/// decide them.
public struct TextSpool {
  /// How many bytes tell whether every second one of text is 0.
  private static let beginning = 1 << 16

  /// What a character is made of.
  private enum Units {
    /// The bytes are too few to tell.
    case unknown
    case bytes
    /// Pairs of bytes, in an encoding of UTF-16.
    case pairs(TextEncoding)
  }

  private let named: TextEncoding?
  private var spool: ByteSpool
  /// The first bytes, as long as they are too few to tell.
  private var first: [UInt8] = []
  private var units = Units.unknown
  /// The last byte, where it is the first one of a pair.
  private var halfUnit: UInt8?

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - encoding: the encoding that an option names; nil lets the bytes tell.
  ///   - temporaryFolder: where temporary files go, for the bytes and for what is made of them; nil keeps all in memory.
  public init(encoding: TextEncoding?, temporaryFolder: String?) {
    named = encoding
    spool = ByteSpool(folder: temporaryFolder)
  }

  /// Takes in the next bytes.
  ///
  /// - Parameter piece: the bytes.
  /// - Throws: ``ImportError`` when the file will be refused whatever follows.
  public mutating func append(_ piece: UnsafeRawBufferPointer) throws(ImportError) {
    let start = spool.count
    do throws(TemporaryFileError) { try spool.append(piece) } catch { throw .temporaryFile(error) }
    if case .unknown = units {
      first += piece
      if first.count >= TextSpool.beginning { try judgeBeginning() }
    } else {
      try refuseNUL(piece, from: start)
    }
  }

  /// The bytes that were taken in.
  ///
  /// - Throws: ``ImportError/temporaryFile(_:)``.
  public consuming func finish() throws(ImportError) -> SourceBytes {
    do throws(TemporaryFileError) { return try spool.finish() } catch { throw .temporaryFile(error) }
  }

  private mutating func judgeBeginning() throws(ImportError) {
    let bytes = first
    first = []
    let sample = SourceBytes(bytes.prefix(TextSpool.beginning))
    if let kind = FileKind(firstBytes: sample) { throw .notText(kind) }
    let encoding = FileText.statedEncoding(of: sample, named: named) ?? EncodingDetector.utf16(sample)
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian: units = .pairs(encoding ?? .utf16LittleEndian)
    default: units = .bytes
    }
    try refuseNUL(bytes, from: 0)
  }

  /// A character of value 0 is in no text, whatever the encoding.
  private mutating func refuseNUL<Piece: RandomAccessCollection<UInt8>>(
    _ piece: Piece, from start: Int
  ) throws(ImportError) where Piece.Index == Int {
    switch units {
    case .unknown: return
    case .bytes:
      guard let index = piece.firstNUL else { return }
      throw .nulBytes(line: LineCount.line(of: start + index, in: try finish()))
    case .pairs(let encoding):
      guard holdsPairOfZeros(piece) else { return }
      // The line is one of the decoded text, which is refused as the whole file would have been.
      _ = try FileText(file: try finish(), encoding: encoding)
    }
  }

  /// Whether a pair of zeros is a character; it may have begun in the piece before.
  private mutating func holdsPairOfZeros<Piece: RandomAccessCollection<UInt8>>(
    _ piece: Piece
  ) -> Bool where Piece.Index == Int {
    var index = 0
    if let half = halfUnit, let byte = piece.first {
      if half == 0, byte == 0 { return true }
      index = 1
    }
    while index + 1 < piece.count {
      if piece[index] == 0, piece[index + 1] == 0 { return true }
      index += 2
    }
    if !piece.isEmpty { halfUnit = index < piece.count ? piece[index] : nil }
    return false
  }
}
