/// The text of a file, as UTF-8 bytes without a byte order mark.
struct FileText {
  /// The bytes, which are well-formed UTF-8.
  let bytes: [UInt8]
  /// The encoding that the file had.
  let encoding: TextEncoding
  /// Bytes that the encoding does not have, and that U+FFFD now stands for.
  let warnings: [ImportWarning]

  /// Decodes a file, in the encoding that an option names; nil lets the bytes tell.
  ///
  /// - Throws: ``ImportError`` when the bytes are no text, or not of the named encoding.
  init(file: [UInt8], encoding named: TextEncoding?) throws(ImportError) {
    if file.isEmpty { throw .emptyFile }
    if let kind = FileKind(firstBytes: file) { throw .notText(kind) }
    let mark = ByteOrderMark(file)
    let isWide = named == .utf16LittleEndian || named == .utf16BigEndian
    let encoding = (isWide ? mark?.encoding : nil) ?? named ?? mark?.encoding ?? FileText.guess(file)
    let start = mark.map { $0.encoding == encoding ? $0.width : 0 } ?? 0
    switch encoding {
    case .utf8:
      try self.init(utf8: file, from: start, isNamed: named != nil)
    case .utf16LittleEndian, .utf16BigEndian:
      self.init(utf16: file, from: start, encoding: encoding)
    default:
      try self.init(legacy: file, encoding: encoding, isNamed: named != nil)
    }
    if let index = bytes.firstIndex(of: 0) { throw .nulBytes(line: LineCount.line(of: index, in: bytes)) }
    if bytes.allSatisfy({ $0 <= 0x20 }) { throw .onlyBlank }
  }

  /// What the bytes tell; where they are in an old encoding, the one that the file names itself comes first.
  private static func guess(_ file: [UInt8]) -> TextEncoding {
    let likeliest = EncodingDetector.encoding(of: file)
    switch likeliest {
    case .utf8, .utf16LittleEndian, .utf16BigEndian: return likeliest
    default: return DeclaredEncoding.encoding(of: file) ?? likeliest
    }
  }

  private init(utf8 file: [UInt8], from start: Int, isNamed: Bool) throws(ImportError) {
    let check = UTF8Check.check(file, from: start)
    encoding = .utf8
    if check.invalidCount == 0 {
      bytes = start == 0 ? file : Array(file[start...])
      warnings = []
      return
    }
    if isNamed, let first = check.invalid.first {
      throw .undecodable(line: LineCount.line(of: first, in: file), byte: file[first], encoding: .utf8)
    }
    bytes = Array(String(decoding: file[start...], as: UTF8.self).utf8)
    warnings = check.invalid.prefix(100).map {
      .undecodable(line: LineCount.line(of: $0, in: file), byte: file[$0], encoding: .utf8)
    }
  }

  private init(utf16 file: [UInt8], from start: Int, encoding: TextEncoding) {
    let low = encoding == .utf16LittleEndian ? 0 : 1
    let units = (0..<Swift.max(0, (file.count - start) / 2)).lazy.map { pair in
      let index = start + 2 * pair
      return UInt16(file[index + low]) | UInt16(file[index + 1 - low]) << 8
    }
    bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    self.encoding = encoding
    warnings = []
  }

  private init(legacy file: [UInt8], encoding: TextEncoding, isNamed: Bool) throws(ImportError) {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(file.count + file.count / 4)
    var warnings: [ImportWarning] = []
    var invalid: Int?
    LegacyDecoder(encoding).decode(file) { index, scalar in
      if let scalar {
        if scalar.value < 0x80 { decoded.append(UInt8(scalar.value)) } else { decoded += UTF8.encode(scalar)! }
      } else {
        if invalid == nil { invalid = index }
        decoded += [0xef, 0xbf, 0xbd]
        if warnings.count < 100 {
          let line = LineCount.line(of: index, in: file)
          warnings.append(.undecodable(line: line, byte: file[index], encoding: encoding))
        }
      }
    }
    if isNamed, let invalid {
      throw .undecodable(line: LineCount.line(of: invalid, in: file), byte: file[invalid], encoding: encoding)
    }
    bytes = decoded
    self.encoding = encoding
    self.warnings = warnings
  }
}
