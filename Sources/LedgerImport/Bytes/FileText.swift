/// The text of a file, as UTF-8 bytes without a byte order mark.
struct FileText {
  /// The bytes, which are well-formed UTF-8.
  let bytes: SourceBytes
  /// The encoding that the file had.
  let encoding: TextEncoding
  /// Bytes that the encoding does not have, and that U+FFFD now stands for.
  let warnings: [ImportWarning]
  /// Whether an option names an encoding and the file is UTF-8 that no other encoding of single bytes would give.
  let isUTF8Instead: Bool

  /// Decodes a file, in the encoding that an option names; nil lets the bytes tell.
  ///
  /// What is decoded lies in the file's folder for temporary files where it is large.
  ///
  /// - Throws: ``ImportError`` when the bytes are no text, or not of the named encoding.
  init(file: SourceBytes, encoding named: TextEncoding?) throws(ImportError) {
    if file.isEmpty { throw .emptyFile }
    if let kind = FileKind(firstBytes: file) { throw .notText(kind) }
    let mark = ByteOrderMark(file)
    let encoding = FileText.statedEncoding(of: file, named: named) ?? FileText.guess(file)
    let start = mark.map { $0.encoding == encoding ? $0.width : 0 } ?? 0
    switch encoding {
    case .utf8:
      try self.init(utf8: file, from: start, isNamed: named != nil)
    case .utf16LittleEndian, .utf16BigEndian:
      do throws(TemporaryFileError) {
        try self.init(utf16: file, from: start, encoding: encoding)
      } catch {
        throw .temporaryFile(error)
      }
    default:
      try self.init(legacy: file, encoding: encoding, isNamed: named != nil)
    }
    if let index = FileText.firstNUL(bytes) { throw .nulBytes(line: LineCount.line(of: index, in: bytes)) }
    if bytes.allSatisfy({ $0 <= 0x20 }) { throw .onlyBlank }
  }

  /// What the bytes say against the encoding that was given.
  var contradictions: [OptionContradiction] { isUTF8Instead ? [.encoding(given: encoding)] : [] }

  /// The encoding that an option or a byte order mark names; nil when the bytes have to tell.
  static func statedEncoding(of file: SourceBytes, named: TextEncoding?) -> TextEncoding? {
    let mark = ByteOrderMark(file)
    let isWide = named == .utf16LittleEndian || named == .utf16BigEndian
    return (isWide ? mark?.encoding : nil) ?? named ?? mark?.encoding
  }

  /// What the bytes tell; where they are in an old encoding, the one that the file names itself comes first.
  private static func guess(_ file: SourceBytes) -> TextEncoding {
    let likeliest = EncodingDetector.encoding(of: file)
    switch likeliest {
    case .utf8, .utf16LittleEndian, .utf16BigEndian: return likeliest
    default: return DeclaredEncoding.encoding(of: file) ?? likeliest
    }
  }

  /// The first byte of value 0.
  private static func firstNUL(_ bytes: SourceBytes) -> Int? {
    var offset = 0
    var found: Int?
    bytes.forEachPiece { piece in
      if found == nil, let index = piece.firstNUL { found = offset + index }
      offset += piece.count
    }
    return found
  }

  private init(utf8 file: SourceBytes, from start: Int, isNamed: Bool) throws(ImportError) {
    let check = UTF8Check.check(file, from: start)
    encoding = .utf8
    isUTF8Instead = false
    if check.invalidCount == 0 {
      bytes = file.droppingFirst(start)
      warnings = []
      return
    }
    if isNamed, let first = check.invalid.first {
      throw .undecodable(line: LineCount.line(of: first, in: file), byte: file[first], encoding: .utf8)
    }
    bytes = SourceBytes(String(decoding: file[start...], as: UTF8.self).utf8)
    warnings = check.invalid.prefix(100).map {
      .undecodable(line: LineCount.line(of: $0, in: file), byte: file[$0], encoding: .utf8)
    }
  }

  private init(
    utf16 file: SourceBytes, from start: Int, encoding: TextEncoding
  ) throws(TemporaryFileError) {
    let low = encoding == .utf16LittleEndian ? 0 : 1
    let units = (0..<Swift.max(0, (file.count - start) / 2)).lazy.map { pair in
      let index = start + 2 * pair
      return UInt16(file[index + low]) | UInt16(file[index + 1 - low]) << 8
    }
    var decoded = ByteSpool(folder: file.temporaryFolder)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): try decoded.append(utf8: scalar)
      case .emptyInput: break decoding
      case .error: try decoded.append(utf8: "\u{fffd}")
      }
    }
    self.encoding = encoding
    isUTF8Instead = false
    guard (file.count - start) % 2 == 1, let half = file.last else {
      bytes = try decoded.finish()
      warnings = []
      return
    }
    // A character of which half is missing may be part of a number.
    try decoded.append(utf8: "\u{fffd}")
    bytes = try decoded.finish()
    warnings = [.undecodable(line: LineCount.line(of: bytes.count, in: bytes), byte: half, encoding: encoding)]
  }

  private init(legacy file: SourceBytes, encoding: TextEncoding, isNamed: Bool) throws(ImportError) {
    var warnings: [ImportWarning] = []
    var invalid: Int?
    do throws(TemporaryFileError) {
      var decoded = ByteSpool(folder: file.temporaryFolder)
      try LegacyDecoder(encoding).decode(file) { index, scalar throws(TemporaryFileError) in
        try decoded.append(utf8: scalar ?? "\u{fffd}")
        if scalar != nil { return }
        if invalid == nil { invalid = index }
        if warnings.count < 100 {
          let line = LineCount.line(of: index, in: file)
          warnings.append(.undecodable(line: line, byte: file[index], encoding: encoding))
        }
      }
      bytes = try decoded.finish()
    } catch {
      throw .temporaryFile(error)
    }
    if isNamed, let invalid {
      throw .undecodable(line: LineCount.line(of: invalid, in: file), byte: file[invalid], encoding: encoding)
    }
    self.encoding = encoding
    isUTF8Instead = isNamed && FileText.isUTF8(file, insteadOf: encoding)
    self.warnings = warnings
  }

  /// Whether the bytes are UTF-8 beyond ASCII. Two characters of an East Asian encoding may look so, many of another one
  /// hardly do.
  private static func isUTF8(_ file: SourceBytes, insteadOf encoding: TextEncoding) -> Bool {
    switch encoding {
    case .shiftJIS, .gb18030, .eucJP, .eucKR, .big5: return false
    default:
      let check = UTF8Check.check(file)
      return check.invalidCount == 0 && check.wideCount > 0
    }
  }
}
